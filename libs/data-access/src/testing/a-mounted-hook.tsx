import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import type { AppStore } from '../store/makeStore';

/**
 * Runs a hook in a mounted component, effects and all, where there is no document: of the page it renders nothing into,
 * React needs no more than this. Take the stubbed globals back with `vi.unstubAllGlobals`.
 */
export async function aMountedHook<Given, Said>(store: AppStore, useIt: (given: Given) => Said, given: Given) {
  vi.stubGlobal('window', { event: undefined });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const ignored = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const ownerDocument = { ...ignored, defaultView: { document: { body: null }, HTMLIFrameElement: class {} } };
  const root = createRoot({ ...ignored, nodeType: 1, tagName: 'MAIN', ownerDocument } as unknown as Element);

  const said: Said[] = [];
  const Probe = ({ value }: { readonly value: Given }) => {
    said.push(useIt(value));
    return null;
  };
  const rerender = (value: Given) =>
    act(async () =>
      root.render(
        <Provider store={store}>
          <Probe value={value} />
        </Provider>,
      ),
    );
  await rerender(given);
  return {
    /** What it said each time, the newest last. */
    said,
    newest: () => said.at(-1) as Said,
    rerender,
    /** Does something that it may hear of, and waits for what follows. */
    after: (change: () => unknown) =>
      act(async () => {
        await change();
      }),
    unmount: () => act(async () => root.unmount()),
  };
}
