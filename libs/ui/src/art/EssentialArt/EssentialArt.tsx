import sheet from './essentials.svg?no-inline';

const names = ['oximeter', 'thermometer', 'masks', 'sanitiser', 'salts', 'inhaler'] as const;

export type EssentialName = (typeof names)[number];

/** The pictures of what a home with a patient needs, as addresses for `<img>`, 96 px square: views of one file. */
export const essentialPictures = Object.fromEntries(names.map((name) => [name, `${sheet}#${name}`])) as Readonly<
  Record<EssentialName, string>
>;

export interface EssentialArtProps {
  readonly name: EssentialName;
  /** Width and height in px. @default 64 */
  readonly size?: number;
}

/** The picture of a thing for the home (COVID-05). Its name is expected beside it. */
export function EssentialArt({ name, size = 64 }: EssentialArtProps) {
  return <img src={essentialPictures[name]} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}
