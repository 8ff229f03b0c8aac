import { styled } from '@niramaya/ui/styled';
import { homeCopy } from '@niramaya/copy/home';
import { Badge, Carousel, type CarouselProps } from '@niramaya/ui';
import { useId, type ReactNode } from 'react';

interface BlockHeadProps {
  id: string;
  title: string;
  text: string;
  offer?: string;
}

interface Cards<Item> extends Pick<CarouselProps, 'widest'> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

interface CarouselBlockProps<Item> extends Omit<BlockHeadProps, 'id'>, Cards<Item> {
  /** For links to the block. */
  id?: string;
}

export const BlockHead = ({ id, title, text, offer }: BlockHeadProps) => (
  <div>
    <styled.h2 id={id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" textStyle="heading">
      <span>{title}</span>
      {offer && (
        <styled.span letterSpacing="normal" lineHeight="[1]">
          <Badge tone="offer" variant="solid">
            {offer}
          </Badge>
        </styled.span>
      )}
    </styled.h2>
    <styled.p hideBelow="sm" color="fg.muted" marginTop="1">
      {text}
    </styled.p>
  </div>
);

interface CardCarouselProps<Item> extends Pick<CarouselProps, 'label' | 'header'>, Cards<Item> {}

/** A carousel with a card for each item. */
export const CardCarousel = <Item extends { readonly name: string }>(props: CardCarouselProps<Item>) => (
  <Carousel
    {...props}
    items={props.items.map((item) => ({ id: item.name, name: item.name, content: props.children(item) }))}
    labels={{
      ...homeCopy.carousel,
      previous: homeCopy.carousel.previous(props.label),
      next: homeCopy.carousel.next(props.label),
    }}
  />
);

/** A `CardCarousel` with a title. */
export function CarouselBlock<Item extends { readonly name: string }>(props: CarouselBlockProps<Item>) {
  const { id, items, widest, children, ...head } = props;
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId}>
      <CardCarousel label={head.title} header={<BlockHead id={titleId} {...head} />} items={items} widest={widest}>
        {children}
      </CardCarousel>
    </section>
  );
}
