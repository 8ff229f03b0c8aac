import type { Frame } from 'playwright';
import { causesOf, type Cause } from './causes.ts';
import { noteColours, readColours } from './colours.ts';
import type { Pixels } from './compare.ts';
import { coloursIn, rulesAt } from './in-page.ts';

let accepted: ReturnType<typeof readColours> | undefined;

/**
 * Returns the causes of a screenshot's difference while the story is still rendered.
 * @param theme `light` or `dark`, with which the mode of the screenshot begins
 */
export async function explain(
  frame: Frame,
  theme: string,
  pixels: { readonly before: Pixels; readonly after: Pixels },
  changed: Uint8Array,
): Promise<Cause[]> {
  accepted ??= readColours();
  const now = await coloursIn(frame);
  await noteColours(theme, now);
  const colours = { accepted: (await accepted)[theme] ?? {}, now };
  return causesOf(pixels, changed, colours, (boxes) => rulesAt(frame, boxes));
}
