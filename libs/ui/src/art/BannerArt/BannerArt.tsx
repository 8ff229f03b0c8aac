import ayurveda from './ayurveda-homeopathy.svg?no-inline';
import carePlan from './care-plan.svg?no-inline';
import doctor from './doctor-on-phone.svg?no-inline';
import labTest from './lab-test-at-home.svg?no-inline';
import medicines from './order-medicines.svg?no-inline';

/** The drawing is in the right 55 %. */
export const bannerArt = [medicines, labTest, doctor, carePlan, ayurveda].map((src) => ({
  src,
  width: 720,
  height: 420,
}));

export interface BannerArtProps {
  /** From 0. */
  readonly index: number;
}

/** The picture of a banner. */
export const BannerArt = ({ index }: BannerArtProps) => (
  <img {...bannerArt[index % bannerArt.length]} alt="" decoding="async" loading="lazy" />
);
