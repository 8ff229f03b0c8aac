import { homeCopy } from '@niramaya/contract/copy/home';
import { Carousel, useCopy, type CarouselProps } from '@niramaya/ui';
import { useId } from 'react';
import { BlockHead, type BlockHeadProps } from './BlockHead';

export interface CarouselBlockProps extends Omit<BlockHeadProps, 'id'>, Pick<CarouselProps, 'items' | 'widest'> {
  /** For links to the block. */
  id?: string;
}

export function CarouselBlock({ id, items, widest, ...head }: CarouselBlockProps) {
  const { carousel } = useCopy(homeCopy);
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId}>
      <Carousel
        label={head.title}
        items={items}
        widest={widest}
        labels={{ ...carousel, previous: carousel.previous(head.title), next: carousel.next(head.title) }}
        header={<BlockHead id={titleId} {...head} />}
      />
    </section>
  );
}
