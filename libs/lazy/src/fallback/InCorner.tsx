import { chakra } from '@niramaya/ui/chakra';
import { InFlow } from './InFlow';
import type { FallbackProps } from './fallback';

const Corner = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'docked',
    bottom: '[env(safe-area-inset-bottom, 0)]',
    left: '0',
    width: 'full',
    maxWidth: '[26rem]',
    // The area beside the card stays clickable.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});

/** The fallback of a notice about the whole shop. The shopper did not ask for the notice, so loading is not shown. */
export const InCorner = (props: FallbackProps) =>
  props.isFailed && (
    <Corner>
      <InFlow {...props} />
    </Corner>
  );
