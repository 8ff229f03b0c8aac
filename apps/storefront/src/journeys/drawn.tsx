import type { Decorator } from '@storybook/react-vite';
import { Profiler } from 'react';

interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly current: Fiber };
}

/** React's flag for a component whose function ran. */
const performedWork = 1;

function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  // `memo` and `forwardRef` return objects.
  const made = type as { readonly type?: unknown; readonly render?: unknown } | null;
  return typeof made === 'object' && made !== null ? nameOf(made.type ?? made.render) : undefined;
}

function* recordsOf(fiber: Fiber, enters: (fiber: Fiber) => boolean): Generator<Fiber> {
  yield fiber;
  if (!enters(fiber)) return;
  for (let child = fiber.child; child !== null; child = child.sibling) yield* recordsOf(child, enters);
}

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
  // With the same children, nothing below re-rendered.
  for (const fiber of recordsOf(currentRoot(), ({ child, alternate }) => child !== alternate?.child)) {
    const name = fiber.flags & performedWork ? nameOf(fiber.type) : undefined;
    if (name !== undefined) note(name);
  }
}

export const withProfiler: Decorator = (Story) => (
  <Profiler id="story" onRender={noteCommit}>
    <Story />
  </Profiler>
);

/** In ms. */
const quiet = 200;

/** Waits until nothing re-renders any more. */
export async function atRest(): Promise<void> {
  let since = performance.now();
  note = () => {
    since = performance.now();
  };
  while (performance.now() - since < quiet) await new Promise(requestAnimationFrame);
  note = () => undefined;
}

/** Counts the re-renders of the named components that re-rendered. Throws if the page holds none of a name. */
export async function drawnWhile(
  names: readonly string[],
  happening: () => Promise<unknown>,
): Promise<Partial<Record<string, number>>> {
  const there = new Set([...recordsOf(currentRoot(), () => true)].map(({ type }) => nameOf(type)));
  const missing = names.filter((name) => !there.has(name));
  if (missing.length > 0) throw new Error(`The page holds no ${missing.join(', no ')}.`);
  const counts: Partial<Record<string, number>> = {};
  note = (name) => {
    if (names.some((one) => one === name)) counts[name] = (counts[name] ?? 0) + 1;
  };
  try {
    await happening();
  } finally {
    note = () => undefined;
  }
  return counts;
}
