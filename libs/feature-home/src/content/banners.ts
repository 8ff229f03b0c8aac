import { paths } from '@niramaya/contract';
import type { homeCopy } from '@niramaya/contract/copy/home';
import { bannerArt, firstBannerMarkup, type BannerSlide } from '@niramaya/ui';

type Copy = (typeof homeCopy)['en']['banners']['slides'];

/** An anchor, because the tests have no address of their own. */
export const labTestsId = 'lab-tests';

const order: readonly { readonly id: keyof Copy; readonly href: string; readonly tone: BannerSlide['tone'] }[] = [
  { id: 'medicines', href: paths.medicines, tone: 'brand' },
  { id: 'labTests', href: `#${labTestsId}`, tone: 'warning' },
  { id: 'consult', href: paths.consultDoctor, tone: 'info' },
  { id: 'carePlan', href: paths.carePlan, tone: 'offer' },
  { id: 'ayurveda', href: paths.medicines, tone: 'success' },
];

/** In the order of their artwork. */
export const bannerSlides = (copy: Copy): readonly BannerSlide[] =>
  order.map(({ id, href, tone }, index) => {
    const { eyebrow, title, text, action } = copy[id];
    const file = bannerArt[index] ?? { src: '', width: 720, height: 420 };
    const picture = index === 0 ? { ...file, markup: firstBannerMarkup } : file;
    return { id, eyebrow, title, text, action: { label: action, href }, picture, tone };
  });
