import { isScreen } from './pictured.ts';

/** The widths of the contract's breakpoints and of the phones and desktops on either side, in px. */
const widths = [360, 480, 600, 768, 1024, 1280] as const;
type Width = (typeof widths)[number];

export type Theme = 'light' | 'dark';

/** How a story is looked at: a theme and a width in px. */
export interface Mode {
  readonly name: string;
  readonly theme: Theme;
  readonly width: number;
  /** px; taller stories make the window grow. */
  readonly height: number;
  /** Text twice as large. */
  readonly isLarge?: boolean;
}

const heightOf = (width: number) => (width < 600 ? 780 : 900);

export const breakpointViewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: `${heightOf(width)}px` } },
  ]),
);

const aMode = (theme: Theme, width: number): Mode => ({
  name: `${theme}-${width}`,
  theme,
  width,
  height: heightOf(width),
});

/**
 * Where every story is checked, in this order: the first is the one in which it plays, and from one to the next only one
 * thing changes. A phone is the last because a play function may have opened what it has not. In which of them it is
 * photographed, `tools/visual/pictured.ts` says.
 */
const modes: readonly Mode[] = [aMode('light', 1280), aMode('dark', 1280), aMode('dark', 360), aMode('light', 360)];

const large: readonly Mode[] = [aMode('light', 360), aMode('light', 1280)].map((mode) => ({
  ...mode,
  name: `${mode.name}-large`,
  isLarge: true,
}));

/** How a story is looked at once more, with text twice as large: a screen is. */
export const largeModesOf = ({ name, title }: { readonly name: string; readonly title: string }): readonly Mode[] =>
  name === 'Default' && isScreen(title) ? large : [];

/** Whether there is a picture of a mode of large text: on mobile a screen would be higher than a WebP can be. */
export const isLargePictured = ({ width }: Mode): boolean => width >= 600;

/** The modes of a story that fixes its own viewport (`w768`): that width in every theme. Without one, all of them. */
function modesAt(viewport: string | undefined): readonly Mode[] {
  const width = widths.find((one: Width) => `w${one}` === viewport);
  return width ? [aMode('light', width), aMode('dark', width)] : modes;
}

/**
 * The one width that a story is about: that which it sets (`globals.viewport`), where a person cannot turn it either, or
 * that at which it is looked at (`parameters.onlyAt`), where the toolbar has the word.
 */
export function widthOf(story: {
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}): string | undefined {
  const viewport = story.storyGlobals?.viewport as { value?: string } | undefined;
  return viewport?.value ?? (story.parameters.onlyAt as string | undefined);
}

/** What something is like on a tablet, which is neither of the widths at which every story is looked at. */
const tablet: Mode = { ...aMode('light', 768), name: 'light-768-tablet' };
const atRest = new Set(['Default', 'Open']);

/**
 * The modes in which a story is looked at. A screen at rest is looked at on a tablet too, and so is a component whose meta
 * says `parameters.alsoAt`, because it has styles of its own there.
 */
export function modesOf(
  story: Parameters<typeof widthOf>[0] & { readonly name: string; readonly title: string },
): readonly Mode[] {
  const modes = modesAt(widthOf(story));
  const alsoOnTablet = story.parameters.alsoAt === 'w768' || isScreen(story.title);
  return alsoOnTablet && atRest.has(story.name) ? [...modes, tablet] : modes;
}
