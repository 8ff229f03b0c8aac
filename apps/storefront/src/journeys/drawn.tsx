import type { Decorator } from '@storybook/react-vite';
import { Profiler } from 'react';

/** As much as is needed of the record that React keeps of each component it has drawn. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly current: Fiber };
}

/** React's mark on a component whose function ran, by which its developer tools light up what was drawn anew. */
const performedWork = 1;

function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  // What `memo` and `forwardRef` make of a component.
  const made = type as { readonly type?: unknown; readonly render?: unknown } | null;
  return typeof made === 'object' && made !== null ? nameOf(made.type ?? made.render) : undefined;
}

/** Every record below the root; `enters` says of which those below are to be seen too. */
function* recordsOf(fiber: Fiber, enters: (fiber: Fiber) => boolean): Generator<Fiber> {
  yield fiber;
  if (!enters(fiber)) return;
  for (let child = fiber.child; child !== null; child = child.sibling) yield* recordsOf(child, enters);
}

/** The root of the page that is shown now. */
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
  // Below a record whose children are those of the commit before, nothing was drawn.
  for (const fiber of recordsOf(currentRoot(), ({ child, alternate }) => child !== alternate?.child)) {
    const name = fiber.flags & performedWork ? nameOf(fiber.type) : undefined;
    if (name !== undefined) note(name);
  }
}

/** Notices each time that React has drawn something of the story. */
export const withProfiler: Decorator = (Story) => (
  <Profiler id="story" onRender={noteCommit}>
    <Story />
  </Profiler>
);

/** ms in which nothing is drawn anew: what a screen does once it is there has been done. */
const quiet = 200;

/** Waits until the page has come to rest, so that only what happens from now on is counted. */
export async function atRest(): Promise<void> {
  let since = performance.now();
  note = () => {
    since = performance.now();
  };
  while (performance.now() - since < quiet) await new Promise(requestAnimationFrame);
  note = () => undefined;
}

/**
 * How often the named components were drawn anew, all of a name together, while something happened.
 * @param happening is over when all that is to be counted has been drawn
 * @throws Error where the page holds no component of a name, whose count would prove nothing
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
