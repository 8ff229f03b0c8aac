import { css, Flex, styled } from '@niramaya/ui/styled';
import type { HomeCheckup } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { Price } from '@niramaya/ui';
import { QualityMarks } from '../QualityMarks';
import { Tile } from '../Tile';

const picture = css({ width: 'full', maxWidth: '[160px]', aspectRatio: '[4 / 3]', marginInline: '[auto]' });
const Foot = styled('div', {
  base: {
    marginTop: '[auto]',
    // On a narrow card, a price of four digits pushes the discount to a second line. Its space is always reserved, so
    // that the cards of a row align.
    '@container (max-width: 19rem)': { minHeight: '[3.75rem]', alignContent: 'start' },
  },
});
const Details = styled('button', {
  base: {
    alignSelf: 'start',
    color: 'brand.fg',
    fontWeight: 'semibold',
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    _hover: { textDecoration: 'underline' },
    coversCard: true,
  },
});

/** CheckupCard is for a package of lab tests, with prices in rupees. A click anywhere on it calls `onOpen`. */
export function CheckupCard({ checkup, onOpen }: { readonly checkup: HomeCheckup; readonly onOpen: () => void }) {
  return (
    <Tile display="flex" flexDirection="column">
      <styled.div margin="3" marginBottom="0" paddingBlock="3" bg="bg.subtle" borderRadius="control">
        <img className={picture} src={checkup.img} alt="" width={160} height={120} loading="lazy" decoding="async" />
      </styled.div>
      <Flex direction="column" gap="2" height="full" p="4" paddingTop="3">
        <styled.h3 textStyle="lead" fontWeight="semibold" lineHeight="snug">
          {checkup.name}
        </styled.h3>
        <styled.p color="fg.muted">{checkup.desc}</styled.p>
        <QualityMarks rating={checkup.rating} />
        <Foot>
          <Price
            amountRupees={checkup.price}
            mrpRupees={checkup.O_price}
            discountText={checkup.discount}
            labels={homeCopy.card.price}
          />
        </Foot>
        <Details
          type="button"
          aria-haspopup="dialog"
          aria-label={`${homeCopy.checkup.details}: ${checkup.name}`}
          onClick={onOpen}
        >
          {homeCopy.checkup.details}
        </Details>
      </Flex>
    </Tile>
  );
}
