import { chakra } from '@niramaya/ui/chakra';
import type { ReactNode } from 'react';

const Corner = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'docked',
    insetInline: '0',
    bottom: '[env(safe-area-inset-bottom, 0)]',
    display: 'flex',
    justifyContent: { base: 'center', md: 'flex-start' },
    p: { base: '3', md: '4' },
    // Beside the card nothing is covered.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});
const Card = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'start',
    width: 'full',
    maxWidth: '[26rem]',
    py: '3',
    px: '4',
    layerStyle: 'panel',
    color: 'fg',
    boxShadow: 'raised',
    '& > svg': { boxSize: '6', marginTop: '0.5', color: 'brand.fg' },
  },
});

export interface NoticeCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Buttons. */
  readonly actions?: ReactNode;
}

/** Says something of the whole shop at the lower edge, over the page: nothing moves to make room for it. */
export const NoticeCard = ({ icon, title, text, actions }: NoticeCardProps) => (
  <Corner>
    <Card role="status" aria-label={title}>
      {icon}
      <div>
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {text}
        </chakra.p>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="2.5">
            {actions}
          </chakra.div>
        )}
      </div>
    </Card>
  </Corner>
);
