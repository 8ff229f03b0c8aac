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

/**
 * A box in the flow of the page that sticks to the lower edge of the window, above the notices of the shop. It sticks
 * while the content of its parent is visible, and on a low window not at all. What takes the focus scrolls to above it.
 * A page has one.
 */
export const BottomBar = (props: BottomBarProps) => <Root {...props} ref={height} />;
