import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { onTestFinished, vi } from 'vitest';
import type { AppStore } from '../store/makeStore';
import { SHOP } from './a-test-store';

const doNothing = () => undefined;

/**
 * Returns a container for `createRoot` with the few parts of a document that React DOM reads: the listeners,
 * `HTMLIFrameElement` when it looks for the focused element, and `window.event` when it chooses the priority of an
 * update.
 */
function aBareContainer(): DocumentFragment {
  const view = { HTMLIFrameElement: class {}, event: undefined, location: { origin: SHOP } };
  // The global is not restored after the test, because React still reads `window.event` when it finishes its work.
  vi.stubGlobal('window', view);
  const events = { addEventListener: doNothing, removeEventListener: doNothing };
  const container = { nodeType: 11, ...events, ownerDocument: { nodeType: 9, defaultView: view, ...events } };
  return container as unknown as DocumentFragment;
}

/**
 * Mounts a hook synchronously, without a DOM. Returns all values that the hook has returned (`rendered`, oldest first)
 * and the `newest` of them. `rerender` calls the hook with another argument, and `after` makes a change and renders its
 * result before it returns. The hook is unmounted after the test, or by `unmount`.
 */
export function aMountedHook<Given, Rendered>(store: AppStore, useIt: (given: Given) => Rendered, given: Given) {
  const rendered: Rendered[] = [];
  const Probe = ({ value }: { readonly value: Given }) => {
    rendered.push(useIt(value));
    return null;
  };
  const root = createRoot(aBareContainer());
  const after = (change: () => unknown) => flushSync(() => void change());
  const rerender = (value: Given) =>
    after(() =>
      root.render(
        <Provider store={store}>
          <Probe value={value} />
        </Provider>,
      ),
    );
  rerender(given);
  const unmount = () => after(() => root.unmount());
  onTestFinished(unmount);
  return { rendered, newest: () => rendered.at(-1) as Rendered, rerender, after, unmount };
}

/** Lets promises and React's work finish. The clock of fake timers does not advance. */
export async function settle() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
