import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import { onTestFinished, vi } from 'vitest';
import type { AppStore } from '../store/makeStore';
import { SHOP } from './a-test-store';

const doNothing = () => undefined;

/** As much of a document as React asks for when nothing is rendered into it. */
const aBareContainer = () => {
  const view = { HTMLIFrameElement: class {}, event: undefined, location: { origin: SHOP } };
  // It stays for the whole file: React finishes a little after the test does.
  vi.stubGlobal('window', view);
  const events = { addEventListener: doNothing, removeEventListener: doNothing };
  return { nodeType: 11, ...events, ownerDocument: { nodeType: 9, defaultView: view, ...events } };
};

/**
 * A hook in a page that is hydrated already, effects included. As aMountedHook, without a wait between the change and
 * what is said: for tests that hold the clock, or look at both in one line. It is unmounted when the test is over.
 * @param useIt calls the hook; what it is given changes with `render`
 */
export function aHookAtOnce<T, P>(store: AppStore, useIt: (given: P) => T, given: P) {
  const said: T[] = [];
  const Probe = (props: { given: P }) => {
    said.push(useIt(props.given));
    return null;
  };
  const root = createRoot(aBareContainer() as unknown as DocumentFragment);
  const render = (next: P) =>
    flushSync(() => root.render(createElement(Provider, { store, children: createElement(Probe, { given: next }) })));
  const unmount = () => flushSync(() => root.unmount());
  render(given);
  onTestFinished(unmount);
  return {
    /** What the hook said last. */
    now: () => said.at(-1) as T,
    /** All that it said, one for each rendering. */
    said,
    render,
    unmount,
    /** Does what changes something, and waits until the hook has been rendered with it. */
    after: (change: () => unknown) => flushSync(() => void change()),
  };
}
