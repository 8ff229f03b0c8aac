import { bottomBarRoot } from '../../styled-system/recipes';
import { pinnedHeight } from '../internal/pinnedHeight';
import { styled } from '../theme/styled';
import type { ReactNode } from 'react';

export interface BottomBarProps {
  readonly className?: string;
  readonly children: ReactNode;
}

const Root = styled('div', bottomBarRoot);
const height = pinnedHeight('--bar-height');

/** A bar at the lower edge of the window. */
export const BottomBar = (props: BottomBarProps) => <Root {...props} ref={height} />;
