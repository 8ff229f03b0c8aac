import { blockStorage } from '@niramaya/fixtures';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { isStorageFull } from '../network';

let giveBack: (() => void) | undefined;

/** The next story writes its data before this one unmounts. */
export function freeStorage() {
  giveBack?.();
  giveBack = undefined;
}

function Device({ full, children }: { full: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!full) return undefined;
    giveBack = blockStorage('full');
    return freeStorage;
  }, [full]);
  return children;
}

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
