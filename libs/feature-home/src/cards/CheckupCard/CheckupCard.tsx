import { checkupCard } from './CheckupCard.recipe';
import { frame } from '../tile.recipe';
import { styled } from '@niramaya/ui/styled';
import type { HomeCheckup } from '@niramaya/contract';
import { homeCopy } from '@niramaya/contract/copy/home';
import { QualityMarks } from '../QualityMarks';
import { Price } from '@niramaya/ui';

const classes = checkupCard();

export interface CheckupCardProps {
  checkup: HomeCheckup;
  onOpen: () => void;
}

export function CheckupCard({ checkup, onOpen }: CheckupCardProps) {
  return (
    <styled.article className={frame.root} display="flex" flexDirection="column">
      <div className={classes.pictureBox}>
        <img
          className={classes.picture}
          src={checkup.img}
          alt=""
          width={160}
          height={120}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={classes.inside}>
        <h3 className={classes.name}>{checkup.name}</h3>
        <p className={classes.small}>{checkup.desc}</p>
        <QualityMarks rating={checkup.rating} />
        <div className={classes.foot}>
          <Price
            amountRupees={checkup.price}
            mrpRupees={checkup.O_price}
            discountText={checkup.discount}
            labels={homeCopy.card.price}
          />
        </div>
        <button
          className={classes.details}
          type="button"
          aria-haspopup="dialog"
          aria-label={`${homeCopy.checkup.details}: ${checkup.name}`}
          onClick={onOpen}
        >
          {homeCopy.checkup.details}
        </button>
      </div>
    </styled.article>
  );
}
