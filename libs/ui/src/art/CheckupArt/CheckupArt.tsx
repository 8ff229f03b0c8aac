import bone from './bone.svg?no-inline';
import diabetes from './diabetes.svg?no-inline';
import fever from './fever.svg?no-inline';
import fullBody from './full-body.svg?no-inline';
import heart from './heart.svg?no-inline';
import kidney from './kidney.svg?no-inline';
import liver from './liver.svg?no-inline';
import lungs from './lungs.svg?no-inline';
import senior from './senior.svg?no-inline';
import thyroid from './thyroid.svg?no-inline';
import vitamin from './vitamin.svg?no-inline';
import wellness from './wellness.svg?no-inline';
import women from './women.svg?no-inline';

/**
 * The pictures of the thirteen checkups as addresses for `<img>`, 160 × 120: a report that names the organ, and the tube its
 * sample came in.
 */
export const checkupPictures = {
  fullBody,
  wellness,
  diabetes,
  heart,
  liver,
  kidney,
  thyroid,
  bone,
  vitamin,
  lungs,
  women,
  senior,
  fever,
} as const;

export type CheckupName = keyof typeof checkupPictures;

export interface CheckupArtProps {
  readonly name: CheckupName;
  /** Width in px; the height is 3/4 of it. @default 160 */
  readonly size?: number;
}

/** The picture of a health checkup (HOME-29). The checkup's name is expected beside it. */
export function CheckupArt({ name, size = 160 }: CheckupArtProps) {
  return (
    <img src={checkupPictures[name]} alt="" width={size} height={(size * 3) / 4} loading="lazy" decoding="async" />
  );
}
