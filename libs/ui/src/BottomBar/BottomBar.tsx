import { pinnedHeight } from '../internal/pinnedHeight';
import { styled } from '../theme/styled';
import type { ReactNode } from 'react';

export interface BottomBarProps {
  /**
   * A class with styles for the content. It may set `--bar-bottom`, the distance between the bar and the lower edge of
   * the window, which is the height of the shop's notices by default.
   */
  readonly className?: string;
  /** The content of the bar. */
  readonly children: ReactNode;
}

const Root = styled('div', {
  base: {
    _tall: { position: 'sticky', bottom: '[var(--bar-bottom, var(--notices-height, 0px))]', zIndex: 'docked' },
    // `globalCss` keeps `--edge-bottom`, the room for the bar, free below a focused element. This margin takes the room
    // back for the controls of the bar itself: the page would otherwise scroll until the bar has left its place.
    '& :is(a, button, input)': { scrollMarginBottom: '[calc(-1 * var(--edge-bottom))]' },
  },
});

/**
 * The ref callback that stores the height of the bar in `--bar-height`, so that a focused element does not scroll
 * behind the bar.
 */
const measureBar = pinnedHeight('--bar-height');

/**
 * `BottomBar` is for the next step of a long screen, as the last element of its content. A total with one button is an
 * `ActionBar`.
 *
 * It sticks to the lower edge of the window, above the notices that the shop shows there, whose height is in
 * `--notices-height`. In a window lower than 480 px, and on a phone with text of 150 % or more, it scrolls with the
 * page, because it would cover too much. Use one per screen.
 */
export const BottomBar = (props: BottomBarProps) => <Root {...props} ref={measureBar} />;
