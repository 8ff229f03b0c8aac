import { chakra } from '@niramaya/ui/chakra';
import { InFlow } from './InFlow';
import type { StandInProps } from './standIn';

const Corner = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'docked',
    bottom: '[env(safe-area-inset-bottom, 0)]',
    left: '0',
    width: 'full',
    maxWidth: '[26rem]',
    // Beside the card nothing is covered.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});

/** Stands in for a notice about the whole shop. Nobody has asked for it, so nobody is told that it is awaited. */
export const InCorner = (props: StandInProps) =>
  props.isFailed && (
    <Corner>
      <InFlow {...props} />
    </Corner>
  );
