import { qualityMarksRow } from './QualityMarks.recipe';
import { styled } from '@niramaya/ui/styled';
import { homeCopy } from '@niramaya/contract/copy/home';
import { ShieldCheck } from 'lucide-react';
import { Badge, Rating, useCopy } from '@niramaya/ui';

const Row = styled('div', qualityMarksRow);

export function QualityMarks({ rating }: { rating: number }) {
  const { card } = useCopy(homeCopy);
  return (
    <Row>
      <Rating value={rating} label={card.outOf} />
      <Badge>{card.iso}</Badge>
      <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
        {card.safe}
      </Badge>
    </Row>
  );
}
