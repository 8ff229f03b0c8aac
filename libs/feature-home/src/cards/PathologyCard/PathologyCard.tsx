import { Flex, styled } from '@niramaya/ui/styled';
import { frame } from '../tile.recipe';
import { paths, type HomePathologyTest } from '@niramaya/contract';
import { homeCopy } from '@niramaya/contract/copy/home';
import { FlaskConical } from 'lucide-react';
import { Badge, Price, UiLink, VisuallyHidden } from '@niramaya/ui';

const Labs = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'caption',
    color: 'fg',
    _icon: { boxSize: '4', color: 'brand.fg' },
  },
});

const Foot = styled('div', {
  base: {
    paddingTop: '3',
    borderTopWidth: '1px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'start',
    columnGap: '2',
    rowGap: '0.5',
  },
});

/** Without a discount the card shows 'Nil' and 'NA'. */
export function PathologyCard({ test }: { readonly test: HomePathologyTest }) {
  const { name, desc, detail, price, O_price: listPrice, discount } = test;
  return (
    <article className={frame.root}>
      <Flex direction="column" gap="2" height="full" p="4">
        <styled.h3 textStyle="lead" fontWeight="semibold" lineHeight="snug">
          <UiLink className={frame.link} href={paths.medicines}>
            {name}
          </UiLink>
        </styled.h3>
        <styled.p textStyle="caption" color="fg.muted" flex="1">
          {desc}
        </styled.p>
        <Labs>
          <FlaskConical aria-hidden />
          <span>{detail}</span>
        </Labs>
        <Foot>
          {listPrice === 'Nil' ? (
            <>
              <Price amountRupees={price} labels={homeCopy.card.price} />
              <styled.span textStyle="caption" color="fg.subtle">
                <span>{homeCopy.card.price.mrp}</span> <span>{listPrice}</span>
              </styled.span>
              <Badge>
                <VisuallyHidden>{`${homeCopy.card.discount} `}</VisuallyHidden>
                <span>{discount}</span>
              </Badge>
            </>
          ) : (
            <Price amountRupees={price} mrpRupees={listPrice} discountText={discount} labels={homeCopy.card.price} />
          )}
        </Foot>
      </Flex>
    </article>
  );
}
