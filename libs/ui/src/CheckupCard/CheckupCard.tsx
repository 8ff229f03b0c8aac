import {
  checkupCardDetails,
  checkupCardFoot,
  checkupCardInside,
  checkupCardName,
  checkupCardPicture,
  checkupCardPictureBox,
  checkupCardSmall,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { HomeCheckup } from '@niramaya/contract';
import { QualityMarks, type QualityLabels } from '../internal/QualityMarks';
import { Tile } from '../internal/tile';
import { Price, type PriceProps } from '../Price/Price';

export interface CheckupCardProps {
  /** Name, number of tests, price and marks of quality. */
  checkup: HomeCheckup;
  /** The texts around the price and the marks. */
  labels: QualityLabels & {
    price: PriceProps['labels'];
    /** The card's button: 'See what is included'. */
    details: string;
  };
  /** Called when the card is clicked, to show what the checkup includes (HOME-66). */
  onOpen: () => void;
}

const Inside = chakra('div', checkupCardInside);

const PictureBox = chakra('div', checkupCardPictureBox);

const Picture = chakra('img', checkupCardPicture);

const Name = chakra('h3', checkupCardName);

/**
 * A button whose pseudo-element covers the card. So the whole card can be clicked, and screen readers announce it once.
 */
const Details = chakra('button', checkupCardDetails);

const Small = chakra('p', checkupCardSmall);
const Foot = chakra('div', checkupCardFoot);

/**
 * The card of a package of lab tests (HOME-29 to HOME-35, HOME-66, HOME-67). A click does not navigate. It shows what
 * is included.
 */
export function CheckupCard({ checkup, labels, onOpen }: CheckupCardProps) {
  return (
    <Tile leads display="flex" flexDirection="column">
      <PictureBox>
        <Picture src={checkup.img} alt="" htmlWidth={160} htmlHeight={120} loading="lazy" decoding="async" />
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
