import { isScreen } from './pictured.ts';

/** The widths of the contract's breakpoints and of the phones and desktops on either side, in px. */
const widths = [360, 480, 600, 768, 1024, 1280] as const;
type Width = (typeof widths)[number];

export type Theme = 'light' | 'dark';

/** How a story is checked: a theme and a width in px. */
export interface Mode {
  readonly name: string;
  readonly theme: Theme;
  readonly width: number;
  /** In px. A taller story makes the window grow. */
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
 * The modes in which every story is checked, in this order. The story plays in the first mode, and from one mode to the
 * next only one thing changes. A phone is the last, because a play function may have opened what a phone does not have.
 * The file `tools/visual/pictured.ts` decides which modes are captured.
 */
const modes: readonly Mode[] = [aMode('light', 1280), aMode('dark', 1280), aMode('dark', 360), aMode('light', 360)];

const large: readonly Mode[] = [aMode('light', 360), aMode('light', 1280)].map((mode) => ({
  ...mode,
  name: `${mode.name}-large`,
  isLarge: true,
}));

/** Returns the further modes of a story, with text twice as large. Only a screen has them. */
export const largeModesOf = ({ name, title }: { readonly name: string; readonly title: string }): readonly Mode[] =>
  name === 'Default' && isScreen(title) ? large : [];

/** Whether a mode of large text has a screenshot. On mobile, a screen would be higher than a WebP can be. */
export const isLargePictured = ({ width }: Mode): boolean => width >= 600;

/**
 * Returns the modes of a story that fixes its own viewport (`w768`): that width in every theme. Without a viewport, it
 * returns all modes.
 */
function modesAt(viewport: string | undefined): readonly Mode[] {
  const width = widths.find((one: Width) => `w${one}` === viewport);
  return width ? [aMode('light', width), aMode('dark', width)] : modes;
}

/**
 * Returns the one width that a story is about. A story may set it (`globals.viewport`), and then a person cannot change
 * it either. Or a story may only be checked at it (`parameters.onlyAt`), and then the toolbar decides.
 */
export function widthOf(story: {
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}): string | undefined {
  const viewport = story.storyGlobals?.viewport as { value?: string } | undefined;
  return viewport?.value ?? (story.parameters.onlyAt as string | undefined);
}

/** The mode of a tablet. Its width is neither of the two widths at which every story is checked. */
const tablet: Mode = { ...aMode('light', 768), name: 'light-768-tablet' };
const atRest = new Set(['Default', 'Open']);

/**
 * Returns the modes in which a story is checked. A screen at rest is also checked on a tablet. So is a component whose
 * meta has `parameters.alsoAt`, because it has its own styles there.
 */
export function modesOf(
  story: Parameters<typeof widthOf>[0] & { readonly name: string; readonly title: string },
): readonly Mode[] {
  const modes = modesAt(widthOf(story));
  const alsoOnTablet = story.parameters.alsoAt === 'w768' || isScreen(story.title);
  return alsoOnTablet && atRest.has(story.name) ? [...modes, tablet] : modes;
}
