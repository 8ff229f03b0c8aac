import { Flex, styled } from '@niramaya/ui/styled';
import type { HomePathologyTest } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { FlaskConical } from 'lucide-react';
import { Badge, Price, VisuallyHidden } from '@niramaya/ui';
import { Tile, TileLink } from '../Tile';

/**
 * PathologyCard is for one lab test, with prices in rupees. A test that is sold at its list price has 'Nil' in place of
 * the list price and 'NA' in place of the discount (requirements HOME-37 to HOME-43 in `docs/requirements.md`).
 */
export function PathologyCard({ test }: { readonly test: HomePathologyTest }) {
  const { name, desc, detail, price, O_price: listPrice, discount } = test;
  return (
    <Tile>
      <Flex direction="column" gap={{ base: '2', _phone: '1.5' }} height="full" p={{ base: '4', _phone: '3' }}>
        <styled.h3 textStyle="lead" fontWeight="semibold" lineHeight="snug">
          <TileLink topic={name}>{name}</TileLink>
        </styled.h3>
        <styled.p textStyle="caption" color="fg.muted" flex="1">
          {desc}
        </styled.p>
        <Flex align="center" gap="2" textStyle="caption" color="fg" _icon={{ boxSize: '4', color: 'brand.fg' }}>
          <FlaskConical aria-hidden />
          <span>{detail}</span>
        </Flex>
        <Flex
          wrap="wrap"
          align="baseline"
          alignContent="start"
          columnGap="2"
          rowGap="0.5"
          paddingTop={{ base: '3', _phone: '2' }}
          borderTopWidth="1px"
        >
          {listPrice === 'Nil' ? (
            <>
              <Price amountRupees={price} labels={homeCopy.card.price} />
              <styled.span textStyle="caption" color="fg.subtle">
                <span>{homeCopy.card.price.mrp}</span> <span>{homeCopy.pathology.noListPrice}</span>
              </styled.span>
              <Badge>
                <span aria-hidden>{discount}</span>
                <VisuallyHidden>{homeCopy.pathology.noDiscountInWords}</VisuallyHidden>
              </Badge>
            </>
          ) : (
            <Price amountRupees={price} mrpRupees={listPrice} discountText={discount} labels={homeCopy.card.price} />
          )}
        </Flex>
      </Flex>
    </Tile>
  );
}
