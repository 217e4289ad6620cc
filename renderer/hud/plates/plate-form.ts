/** How much a plate says: everything; one cartridge for all; nothing but its number and the four counts. */
export type PlateForm = 'full' | 'narrow' | 'bare';

/** Widths in rem, widest first; the same stand in `plate-forms.css`. */
const WIDTHS: readonly (readonly [PlateForm, number])[] = [
  ['full', 26.4],
  ['narrow', 19.6],
  ['bare', 14.2],
];

/** The fullest form that fits; `room` and `rem` in CSS pixels. The four counts are never dropped (hud.md, 7). */
export function plateForm(room: number, rem: number): PlateForm {
  return WIDTHS.find(([, width]) => width * rem <= room)?.[0] ?? 'bare';
}
