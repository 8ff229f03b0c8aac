import { pathologyCard } from './PathologyCard.recipe';
import { tile } from '../tile.recipe';
import type { HomePathologyTest } from '@niramaya/contract';
import { homeCopy } from '@niramaya/contract/copy/home';
import { FlaskConical } from 'lucide-react';
import { Badge, Price, UiLink, useCopy, VisuallyHidden } from '@niramaya/ui';

const frame = tile({ interactive: true });
const classes = pathologyCard();

export interface PathologyCardProps {
  test: HomePathologyTest;
  href: string;
}

/** Without a discount the record has 'Nil' and 'NA', and the card shows both. */
export function PathologyCard({ test, href }: PathologyCardProps) {
  const { card: copy } = useCopy(homeCopy);
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
              <Price amountRupees={price} labels={copy.price} />
              <span className={classes.mrp}>
                <span>{copy.price.mrp}</span> <span>{listPrice}</span>
              </span>
              <Badge>
                <VisuallyHidden>{`${copy.discount} `}</VisuallyHidden>
                <span>{discount}</span>
              </Badge>
            </>
          ) : (
            <Price amountRupees={price} mrpRupees={listPrice} discountText={discount} labels={copy.price} />
          )}
        </div>
      </div>
    </article>
  );
}
