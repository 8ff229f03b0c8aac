import {
  productCardActionLine,
  productCardCard,
  productCardCardLink,
  productCardCorner,
  productCardFacts,
  productCardMeta,
  productCardPictureBox,
  productCardPriceLine,
  productCardPriceNote,
  productCardTitle,
  productCardWords,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { UiLink } from '../UiLink/UiLink';

/**
 * The boxes that the card and its skeleton share. Every text has its lines reserved, so that prices and buttons of a
 * row line up and nothing moves when the products arrive. On a mobile the picture stands beside the words.
 */
export const Card = chakra('article', productCardCard);

export const PictureBox = chakra('div', productCardPictureBox);

/** Small buttons above the card's link, over the upper corner of the picture; on a mobile below it and its action. */
export const Corner = chakra('div', productCardCorner);

export const Words = chakra('div', productCardWords);

export const Meta = chakra('div', productCardMeta);

export const Title = chakra('h3', productCardTitle);

/** The card's one link. Its own box is the title; what can be pressed is the whole card. */
export const CardLink = chakra(UiLink, productCardCardLink);

export const Facts = chakra('p', productCardFacts);

/** The amount on a line of its own, so that amounts line up; below it, where there is one, the MRP and the discount. */
export const PriceLine = chakra('div', productCardPriceLine);

export const PriceNote = chakra('p', productCardPriceNote);

/** Above the card's link, so that it can be pressed on its own. On a mobile it stands below the picture. */
export const ActionLine = chakra('div', productCardActionLine);
