import type { Frame } from 'playwright';
import { causesOf, type Cause } from './causes.ts';
import { noteColours, readColours } from './colours.ts';
import type { Pixels } from './compare.ts';
import { coloursIn, rulesAt } from './in-page.ts';

let accepted: ReturnType<typeof readColours> | undefined;

/**
 * Tells what has changed in a picture while its story is still on the screen.
 * @param theme `light` or `dark`, as the mode of the picture begins
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
