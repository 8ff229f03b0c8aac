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

/** React's internal flag for a component whose function ran. */
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

/** In ms without a re-render. */
const quiet = 200;

export async function atRest(): Promise<void> {
  let since = performance.now();
  note = () => {
    since = performance.now();
  };
  while (performance.now() - since < quiet) await new Promise(requestAnimationFrame);
  note = () => undefined;
}

/** Counts re-renders per name; throws if the page has no such component. */
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
