import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { onTestFinished, vi } from 'vitest';
import type { AppStore } from '../store/makeStore';
import { SHOP } from './a-test-store';

const doNothing = () => undefined;

function aBareContainer(): DocumentFragment {
  const view = { HTMLIFrameElement: class {}, event: undefined, location: { origin: SHOP } };
  // React finishes a little after the test.
  vi.stubGlobal('window', view);
  const events = { addEventListener: doNothing, removeEventListener: doNothing };
  const container = { nodeType: 11, ...events, ownerDocument: { nodeType: 9, defaultView: view, ...events } };
  return container as unknown as DocumentFragment;
}

function prepare<Given, Rendered>(store: AppStore, useIt: (given: Given) => Rendered) {
  const rendered: Rendered[] = [];
  const Probe = ({ value }: { readonly value: Given }) => {
    rendered.push(useIt(value));
    return null;
  };
  const root = createRoot(aBareContainer());
  const render = (value: Given) =>
    root.render(
      <Provider store={store}>
        <Probe value={value} />
      </Provider>,
    );
  const newest = () => rendered.at(-1) as Rendered;
  return { rendered, newest, render, unmount: () => root.unmount() };
}

/** Mounts a hook in `act`, without a DOM. */
export async function aMountedHook<Given, Rendered>(store: AppStore, useIt: (given: Given) => Rendered, given: Given) {
  const { rendered, newest, render, unmount } = prepare(store, useIt);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const after = (change: () => unknown) =>
    act(async () => {
      await change();
    });
  const rerender = (value: Given) => after(() => render(value));
  await rerender(given);
  return { rendered, newest, rerender, after, unmount: () => after(unmount) };
}

/** Mounts a hook synchronously, without `act`. */
export function aHookAtOnce<Given, Rendered>(store: AppStore, useIt: (given: Given) => Rendered, given: Given) {
  const { rendered, newest, render, unmount } = prepare(store, useIt);
  const after = (change: () => unknown) => flushSync(() => void change());
  const rerender = (value: Given) => after(() => render(value));
  rerender(given);
  onTestFinished(() => after(unmount));
  return { rendered, newest, rerender, after, unmount: () => after(unmount) };
}
