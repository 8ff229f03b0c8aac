import ayurveda from './ayurveda-homeopathy.svg?no-inline';
import carePlan from './care-plan.svg?no-inline';
import doctor from './doctor-on-phone.svg?no-inline';
import labTest from './lab-test-at-home.svg?no-inline';
import medicines from './order-medicines.svg?no-inline';

export interface BannerPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const banner = (src: string): BannerPicture => ({ src, width: 720, height: 420 });

/** The drawing is in the right 55 %. */
export const bannerArt: readonly BannerPicture[] = [medicines, labTest, doctor, carePlan, ayurveda].map(banner);

export interface BannerArtProps {
  /** From 0. The first follows the fifth. */
  readonly index: number;
  readonly eager?: boolean;
}

/** The picture of a banner. */
export function BannerArt({ index, eager = false }: BannerArtProps) {
  const picture = bannerArt[index % bannerArt.length];
  return (
    <img
      {...picture}
      alt=""
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
    />
  );
}
