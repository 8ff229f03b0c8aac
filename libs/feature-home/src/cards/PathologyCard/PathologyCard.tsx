import { pathologyCard } from './PathologyCard.recipe';
import { tile } from '../tile.recipe';
import type { HomePathologyTest } from '@niramaya/contract';
import { FlaskConical } from 'lucide-react';
import { Badge, Price, type PriceProps, UiLink, VisuallyHidden } from '@niramaya/ui';

const frame = tile({ interactive: true });
const classes = pathologyCard();

export interface PathologyCardProps {
  test: HomePathologyTest;
  href: string;
  labels: {
    price: PriceProps['labels'];
    /** Read out before 'NA': 'Discount'. */
    discount: string;
  };
}

/** Without a discount the record has 'Nil' and 'NA', and the card shows both. */
export function PathologyCard({ test, href, labels }: PathologyCardProps) {
  const { name, desc, detail, price, O_price: listPrice, discount } = test;
  return (
    <article className={frame.root}>
      <div className={classes.inside}>
        <h3 className={classes.name}>
          <UiLink className={frame.link} href={href}>
            {name}
          </UiLink>
        </h3>
        <p className={classes.alias}>{desc}</p>
        <p className={classes.labs}>
          <FlaskConical aria-hidden />
          <span>{detail}</span>
        </p>
        <div className={classes.foot}>
          {listPrice === 'Nil' ? (
            <>
              <Price amountRupees={price} labels={labels.price} />
              <span className={classes.mrp}>
                <span>{labels.price.mrp}</span> <span>{listPrice}</span>
              </span>
              <Badge>
                <VisuallyHidden>{`${labels.discount} `}</VisuallyHidden>
                <span>{discount}</span>
              </Badge>
            </>
          ) : (
            <Price amountRupees={price} mrpRupees={listPrice} discountText={discount} labels={labels.price} />
          )}
        </div>
      </div>
    </article>
  );
}
