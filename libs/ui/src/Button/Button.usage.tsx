import { Button, toast } from '@niramaya/ui';
import { ArrowRight } from 'lucide-react';

export const Example = () => (
  <>
    <Button onClick={() => toast.success('Added to your cart')}>Add to cart</Button>{' '}
    <Button variant="outline" href="/medicines" endIcon={<ArrowRight aria-hidden />}>
      See all medicines
    </Button>
  </>
);
