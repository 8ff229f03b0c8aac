import { isNamedAfterState } from './names.ts';

/** A story with the signatures of its pictures, by mode. */
export interface Photographed {
  readonly story: string;
  readonly signatures: ReadonlyMap<string, string>;
}

/**
 * Stories of which both may look alike, and why: `component--state component--state`, in the order of the alphabet.
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

/** Not a state of its own: the one at rest, where it is narrow. */
const isOfWidth = (story: string) => story.endsWith('--mobile');

/** Whether two look alike in every mode in which both were photographed. */
function areAlike(one: Photographed, other: Photographed): boolean {
  const shared = [...one.signatures.keys()].filter((mode) => other.signatures.has(mode));
  return shared.length > 0 && shared.every((mode) => one.signatures.get(mode) === other.signatures.get(mode));
}

const componentOf = ({ story }: Photographed) => story.split('--')[0];

/**
 * A state that looks like another one of its component is none. Stories that tell a behaviour may well end where
 * another begins: only the names of states are held to it.
 */
export function duplicateFaults(photographed: readonly Photographed[], excepted = alike): string[] {
  const states = photographed
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
