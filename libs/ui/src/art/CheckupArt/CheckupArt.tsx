import sheet from '../shelves.svg?no-inline';

const names = [
  'fullBody',
  'wellness',
  'diabetes',
  'heart',
  'liver',
  'kidney',
  'thyroid',
  'bone',
  'vitamin',
  'lungs',
  'women',
  'senior',
  'fever',
] as const;

export type CheckupName = (typeof names)[number];

/**
 * The pictures of the thirteen checkups as addresses for `<img>`, 160 × 120. They show a report that names the organ,
 * and the tube of its sample. All are views of the file that holds the pictures of every shelf on home. That file is
 * square: where `height` is `auto`, set `aspect-ratio: 4 / 3`.
 */
export const checkupPictures = Object.fromEntries(names.map((name) => [name, `${sheet}#${name}`])) as Readonly<
  Record<CheckupName, string>
>;

export interface CheckupArtProps {
  /** The name of one of the thirteen checkups. */
  readonly name: CheckupName;
  /** Width in px; the height is 3/4 of it. @default 160 */
  readonly size?: number;
}

/** The picture of a health checkup (HOME-29). The checkup's name is expected beside it. */
export function CheckupArt({ name, size = 160 }: CheckupArtProps) {
  return (
    <img
      src={checkupPictures[name]}
      alt=""
      width={size}
      height={(size * 3) / 4}
      style={{ aspectRatio: '4 / 3' }}
      loading="lazy"
      decoding="async"
    />
  );
}
