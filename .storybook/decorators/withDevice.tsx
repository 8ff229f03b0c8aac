import { blockStorage } from '@niramaya/fixtures';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { isStorageFull } from '../network';

/** Ends the simulation of a full storage. */
let restoreStorage: (() => void) | undefined;

/**
 * Ends the simulation of a full storage. It is called before each story, because the next story stores its data before
 * the decorator of this one unmounts.
 */
export function freeStorage() {
  restoreStorage?.();
  restoreStorage = undefined;
}

/**
 * Simulates a device: a full storage if the toolbar asks for it, and on a docs page the width of the story's viewport.
 */
export const withDevice: Decorator = function Device(Story, { globals, storyGlobals, viewMode }) {
  const isFull = isStorageFull(globals);
  useLayoutEffect(() => {
    if (!isFull) return undefined;
    restoreStorage = blockStorage('full');
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
