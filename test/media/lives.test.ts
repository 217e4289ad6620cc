import { expect, test } from 'vitest';
import type { Pen } from '../../assets/art/pen.ts';
import { faceTexts } from '../../renderer/media/face-texts.ts';
import { paintCell } from '../../renderer/media/painter.ts';
import type { TextPen } from '../../renderer/media/text-pen.ts';
import { record } from './recording-pen.ts';

/** How often the pen fills something on the face of this character. */
function fills(character: string, options: Parameters<typeof faceTexts>[2]): number {
  const texts = faceTexts('en', 'fourth', options);
  const paint = (pen: Pen) =>
    paintCell(pen as TextPen, { what: 'character', id: character }, { width: 300, height: 420, texts });
  return record(paint).marks.filter((mark) => mark.startsWith('fill ')).length;
}

test('a character’s card shows the life that the options of the table give it', () => {
  expect(faceTexts('en', 'fourth', { kitCarlsonLife: 3 }).life('kit-carlson')).toBe(3);
  expect(faceTexts('en', 'fourth').life('kit-carlson')).toBe(4);
  expect(fills('kit-carlson', { kitCarlsonLife: 3 })).toBeLessThan(fills('kit-carlson', {}));
  expect(fills('rose-doolan', { kitCarlsonLife: 3 })).toBe(fills('rose-doolan', {}));
});

test('a face that differs is painted anew, one that does not is kept', () => {
  const plain = faceTexts('en', 'fourth');
  expect(faceTexts('en', 'fourth', { kitCarlsonLife: 3 }).version).not.toBe(plain.version);
  expect(faceTexts('en', 'fourth', { simplified: true })).toBe(plain);
});
