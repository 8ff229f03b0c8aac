import { pinnedHeight } from '../internal/pinnedHeight';
import { styled } from '../theme/styled';
import type { ReactNode } from 'react';

export interface BottomBarProps {
  readonly className?: string;
  readonly children: ReactNode;
}

const Root = styled('div', {
  base: {
    _tall: { position: 'sticky', bottom: '[var(--bar-bottom, var(--notices-height, 0px))]', zIndex: 'docked' },
  },
});
const height = pinnedHeight('--bar-height');

/** A bar at the lower edge of the window. */
export const BottomBar = (props: BottomBarProps) => <Root {...props} ref={height} />;
