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
    // The style sheet has the styles of the badge itself after these, so these need `!important`.
    '@container (max-width: 11rem)': {
      gap: '1',
      '& > *': { px: '1!', fontSize: '[0.75rem!important]' },
    },
  },
});

/** QualityMarks is the row of rating, ISO and safety badges on a card. `rating` is from 1 to 5. */
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
