import { paths } from '@niramaya/contract';
import { homeCopy } from '@niramaya/contract/copy/home';
import { useCopy } from '@niramaya/ui';
import { concerns } from '../content/tiles';
import { CarouselBlock } from './CarouselBlock';
import { PictureTile } from '../cards/PictureTile/PictureTile';

export function ConcernsBlock() {
  const { blocks } = useCopy(homeCopy);
  return (
    <CarouselBlock
      {...blocks.concerns}
      widest={8}
      items={concerns.map(({ img, name }) => ({
        id: name,
        name,
        content: <PictureTile img={img} name={name} href={paths.medicines} />,
      }))}
    />
  );
}
