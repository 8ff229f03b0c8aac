import { blockStorage } from '@niramaya/fixtures';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { isStorageFull } from '../network';

let giveBack: (() => void) | undefined;

/** The next story writes its data before this one unmounts. */
export function freeStorage() {
  giveBack?.();
  giveBack = undefined;
}

export const withDevice: Decorator = function Device(Story, { globals, storyGlobals, viewMode }) {
  const isFull = isStorageFull(globals);
  useLayoutEffect(() => {
    if (!isFull) return undefined;
    giveBack = blockStorage('full');
    return freeStorage;
  }, [isFull]);
  const { viewport } = storyGlobals as { viewport?: { value: string } };
  if (viewMode !== 'docs' || !viewport) return <Story />;
  return (
    <div style={{ maxWidth: Number(viewport.value.slice(1)) }}>
      <Story />
    </div>
  );
};
