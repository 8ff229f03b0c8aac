import sheet from '../shelves.svg?no-inline';

const names = [
  'Allium Cepa 30 CH',
  'Aconitum Napellus 30 CH',
  'Justicia Cough Syrup',
  'Bryonia Alba 30 CH',
  'Belladonna 30 CH',
  'Eucalyptus Chest Rub',
  'Arsenicum Album 30 CH',
  'Gelsemium 30 CH',
  'Hepar Sulphur 200 CH',
  'Spongia Tosta 30 CH',
  'Drosera 30 CH',
  'Tulsi and Ivy Syrup',
  'Antimonium Tart 30 CH',
  'Pulsatilla 30 CH',
  'Ferrum Phos 6X',
] as const;

export type RemedyName = (typeof names)[number];

/** Returns the name of a remedy's view in the sheet: `ferrum-phos-6x` for 'Ferrum Phos 6X'. */
const viewOf = (name: RemedyName) => name.toLowerCase().replaceAll(' ', '-');

/**
 * The pictures of homeopathic remedies as addresses for `<img>`, 160 × 160. They show a dilution's dropper bottle, a
 * vial of globules, an ointment's tube or a syrup, each with its name on the label. All are views of the file that
 * holds the pictures of every shelf on home.
 */
export const remedyPictures = Object.fromEntries(names.map((name) => [name, `${sheet}#${viewOf(name)}`])) as Readonly<
  Record<RemedyName, string>
>;

export interface HomeopathyArtProps {
  /** The name of the remedy. */
  readonly name: RemedyName;
  /** Width and height in px. @default 160 */
  readonly size?: number;
}

/** The picture of a homeopathy product (HOME-45). The product's name is expected beside it. */
export function HomeopathyArt({ name, size = 160 }: HomeopathyArtProps) {
  return <img src={remedyPictures[name]} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}
