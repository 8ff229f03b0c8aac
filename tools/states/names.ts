import { furtherStates, kinds } from './kinds.ts';

/** Returns `PseudoStates` as in a story id: `pseudo-states`. */
export const dashed = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const states = new Set([...Object.values(kinds).flatMap((kind) => [...kind.states]), ...furtherStates].map(dashed));

/** Returns whether a story is named after a state of its component; other names describe a behaviour or an occasion. */
export const isNamedAfterState = (story: string): boolean => states.has(story.split('--')[1] ?? '');
