import { dashed } from '../states/names.ts';
import { picturedModes } from './pictured.ts';
import { isLargePictured, largeModesOf, modesOf, type Mode } from './modes.ts';

/** The fields of a story file's meta or of one story that matter here. */
interface Annotations {
  readonly id?: string;
  readonly title?: string;
  readonly name?: string;
  readonly play?: unknown;
  readonly globals?: Readonly<Record<string, unknown>>;
  parameters?: Readonly<Record<string, unknown>>;
}

/** Converts a mode to Chromatic's format: the values of the toolbar. */
const inItsWords = ({ name, theme, width, isLarge }: Mode) =>
  [name, { theme, viewport: `w${width}`, ...(isLarge && { textSize: '200' }) }] as const;

/**
 * Makes Chromatic capture each story of a file in the modes in which it has a baseline here
 * (https://www.chromatic.com/docs/modes).
 * @param stories by the names under which they are exported
 */
export function giveModes(meta: Annotations, stories: Readonly<Record<string, Annotations>>): void {
  for (const [exported, story] of Object.entries(stories)) {
    const title = meta.title ?? '';
    const told = {
      id: `${meta.id}--${dashed(exported)}`,
      title,
      name: story.name ?? exported,
      playFunction: story.play ?? meta.play,
      storyGlobals: { ...meta.globals, ...story.globals },
      parameters: { ...meta.parameters, ...story.parameters },
    };
    const modes = [...picturedModes(told, modesOf(told)), ...largeModesOf(told).filter(isLargePictured)];
    const chromatic =
      modes.length > 0 ? { modes: Object.fromEntries(modes.map(inItsWords)) } : { disableSnapshot: true };
    story.parameters = { ...story.parameters, chromatic };
  }
}
