import components from '../states/components.json' with { type: 'json' };
import { isKind, kinds } from '../states/kinds.ts';
import { isNamedAfterState } from '../states/names.ts';
import { parts } from '../states/parts.ts';

/** How a story is checked, as far as it matters here. The full type is in `modes.ts`. */
interface Look {
  readonly theme: 'light' | 'dark';
  /** px */
  readonly width: number;
}

/** What the runner knows about a story. */
export interface PicturedStory {
  /** `ui-button--default`. */
  readonly id: string;
  /** `UI/Button`. */
  readonly title: string;
  readonly playFunction?: unknown;
}

const kindOf = new Map(
  Object.entries(components).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)),
);
for (const [part, whole] of parts) kindOf.set(part, kindOf.get(whole) ?? '');

/** Whether the stories of a title are about a whole screen, and not about a part of a screen or its other behaviour. */
export function isScreen(title: string): boolean {
  const name = title.split('/').at(-1) ?? '';
  const kind = kindOf.get(name);
  return !parts.has(name) && kind !== undefined && isKind(kind) && kinds[kind].pictured === 'screen';
}

/**
 * Returns how the component of a story is captured. A story file may lie in the folder of the component that it is
 * about.
 */
function picturedAt(title: string): 360 | 1280 | 'screen' {
  const kind = title
    .split('/')
    .map((name) => kindOf.get(name))
    .findLast(Boolean);
  return kind && isKind(kind) ? kinds[kind].pictured : 360;
}

/** Whether a story shows a behaviour, which its play function asserts, and not an appearance. */
const isBehaviour = ({ id, playFunction }: PicturedStory) => playFunction !== undefined && !isNamedAfterState(id);

const atRest = /--(?:default|open)$/;
const inBothThemes = /--(?:default|open|variants)$/;
const isNarrow = ({ width }: Look) => width < 600;

/**
 * Returns the modes of a story that have a screenshot, out of those in which it is checked. A behaviour has none. A
 * screen has one for each width: light at both, and dark where it is
 * narrow. A component has both themes at the width of its kind. At rest, it also has the other width and that of the
 * tablet. A story that fixes its width has no other width.
 * @param modes those of the story, with the one in which it plays first
 */
export function picturedModes<Mode extends Look>(story: PicturedStory, modes: readonly Mode[]): readonly Mode[] {
  if (isBehaviour(story)) return [];
  const at = picturedAt(story.title);
  if (at === 'screen') return modes.filter((mode) => mode.theme === 'light' || isNarrow(mode));
  const widths = new Set(modes.map(({ width }) => width));
  if (!widths.has(at)) return modes;
  return modes.filter(({ theme, width }) => width === at || (theme === 'light' && atRest.test(story.id)));
}

/**
 * Returns the modes of a story whose screenshots `npm test` compares; the others belong to `npm run test:full`. A
 * component has its own width in light, and in dark if it is at rest. A screen has both widths in light and the narrow
 * one in dark, at rest alone.
 * @param modes as for `picturedModes`
 */
export function guardedModes<Mode extends Look>(story: PicturedStory, modes: readonly Mode[]): readonly Mode[] {
  const pictured = picturedModes(story, modes);
  const at = picturedAt(story.title);
  if (at === 'screen')
    return atRest.test(story.id) ? pictured.filter((mode) => isNarrow(mode) || mode.width >= 1280) : [];
  const own = pictured.some(({ width }) => width === at) ? pictured.filter(({ width }) => width === at) : pictured;
  return own.filter(({ theme }) => theme === 'light' || inBothThemes.test(story.id));
}
