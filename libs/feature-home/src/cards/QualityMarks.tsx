import { styled } from '@niramaya/ui/styled';
import { homeCopy } from '@niramaya/copy/home';
import { ShieldCheck } from 'lucide-react';
import { Badge, Rating } from '@niramaya/ui';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    // `!important`, because the styles of a badge come later.
    '@container (max-width: 11rem)': {
      gap: '1',
      '& > *': { px: '1!', fontSize: '[0.75rem!important]' },
    },
  },
});

export function QualityMarks({ rating }: { rating: number }) {
  return (
    <Row>
      <Rating value={rating} label={homeCopy.card.outOf} />
      <Badge>{homeCopy.card.iso}</Badge>
      <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
        {homeCopy.card.safe}
      </Badge>
    </Row>
  );
}
