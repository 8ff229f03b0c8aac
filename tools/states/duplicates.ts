import { kinds } from './kinds.ts';

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
  [
    'feature-shell-searchbox--failed feature-shell-searchbox--offline',
    'A search that fails leaves the page as it is, whatever the reason, and says one sentence for all (ERROR-37).',
  ],
]);

const dashed = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const states = new Set(Object.values(kinds).flatMap(({ states }) => states.map(dashed)));

/**
 * A state that looks like another one of its component is none. Stories that tell a behaviour may well end where
 * another begins: only the names of states are held to it.
 */
export function duplicateFaults(photographed: readonly Photographed[], excepted = alike): string[] {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const { story, signatures } of photographed.toSorted((one, other) => (one.story < other.story ? -1 : 1))) {
    const [component = '', state = ''] = story.split('--');
    if (!states.has(state)) continue;
    const look = [component, ...[...signatures].map((pair) => pair.join('=')).toSorted()].join(' ');
    const twin = seen.get(look);
    if (twin === undefined) seen.set(look, story);
    else if (!excepted.has(`${twin} ${story}`)) faults.push(`${story} looks like ${twin} in every mode.`);
  }
  return faults;
}
