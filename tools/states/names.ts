import { furtherStates, kinds } from './kinds.ts';

/** `PseudoStates` as it stands in the id of a story: `pseudo-states`. */
export const dashed = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const states = new Set([...Object.values(kinds).flatMap((kind) => [...kind.states]), ...furtherStates].map(dashed));

/** Whether a story is called after a state of its component; else its name tells a behaviour or an occasion. */
export const isNamedAfterState = (story: string): boolean => states.has(story.split('--')[1] ?? '');
