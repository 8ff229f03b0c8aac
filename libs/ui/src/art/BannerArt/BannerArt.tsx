import ayurveda from './ayurveda-homeopathy.svg?no-inline';
import carePlan from './care-plan.svg?no-inline';
import doctor from './doctor-on-phone.svg?no-inline';
import labTest from './lab-test-at-home.svg?no-inline';
import medicines from './order-medicines.svg?no-inline';

export interface BannerPicture {
  readonly src: string;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}

const banner = (src: string): BannerPicture => ({ src, width: 720, height: 420 });

/**
 * The pictures of the five banners (HOME-12): medicines brought home, a lab test at home, the doctor on the phone, the
 * care plan, ayurveda and homeopathy. What they show stands in the right 55 %; words go over the empty left.
 */
export const bannerArt: readonly BannerPicture[] = [medicines, labTest, doctor, carePlan, ayurveda].map(banner);

export interface BannerArtProps {
  /** Which of the five, from 0; counting goes on round the circle. */
  readonly index: number;
  /** Fetch at once and first: for the banner of the first screenful. */
  readonly eager?: boolean;
}

/** One banner's picture, without words of its own and so hidden from screen readers. */
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
