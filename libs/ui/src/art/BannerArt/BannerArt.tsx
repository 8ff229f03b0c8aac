import ayurveda from './ayurveda-homeopathy.svg?no-inline';
import carePlan from './care-plan.svg?no-inline';
import doctor from './doctor-on-phone.svg?no-inline';
import labTest from './lab-test-at-home.svg?no-inline';
import medicines from './order-medicines.svg?no-inline';

/**
 * The files of the banners, 720 × 420 px, in the order of the home page: medicines, lab tests, doctors, care plan,
 * ayurveda. The drawing fills the right 55 %, and the left part is empty for words.
 */
export const bannerArt = [medicines, labTest, doctor, carePlan, ayurveda].map((src) => ({
  src,
  width: 720,
  height: 420,
}));

export interface BannerArtProps {
  /** The index of the banner, from 0. After the last one the first follows. */
  readonly index: number;
}

/**
 * `BannerArt` is for the picture of a banner alone, 720 × 420 px. A slideshow takes the files of `bannerArt` instead.
 * Screen readers skip it.
 */
export const BannerArt = ({ index }: BannerArtProps) => (
  <img {...bannerArt[index % bannerArt.length]} alt="" decoding="async" loading="lazy" />
);
