import { homeCopy, paths } from '@niramaya/contract';
import { BrandTile, featuredBrands, useCopy } from '@niramaya/ui';
import { CarouselBlock } from './CarouselBlock';

/** Featured Brands: nine tiles, eight at a time at the widest (HOME-27, HOME-60, HOME-79). */
export function BrandsBlock() {
  const { blocks } = useCopy(homeCopy);
  return (
    <CarouselBlock
      {...blocks.brands}
      widest={8}
      items={featuredBrands.map(({ img, name }) => ({
        id: name,
        name,
        content: <BrandTile img={img} name={name} href={paths.medicines} />,
      }))}
    />
  );
}
