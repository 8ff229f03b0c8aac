import { isNamedAfterState } from './names.ts';

/** A story with the signatures of its screenshots, by mode. */
export interface Captured {
  readonly story: string;
  readonly signatures: ReadonlyMap<string, string>;
}

/**
 * Pairs of stories that may look alike, with the reason: `component--state component--state`, in alphabetical order.
 */
const alike: ReadonlyMap<string, string> = new Map([
  [
    'feature-medicines-medicinedetailsscreen--empty feature-medicines-medicinedetailsscreen--failed',
    'A broken entry in storage is to be taken for none.',
  ],
  ...['recentproducts', 'similarproducts'].map(
    (shelf) =>
      [
        `feature-medicines-${shelf}--empty feature-medicines-${shelf}--one`,
        'A shelf of one is not shown beside a product.',
      ] as const,
  ),
  [
    'feature-shell-searchbox--failed feature-shell-searchbox--offline',
    'A search that fails leaves the page as it is, whatever the reason, and says one sentence for all (ERROR-37).',
  ],
]);

/** Whether a story is the default state at a narrow width, which is not a separate state. */
const isOfWidth = (story: string) => story.endsWith('--mobile');

/** Returns whether two stories look alike in every mode in which both were captured. */
function areAlike(one: Captured, other: Captured): boolean {
  const shared = [...one.signatures.keys()].filter((mode) => other.signatures.has(mode));
  return shared.length > 0 && shared.every((mode) => one.signatures.get(mode) === other.signatures.get(mode));
}

const componentOf = ({ story }: Captured) => story.split('--')[0];

/**
 * Returns the states that look like another state of their component. Behaviour stories may end as another story
 * begins: only the names of states are checked.
 */
export function duplicateFaults(captured: readonly Captured[], excepted = alike): string[] {
  const states = captured
    .filter(({ story }) => isNamedAfterState(story) && !isOfWidth(story))
    .toSorted((one, other) => (one.story < other.story ? -1 : 1));
  return states.flatMap((state, at) => {
    const twin = states
      .slice(0, at)
      .find((other) => componentOf(other) === componentOf(state) && areAlike(other, state));
    if (!twin || excepted.has(`${twin.story} ${state.story}`)) return [];
    return [`${state.story} looks like ${twin.story} in every mode.`];
  });
}
