import { paths } from '@niramaya/contract';
import { homeCopy } from '@niramaya/contract/copy/home';
import { useCopy } from '@niramaya/ui';
import { homeopathyProducts } from '../content/homeopathy';
import { CarouselBlock } from './CarouselBlock';
import { useDeliveryDay } from './useDeliveryDay';
import { ProductTile } from '../cards/ProductTile/ProductTile';

export interface HomeopathyBlockProps {
  /** Returns the current time for the delivery line. @default the system clock */
  now?: () => Date;
}

const systemClock = () => new Date();

export function HomeopathyBlock({ now = systemClock }: HomeopathyBlockProps) {
  const { blocks } = useCopy(homeCopy);
  const deliveryDay = useDeliveryDay(now);
  return (
    <CarouselBlock
      {...blocks.homeopathy}
      widest={7}
      items={homeopathyProducts.map((product) => ({
        id: product.name,
        name: product.name,
        content: <ProductTile product={product} href={paths.medicines} deliveryDay={deliveryDay} />,
      }))}
    />
  );
}
