import { Badge } from '@niramaya/ui';
import { Truck } from 'lucide-react';

export const Example = () => (
  <>
    <Badge tone="offer">12% off</Badge>{' '}
    <Badge tone="success" icon={<Truck aria-hidden />}>
      Delivery today
    </Badge>
  </>
);
