import { productCardLive } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { Price, type PriceProps } from '../Price/Price';
import { ProductPicture } from '../ProductPicture/ProductPicture';
import { Rating } from '../Rating/Rating';
import {
  ActionLine,
  Card,
  CardLink,
  Corner,
  Facts,
  Meta,
  PictureBox,
  PriceLine,
  PriceNote,
  Title,
  Words,
} from './ProductCard.parts';

export interface ProductCardProps {
  /** Where the card leads. */
  href: string;
  title: string;
  image: string;
  /** The category in words. */
  category: string;
  /** 1 to 5. */
  rating: number;
  /** Read out after the rating: 'out of 5'. */
  ratingLabel: string;
  /** Rupees, after the discount. */
  amountRupees: number;
  /** Rupees; leave it out where nothing is taken off. */
  mrpRupees?: number;
  /** '10% off' */
  discountText?: string;
  /** Stands below the price where nothing is taken off it: 'Sold at MRP' */
  priceNote?: string;
  /** Short truths worth a glance, such as the price of one tablet; cut at the card's width. */
  facts?: readonly string[];
  priceLabels: PriceProps['labels'];
  /** A button of its own below the price. */
  action?: ReactNode;
  /** One or two small buttons of their own in the corner of the picture; on a mobile below it. */
  corner?: ReactNode;
  /** Its picture is on the first screenful. */
  eager?: boolean;
  /** The card was chosen, by pointer or keyboard, be it for this tab or another. */
  onOpen?: () => void;
}

const LiveCard = chakra(Card, productCardLive);

/** A product of the listing (CATALOGUE-06 to CATALOGUE-08): one link, the discounted price its loudest text. */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    title,
    image,
    category,
    rating,
    ratingLabel,
    facts = [],
    priceLabels,
    action,
    corner,
    eager,
    onOpen,
  } = props;
  return (
    <LiveCard>
      <PictureBox>
        <ProductPicture src={image} alt="" eager={eager} />
      </PictureBox>
      {corner && <Corner>{corner}</Corner>}
      <Words>
        <Meta>
          <span>{category}</span>
          <Rating value={rating} label={ratingLabel} />
        </Meta>
        <Title>
          <CardLink href={href} onClick={onOpen} onAuxClick={onOpen}>
            {title}
          </CardLink>
        </Title>
        <Facts>{facts.join(' · ')}</Facts>
        <PriceLine>
          <Price
            amountRupees={props.amountRupees}
            mrpRupees={props.mrpRupees}
            discountText={props.discountText}
            labels={priceLabels}
          />
          {props.priceNote && <PriceNote>{props.priceNote}</PriceNote>}
        </PriceLine>
      </Words>
      {action && <ActionLine>{action}</ActionLine>}
    </LiveCard>
  );
}
