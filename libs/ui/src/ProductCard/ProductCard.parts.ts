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
 * The boxes that the card and its skeleton share. Every text has reserved lines. So prices and buttons of a row align,
 * and nothing moves when the products arrive. On a mobile, the picture is beside the text.
 */
export const Card = chakra('article', productCardCard);

export const PictureBox = chakra('div', productCardPictureBox);

/**
 * Small buttons in front of the card's link, over the upper corner of the picture. On a mobile, they are below the
 * picture and its action.
 */
export const Corner = chakra('div', productCardCorner);

export const Words = chakra('div', productCardWords);

export const Meta = chakra('div', productCardMeta);

export const Title = chakra('h3', productCardTitle);

/** The only link of the card. Its own box is the title, but the whole card can be clicked. */
export const CardLink = chakra(UiLink, productCardCardLink);

export const Facts = chakra('p', productCardFacts);

/** The amount has its own line, so that amounts align. An MRP and its discount are below it. */
export const PriceLine = chakra('div', productCardPriceLine);

export const PriceNote = chakra('p', productCardPriceNote);

/** In front of the card's link, so that the action can be clicked on its own. On a mobile, it is below the picture. */
export const ActionLine = chakra('div', productCardActionLine);
