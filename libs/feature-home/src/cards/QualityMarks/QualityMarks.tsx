import { qualityMarksRow } from './QualityMarks.recipe';
import { styled } from '@niramaya/ui/styled';
import { ShieldCheck } from 'lucide-react';
import { Badge, Rating } from '@niramaya/ui';

export interface QualityLabels {
  /** Read out after the rating: 'out of 5'. */
  outOf: string;
  iso: string;
  safe: string;
}

const Row = styled('div', qualityMarksRow);

export const QualityMarks = ({ rating, labels }: { rating: number; labels: QualityLabels }) => (
  <Row>
    <Rating value={rating} label={labels.outOf} />
    <Badge>{labels.iso}</Badge>
    <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
      {labels.safe}
    </Badge>
  </Row>
);
