import type { PhotoStage } from './stage.ts';
import { TABLES, type TableShot } from './table-shots.ts';

export interface Shot {
  readonly name: string;
  readonly language: 'en' | 'cs' | 'hu';
  /** Puts the page before the picture into its place. */
  set(stage: PhotoStage): Promise<void>;
  /** The table of the picture; none for the screens around it. */
  readonly table?: TableShot;
}

type TableName = keyof typeof TABLES;

/** A table as it stands, and what the looker then does. */
const table = (
  name: TableName,
  act: (stage: PhotoStage) => Promise<void> = async () => {},
  language: Shot['language'] = 'en',
): Shot => ({
  name,
  language,
  table: TABLES[name],
  async set(stage) {
    const laid = TABLES[name];
    stage.showcase.open(name, laid);
    await stage.settle();
    if ('during' in laid) stage.showcase.act(laid.during.move);
    await act(stage);
    await stage.run('during' in laid ? laid.during.seconds : 0.3);
    await stage.hold();
  },
});

const screen = (name: string, act: (stage: PhotoStage) => Promise<void>): Shot => ({
  name,
  language: 'en',
  async set(stage) {
    await act(stage);
    await stage.page.waitForTimeout(600);
  },
});

const press = async ({ page }: PhotoStage, ...keys: readonly string[]) => {
  for (const key of keys) {
    await page.waitForTimeout(450); // a new prompt is deaf for a moment
    await page.keyboard.press(key);
  }
};

export const SHOTS: readonly Shot[] = [
  screen('menu', async () => {}),
  screen('new-game', ({ page }) => page.getByRole('button', { name: /^Play/ }).click()),
  screen('settings', ({ page }) => page.getByRole('button', { name: /^Settings/ }).click()),
  table('four-seats'),
  table('seven-seats'),
  table('my-turn'),
  table('target', (stage) => press(stage, '1')),
  table('why', async (stage) => {
    await press(stage, '1');
    await stage.page.locator('[data-thing="seat-5"]').hover();
    await stage.page.waitForTimeout(500);
  }),
  table('preview', async (stage) => {
    await stage.page.locator('[data-thing^="hand-"]').first().focus();
    await stage.page.keyboard.down('Alt');
    await stage.page.waitForTimeout(500);
  }),
  table('reply'),
  table('general-store'),
  table('two-flips'),
  table('peek'),
  table('first-card'),
  table('dying'),
  table('dynamite'),
  table('duel'),
  table('death'),
  table('end'),
  table('backdrop', (stage) => stage.look({ eye: [-3.4, 2.6, 1.4], at: [0.5, 0.9, -7], fov: 46 })),
  table('green-cards', async (stage) => {
    await stage.page.locator('[data-thing^="row-0-"]').last().hover();
    await stage.page.waitForTimeout(500);
  }),
  table('brawl', (stage) => press(stage, '1', '2')),
  table('eight-seats'),
  table('three-seats'),
  table('vera-custer'),
  table('train-start'),
  table('train-stands'),
  table('train-move'),
  table('take-wagon'),
  table('end-of-line-ironhorse'),
  table('end-of-line-leland'),
  table('end-eight'),
  table('ghost'),
  table('custom-station'),
  table('czech', undefined, 'cs'),
  table('hungarian', (stage) => press(stage, '1'), 'hu'),
];
