import type { Decorator } from '@storybook/react-vite';
import { Profiler } from 'react';

/** The needed part of the Fiber that React keeps for each component it has rendered. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly current: Fiber };
}

/** React's flag for a component whose function ran. React's developer tools use it to highlight what re-rendered. */
const performedWork = 1;

function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  // The object that `memo` and `forwardRef` make of a component.
  const made = type as { readonly type?: unknown; readonly render?: unknown } | null;
  return typeof made === 'object' && made !== null ? nameOf(made.type ?? made.render) : undefined;
}

/** Yields the Fiber and those below it. `enters` returns whether to visit the children of a Fiber too. */
function* recordsOf(fiber: Fiber, enters: (fiber: Fiber) => boolean): Generator<Fiber> {
  yield fiber;
  if (!enters(fiber)) return;
  for (let child = fiber.child; child !== null; child = child.sibling) yield* recordsOf(child, enters);
}

/** Returns the root Fiber of the page that is shown now. */
function currentRoot(): Fiber {
  const element = document.querySelector('main');
  const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactFiber$'));
  let fiber = (element as unknown as Record<string, Fiber>)[key ?? ''];
  if (!fiber) throw new Error('React has not drawn a main part yet.');
  while (fiber.return !== null) fiber = fiber.return;
  return fiber.stateNode.current;
}

let note: (name: string) => void = () => undefined;

function noteCommit() {
  if (!document.querySelector('main')) return;
  // If the children are those of the previous commit, nothing below this Fiber was rendered.
  for (const fiber of recordsOf(currentRoot(), ({ child, alternate }) => child !== alternate?.child)) {
    const name = fiber.flags & performedWork ? nameOf(fiber.type) : undefined;
    if (name !== undefined) note(name);
  }
}

/** Notes each commit in which React has rendered something of the story. */
export const withProfiler: Decorator = (Story) => (
  <Profiler id="story" onRender={noteCommit}>
    <Story />
  </Profiler>
);

/** In ms. If nothing re-renders for this long, the screen has finished its work on arrival. */
const quiet = 200;

/** Waits until nothing re-renders any more, so that only what happens from now on is counted. */
export async function atRest(): Promise<void> {
  let since = performance.now();
  note = () => {
    since = performance.now();
  };
  while (performance.now() - since < quiet) await new Promise(requestAnimationFrame);
  note = () => undefined;
}

/**
 * Returns how often the named components re-rendered while something happened, all of one name together.
 * @param happening ends when everything that is to be counted has been rendered
 * @throws Error if the page holds no component of a name, because its count would prove nothing
 */
export async function drawnWhile<Name extends string>(
  names: readonly Name[],
  happening: () => Promise<unknown>,
): Promise<Record<Name, number>> {
  const there = new Set([...recordsOf(currentRoot(), () => true)].map(({ type }) => nameOf(type)));
  const missing = names.filter((name) => !there.has(name));
  if (missing.length > 0) throw new Error(`The page holds no ${missing.join(', no ')}.`);
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  note = (name) => {
    if (name in counts) counts[name as Name] += 1;
  };
  try {
    await happening();
  } finally {
    note = () => undefined;
  }
  return counts;
}
