import ayurveda from './ayurveda-homeopathy.svg?no-inline';
import carePlan from './care-plan.svg?no-inline';
import doctor from './doctor-on-phone.svg?no-inline';
import labTest from './lab-test-at-home.svg?no-inline';
import medicines from './order-medicines.svg?no-inline';

export interface BannerPicture {
  readonly src: string;
  /** Width in px. */
  readonly width: number;
  /** Height in px. */
  readonly height: number;
}

const banner = (src: string): BannerPicture => ({ src, width: 720, height: 420 });

/**
 * The pictures of the five banners (HOME-12). They show medicines brought home, a lab test at home, the doctor on the
 * phone, the care plan, and ayurveda and homeopathy. The drawing is in the right 55 %, and words go over the empty left
 * part.
 */
export const bannerArt: readonly BannerPicture[] = [medicines, labTest, doctor, carePlan, ayurveda].map(banner);

export interface BannerArtProps {
  /** Index of the picture, from 0. After the fifth picture the first one follows again. */
  readonly index: number;
  /** Fetches the picture at once and with high priority: for the banner of the first screenful. */
  readonly eager?: boolean;
}

/** The picture of one banner. It contains no words, so screen readers skip it. */
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
