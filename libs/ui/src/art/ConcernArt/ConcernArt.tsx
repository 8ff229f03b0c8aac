import sheet from '../shelves.svg?no-inline';

export type ConcernName =
  | 'Diabetes Care'
  | 'Cardiac Care'
  | 'Stomach Care'
  | 'Liver Care'
  | 'Bone, Joint & Muscle Care'
  | 'Kidney Care'
  | 'Derma Care'
  | 'Respiratory Care'
  | 'Eye Care';

const views: Readonly<Record<ConcernName, string>> = {
  'Diabetes Care': 'diabetes-care',
  'Cardiac Care': 'cardiac-care',
  'Stomach Care': 'stomach-care',
  'Liver Care': 'liver-care',
  'Bone, Joint & Muscle Care': 'bone-joint-muscle-care',
  'Kidney Care': 'kidney-care',
  'Derma Care': 'derma-care',
  'Respiratory Care': 'respiratory-care',
  'Eye Care': 'eye-care',
};

/**
 * The pictures of the nine health concerns of the home screen (HOME-18 to HOME-26), as addresses for `<img>`, 144 ×
 * 144. The keys are the exact words of the concerns. All are views of the file that holds the pictures of every shelf
 * on home.
 */
export const concernPictures = Object.fromEntries(
  Object.entries(views).map(([name, view]) => [name, `${sheet}#${view}`]),
) as Readonly<Record<ConcernName, string>>;

export interface ConcernArtProps {
  /** The name of one of the nine concerns. */
  readonly name: ConcernName;
  /** Width and height in px. @default 72 */
  readonly size?: number;
}

/** The picture of a health concern. Its name is expected beside it, so screen readers skip the picture. */
export function ConcernArt({ name, size = 72 }: ConcernArtProps) {
  return <img src={concernPictures[name]} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}
