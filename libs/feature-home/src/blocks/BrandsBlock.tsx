import { paths } from '@niramaya/contract';
import { homeCopy } from '@niramaya/contract/copy/home';
import { useCopy } from '@niramaya/ui';
import { CarouselBlock } from './CarouselBlock';
import { PictureTile } from '../cards/PictureTile/PictureTile';
import { featuredBrands } from '../content/tiles';

export function BrandsBlock() {
  const { blocks } = useCopy(homeCopy);
  return (
    <CarouselBlock
      {...blocks.brands}
      widest={8}
      items={featuredBrands.map(({ img, name }) => ({
        id: name,
        name,
        content: <PictureTile img={img} name={name} href={paths.medicines} />,
      }))}
    />
  );
}
