import { styled } from '@niramaya/ui/styled';
import { homeCopy } from '@niramaya/contract/copy/home';
import { Badge, Carousel, type CarouselProps } from '@niramaya/ui';
import { useId, type ReactNode } from 'react';

interface BlockHeadProps {
  id: string;
  title: string;
  text: string;
  offer?: string;
}

interface CarouselBlockProps<Item> extends Omit<BlockHeadProps, 'id'>, Pick<CarouselProps, 'widest'> {
  /** For links to the block. */
  id?: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

const Title = styled('h2', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', textStyle: 'heading' },
});

export const BlockHead = ({ id, title, text, offer }: BlockHeadProps) => (
  <div>
    <Title id={id}>
      <span>{title}</span>
      {offer && (
        <styled.span letterSpacing="normal" lineHeight="[1]">
          <Badge tone="offer" variant="solid">
            {offer}
          </Badge>
        </styled.span>
      )}
    </Title>
    <styled.p hideBelow="sm" color="fg.muted" marginTop="1">
      {text}
    </styled.p>
  </div>
);

/** A titled carousel with a card for each item. */
export function CarouselBlock<Item extends { readonly name: string }>(props: CarouselBlockProps<Item>) {
  const { id, items, widest, children, ...head } = props;
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId}>
      <Carousel
        label={head.title}
        items={items.map((item) => ({ id: item.name, name: item.name, content: children(item) }))}
        widest={widest}
        labels={{
          ...homeCopy.carousel,
          previous: homeCopy.carousel.previous(head.title),
          next: homeCopy.carousel.next(head.title),
        }}
        header={<BlockHead id={titleId} {...head} />}
      />
    </section>
  );
}
