import { fillStorage } from '@niramaya/fixtures/msw';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { isStorageFull } from '../network';

let giveBack: (() => void) | undefined;

/** Gives the device its room back: the next story begins with what it keeps before the one on the screen has left. */
export function freeStorage() {
  giveBack?.();
  giveBack = undefined;
}

/** The story has put into storage what it begins with; from here on the browser refuses. */
function Device({ full, children }: { full: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!full) return undefined;
    giveBack = fillStorage();
    return freeStorage;
  }, [full]);
  return children;
}

/** Draws the story on a device whose storage is full, where the toolbar says so. */
export const withDevice: Decorator = (Story, context) => (
  <Device full={isStorageFull(context)}>
    <Story />
  </Device>
);
