import { chakra } from '@niramaya/ui/chakra';
import type { ReactNode } from 'react';

const Card = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'start',
    py: '3',
    px: '4',
    bg: 'bg.panel',
    borderColor: 'border',
    color: 'fg',
    // A strip on a phone, a card on wider screens.
    borderTopWidth: '1px',
    md: { maxWidth: '[26rem]', my: '3', mx: '4', borderWidth: '1px', borderRadius: 'card' },
    boxShadow: 'raised',
    '& > svg': { boxSize: '6', marginTop: '0.5', color: 'brand.fg' },
  },
});

export interface NoticeCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Buttons below the text. */
  readonly actions?: ReactNode;
  /** A button beside the text. */
  readonly corner?: ReactNode;
}

/** Shows a message about the whole shop, in `Notices`. */
export const NoticeCard = ({ icon, title, text, actions, corner }: NoticeCardProps) => (
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
    {corner && <chakra.div m="-1.5">{corner}</chakra.div>}
  </Card>
);
