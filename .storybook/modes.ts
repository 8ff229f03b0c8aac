import type { StoryContext } from 'storybook/internal/types';

const widths = [360, 480, 600, 768, 1024, 1280] as const;

export type Theme = 'light' | 'dark';

const heightOf = (width: number) => (width < 600 ? 780 : 900);

export const breakpointViewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: `${heightOf(width)}px` } },
  ]),
);

/** In px. */
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

/** Stories of the design system that show all looks of a component at once, so that each tint is seen in both themes. */
const inBothThemes = ['Variants', 'Pseudo'];

/** Returns the mode of the play function first. */
export function screenshotModes(file: string, { name, tags, parameters, storyGlobals }: StoryContext): readonly Mode[] {
  if (tags.includes('behaviour')) return [];
  const { value = parameters.onlyAt as string | undefined } = (storyGlobals.viewport ?? {}) as { value?: string };
  const width = Number(value?.slice(1) ?? 1280);
  const light = mode('light', width);
  const rests = atRest.includes(name);
  if (/^libs\/(?:ui|lazy)\//.test(file) || tags.includes('autodocs'))
    return rests || inBothThemes.includes(name) ? [light, mode('dark', width)] : [light];
  if (!rests) return [];
  if (file.endsWith('Screen.stories.tsx'))
    return [light, ...(value ? [mode('dark', width)] : [mode('dark', 360), mode('light', 360)])];
  return /^libs\/feature-(?:account|shell)\//.test(file) ? [light] : [];
}

/** Returns, for example, `ui/Button-as-link`. */
export function screenshotName(file: string, id: string): string {
  const [, library = '', ...folders] = file.split('/');
  return `${library}/${folders.at(-1)?.replace('.stories.tsx', '')}-${id.split('--')[1]}`;
}
