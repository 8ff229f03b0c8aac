import type { StoryContext } from 'storybook/internal/types';

/** The widths of the contract's breakpoints and of the phones and desktops on either side, in px. */
const widths = [360, 480, 600, 768, 1024, 1280] as const;

export type Theme = 'light' | 'dark';

/** In px. A taller story makes the window grow. */
const heightOf = (width: number) => (width < 600 ? 780 : 900);

export const breakpointViewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: `${heightOf(width)}px` } },
  ]),
);

/** A theme and a window, in px. */
export interface Mode {
  readonly name: string;
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
}

const mode = (theme: Theme, width: number): Mode => ({
  name: `${theme}-${width}`,
  theme,
  width,
  height: heightOf(width),
});

const atRest = ['Default', 'Open'];

/**
 * Returns the modes in which a story has a screenshot, with the one in which it plays first.
 *
 * | Story                                              | Screenshots                     |
 * | -------------------------------------------------- | ------------------------------- |
 * | a behaviour, by its tag                            | none                            |
 * | with a docs page, or of `libs/ui`, `libs/lazy`:    |                                 |
 * | – Default, Open, Variants                          | light and dark, 1280            |
 * | – another state                                    | light, 1280                     |
 * | of a screen: Default, Open                         | light 1280, dark 360, light 360 |
 * | of `libs/feature-{account,shell}`: Default, Open   | light, 1280                     |
 * | any other                                          | none                            |
 *
 * A story has one width if it fixes it (`globals.viewport`), or is only checked at it (`parameters.onlyAt`).
 * @param file the path of the story's file, from the root of the repository
 */
export function picturedModes(file: string, { name, tags, parameters, storyGlobals }: StoryContext): readonly Mode[] {
  if (tags.includes('behaviour')) return [];
  const { value = parameters.onlyAt as string | undefined } = (storyGlobals.viewport ?? {}) as { value?: string };
  const width = Number(value?.slice(1) ?? 1280);
  const light = mode('light', width);
  const rests = atRest.includes(name);
  if (/^libs\/(?:ui|lazy)\//.test(file) || tags.includes('autodocs'))
    return rests || name === 'Variants' ? [light, mode('dark', width)] : [light];
  if (!rests) return [];
  if (file.endsWith('Screen.stories.tsx'))
    return [light, ...(value ? [mode('dark', width)] : [mode('dark', 360), mode('light', 360)])];
  return /^libs\/feature-(?:account|shell)\//.test(file) ? [light] : [];
}

/**
 * Returns the name of a story's screenshots, without their mode: `ui/Button-as-link`.
 * @param file as for `picturedModes`
 */
export function pictureName(file: string, id: string): string {
  const [, library = '', ...folders] = file.split('/');
  return `${library}/${folders.at(-1)?.replace('.stories.tsx', '')}-${id.split('--')[1]}`;
}
