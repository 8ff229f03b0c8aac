import sheet from './essentials.svg?no-inline';

const names = ['oximeter', 'thermometer', 'masks', 'sanitiser', 'salts', 'inhaler'] as const;

export type EssentialName = (typeof names)[number];

/**
 * The image addresses of the home essentials, for `<img>`, 96 px square. They show what a home with a patient needs.
 * All are views of one file.
 */
export const essentialPictures = Object.fromEntries(names.map((name) => [name, `${sheet}#${name}`])) as Readonly<
  Record<EssentialName, string>
>;

export interface EssentialArtProps {
  /** The name of one of the six essentials. */
  readonly name: EssentialName;
  /** Width and height in px. @default 64 */
  readonly size?: number;
}

/** Renders the picture of a home essential (COVID-05). Its name is expected next to it. */
export function EssentialArt({ name, size = 64 }: EssentialArtProps) {
  return <img src={essentialPictures[name]} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}
