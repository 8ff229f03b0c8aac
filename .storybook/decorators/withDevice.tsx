import { fillStorage } from '@niramaya/fixtures/msw';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { isStorageFull } from '../network';

let giveBack: (() => void) | undefined;

/** Empties the filled storage. The next story writes its initial data before the story on the screen unmounts. */
export function freeStorage() {
  giveBack?.();
  giveBack = undefined;
}

/** Fills the storage after the story has written its initial data. From then on the browser refuses to store more. */
function Device({ full, children }: { full: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!full) return undefined;
    giveBack = fillStorage();
    return freeStorage;
  }, [full]);
  return children;
}

/**
 * Renders the story on a device whose storage is full, if the toolbar selects it. A docs page has no viewport, so a
 * story with its own width gets a box of that width there.
 */
export const withDevice: Decorator = (Story, context) => {
  const { viewport } = context.storyGlobals as { viewport?: { value: string } };
  const device = (
    <Device full={isStorageFull(context.globals)}>
      <Story />
    </Device>
  );
  if (context.viewMode !== 'docs' || !viewport) return device;
  return <div style={{ maxWidth: Number(viewport.value.slice(1)) }}>{device}</div>;
};
