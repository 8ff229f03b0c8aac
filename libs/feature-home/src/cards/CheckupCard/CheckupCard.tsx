import { css, styled } from '@niramaya/ui/styled';
import type { HomeCheckup } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { Price } from '@niramaya/ui';
import { QualityMarks } from '../QualityMarks';
import { Tile } from '../Tile';

const picture = css({
  width: 'full',
  maxWidth: '[160px]',
  aspectRatio: '[4 / 3]',
  marginInline: '[auto]',
  alignSelf: 'center',
});
const Foot = styled('div', {
  base: {
    marginTop: '[auto]',
    // On a narrow card, a price of four digits pushes the discount to a second line. Its space is always reserved, so
    // that the cards of a row align.
    '@container (max-width: 19rem)': { minHeight: { base: '[3.75rem]', _phone: '0' }, alignContent: 'start' },
  },
});
const Details = styled('button', {
  base: {
    alignSelf: 'start',
    justifySelf: 'start',
    color: 'brand.fg',
    fontWeight: 'semibold',
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    _hover: { textDecoration: 'underline' },
    coversCard: true,
  },
});

/**
 * On a phone, where one card has the width of the screen, the picture is left of the name, and the rest is below both.
 * The card is half as tall as with the picture above the words.
 */
const Words = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    height: 'full',
    p: '4',
    paddingTop: '3',
    _phone: {
      display: 'contents',
      '& > *': { gridColumn: '1 / -1' },
      '& > h3, & > p': { gridColumn: '2' },
      '& > h3': { alignSelf: 'end' },
    },
  },
});

/** CheckupCard is for a package of lab tests, with prices in rupees. A click anywhere on it calls `onOpen`. */
export function CheckupCard({ checkup, onOpen }: { readonly checkup: HomeCheckup; readonly onOpen: () => void }) {
  const name = homeCopy.name(checkup.name);
  return (
    <Tile
      display={{ base: 'flex', _phone: 'grid' }}
      flexDirection="column"
      gridTemplateColumns="[6rem minmax(0, 1fr)]"
      gridTemplateRows="[auto 1fr auto auto auto]"
      columnGap="3"
      rowGap={{ _phone: '1.5' }}
      p={{ _phone: '3' }}
    >
      <styled.div
        margin={{ base: '3', _phone: '0' }}
        marginBottom="0"
        paddingBlock={{ base: '3', _phone: '1' }}
        gridRow={{ _phone: '1 / span 2' }}
        display={{ _phone: 'grid' }}
        bg="bg.subtle"
        borderRadius="control"
      >
        <img className={picture} src={checkup.img} alt="" width={160} height={120} loading="lazy" decoding="async" />
      </styled.div>
      <Words>
        <styled.h3 textStyle="lead" fontWeight="semibold" lineHeight="snug">
          {name}
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
          aria-label={`${homeCopy.checkup.details}: ${name}`}
          onClick={onOpen}
        >
          {homeCopy.checkup.details}
        </Details>
      </Words>
    </Tile>
  );
}
