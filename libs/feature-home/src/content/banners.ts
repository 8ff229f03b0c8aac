import { labTestsId, paths } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { bannerArt, firstBannerMarkup, type BannerSlide } from '@niramaya/ui';

const { slides } = homeCopy.banners;

const order = [
  { id: 'medicines', href: paths.medicines, tone: 'brand' },
  { id: 'labTests', href: `#${labTestsId}`, tone: 'warning' },
  { id: 'consult', href: paths.consultDoctor, tone: 'info' },
  { id: 'carePlan', href: paths.carePlan, tone: 'offer' },
  { id: 'ayurveda', href: paths.medicines, tone: 'success' },
] as const;

/**
 * The five banners, in the order of the pictures in `bannerArt` (requirement HOME-12 in `docs/requirements.md`). The
 * first picture is part of the page itself.
 */
export const bannerSlides: readonly BannerSlide[] = order.map(({ id, href, tone }, index) => {
  const { eyebrow, title, text, action } = slides[id];
  // There is a picture for each index. The fallback is for the type of an array element, which may be undefined.
  const file = bannerArt[index] ?? { src: '', width: 720, height: 420 };
  const picture = index === 0 ? { ...file, markup: firstBannerMarkup } : file;
  return { id, eyebrow, title, text, action: { label: action, href }, picture, tone };
});
