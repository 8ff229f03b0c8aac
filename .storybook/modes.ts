import type { StoryContext } from 'storybook/internal/types';

/** The widths of the window that the toolbar offers, in px. */
const widths = [360, 480, 600, 768, 1024, 1280] as const;

/** The themes of a story. */
export type Theme = 'light' | 'dark';

/** The height of the window for a width, in px: that of a phone or of a laptop. */
const heightOf = (width: number) => (width < 600 ? 780 : 900);

/** The sizes of the window for the toolbar, named by their width, such as `w360`. */
export const breakpointViewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: `${heightOf(width)}px` } },
  ]),
);

/** The theme and the size of the window of a screenshot, in px. */
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

/** The names of the stories that show a component or screen before it is used. */
const atRest = ['Default', 'Open', 'Closed'];

/**
 * The names of the stories that show all looks or all parts of a component at once, so that each tint is seen in both
 * themes.
 */
const inBothThemes = ['Parts', 'Variants', 'Hover, focus, pressed'];

/** The tags of a component with a docs page. */
const statuses = ['new', 'stable', 'deprecated'];

/** True for a story that the docs page of its component shows as a picture, in the theme of the page. */
const isPictured = (tags: readonly string[]) =>
  !tags.includes('autodocs') && statuses.some((status) => tags.includes(status));

/**
 * Returns the modes in which a story is compared with its screenshots and checked by axe. The first is the mode in
 * which its play function has run. A story with the tag `behaviour` has none. A story of another brand or with all
 * looks has light and dark, and so has one of which a docs page shows the screenshots. Other stories of `libs/ui` and
 * `libs/lazy` have one, in light or in the theme that the story sets, and those at rest have light and dark. A screen
 * at rest is also shown at 360 px. Of the other stories only those of account, payment and shell are compared.
 *
 * The width is 1280 px, unless a story sets the viewport of the toolbar or names one in the parameter `onlyAt`, both by
 * a name such as `w360`. The parameter only sets the width of the screenshots, not that of the story in Storybook.
 */
export function screenshotModes(file: string, { name, tags, parameters, storyGlobals }: StoryContext): readonly Mode[] {
  if (tags.includes('behaviour')) return [];
  const { value: viewport = parameters.onlyAt as string | undefined } = (storyGlobals.viewport ?? {}) as {
    value?: string;
  };
  const width = Number(viewport?.slice('w'.length) ?? 1280);
  const light = mode('light', width);
  const { theme } = storyGlobals as { readonly theme?: Theme };
  if (storyGlobals.brand !== undefined || inBothThemes.includes(name) || (isPictured(tags) && theme === undefined))
    return [light, mode('dark', width)];
  const rests = atRest.includes(name);
  if (/^libs\/(?:ui|lazy)\//.test(file) || tags.includes('autodocs'))
    return rests ? [light, mode('dark', width)] : [mode(theme ?? 'light', width)];
  if (!rests) return [];
  if (file.endsWith('Screen.stories.tsx'))
    return [light, ...(viewport ? [mode('dark', width)] : [mode('dark', 360), mode('light', 360)])];
  return /^libs\/feature-(?:account|payment|shell)\//.test(file) ? [light] : [];
}

/** Returns the name of a story's screenshot without its mode, such as `ui/Button-as-link`. */
export function screenshotName(file: string, id: string): string {
  const [, library = '', ...folders] = file.split('/');
  return `${library}/${folders.at(-1)?.replace('.stories.tsx', '')}-${id.split('--')[1]}`;
}
