import { chakra } from '../theme/chakra';
import type { HomeCheckup } from '@niramaya/contract';
import { DrawnPicture } from '../internal/DrawnPicture';
import { QualityMarks, type QualityLabels } from '../internal/QualityMarks';
import { Tile } from '../internal/tile';
import { Price, type PriceProps } from '../Price/Price';

export interface CheckupCardProps {
  checkup: HomeCheckup;
  labels: QualityLabels & {
    price: PriceProps['labels'];
    /** The card's button: 'See what is included'. */
    details: string;
  };
  /** The card was pressed; it is to say what the checkup includes (HOME-66). */
  onOpen: () => void;
}

const Inside = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', height: 'full', p: '4', paddingTop: '3' },
});

const PictureBox = chakra('div', {
  base: {
    margin: '3',
    marginBottom: '0',
    paddingBlock: '3',
    bg: 'bg.subtle',
    borderRadius: 'control',
  },
});

const Name = chakra('h3', {
  base: { textStyle: 'lead', fontWeight: 'semibold', lineHeight: 'snug', textWrap: 'balance' },
});

/** A button that fills the card by its shade, so that the whole card can be pressed and is announced once. */
const Details = chakra('button', {
  base: {
    alignSelf: 'start',
    color: 'brand.fg',
    fontWeight: 'semibold',
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    _hover: { textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    },
  },
});

const Small = chakra('p', { base: { color: 'fg.muted' } });
const Foot = chakra('div', {
  base: {
    marginTop: 'auto',
    // Here the discount stands on a line of its own as soon as the price has four figures.
    '@container (max-width: 19rem)': { minHeight: '3.75rem', alignContent: 'start' },
  },
});

/** A package of lab tests (HOME-29 to HOME-35, HOME-66, HOME-67). Pressing it leads nowhere; it says what is included. */
export function CheckupCard({ checkup, labels, onOpen }: CheckupCardProps) {
  return (
    <Tile leads display="flex" flexDirection="column">
      <PictureBox>
        <DrawnPicture src={checkup.img} width={160} height={120} />
      </PictureBox>
      <Inside>
        <Name>{checkup.name}</Name>
        <Small>{checkup.desc}</Small>
        <QualityMarks rating={checkup.rating} labels={labels} />
        <Foot>
          <Price
            amountRupees={checkup.price}
            mrpRupees={checkup.O_price}
            discountText={checkup.discount}
            labels={labels.price}
          />
        </Foot>
        <Details
          type="button"
          aria-haspopup="dialog"
          aria-label={`${labels.details}: ${checkup.name}`}
          onClick={onOpen}
        >
          {labels.details}
        </Details>
      </Inside>
    </Tile>
  );
}
