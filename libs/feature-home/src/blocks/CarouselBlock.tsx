import { styled } from '@niramaya/ui/styled';
import { homeCopy } from '@niramaya/copy/home';
import { Badge, Carousel, type CarouselProps } from '@niramaya/ui';
import { useId, type ReactNode } from 'react';

interface BlockHeadProps {
  /** The id of the heading, by which the section names it as its label. */
  id: string;
  title: string;
  /** Sentences below the title. */
  text?: string;
  /** One short line for a phone in the place of `text`. Without it a phone shows the title alone. */
  textOnPhone?: string;
  /** A badge in the heading, such as 'up to 70% off'. */
  offer?: string;
}

/** The cards of a carousel. */
interface Cards<Item> extends Pick<CarouselProps, 'widest'> {
  items: readonly Item[];
  /** Renders the card of an item. */
  children: (item: Item) => ReactNode;
}

interface CarouselBlockProps<Item> extends Omit<BlockHeadProps, 'id'>, Cards<Item> {
  /** The anchor of the block, for links to it. */
  id?: string;
}

/** BlockHead is the heading of a block of the home screen. */
export const BlockHead = ({ id, title, text, textOnPhone, offer }: BlockHeadProps) => (
  <div>
    <styled.h2
      id={id}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      textStyle="heading"
      // On a phone the heading shares its line with the arrows.
      fontSize={{ base: '[1.375rem]', sm: 'heading' }}
    >
      <span>{title}</span>
      {offer && (
        <styled.span letterSpacing="normal" lineHeight="[1]">
          <Badge tone="offer" variant="solid">
            {offer}
          </Badge>
        </styled.span>
      )}
    </styled.h2>
    {text && (
      <styled.p hideBelow="sm" color="fg.muted" marginTop="1">
        {text}
      </styled.p>
    )}
    {textOnPhone && (
      <styled.p hideFrom="sm" textStyle="caption" color="fg.muted" marginTop="0.5">
        {textOnPhone}
      </styled.p>
    )}
  </div>
);

interface CardCarouselProps<Item> extends Pick<CarouselProps, 'label' | 'header'>, Cards<Item> {}

/** CardCarousel is a carousel with one card for each item; `children` renders the card. The names must be distinct. */
export const CardCarousel = <Item extends { readonly name: string }>(props: CardCarouselProps<Item>) => (
  <Carousel
    {...props}
    items={props.items.map((item) => ({
      id: item.name,
      name: homeCopy.name(item.name),
      content: props.children(item),
    }))}
    labels={{
      ...homeCopy.carousel,
      previous: homeCopy.carousel.previous(props.label),
      next: homeCopy.carousel.next(props.label),
    }}
  />
);

/** CarouselBlock is a block of the home screen: a heading and a `CardCarousel` below it. */
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
