import { bannerArt, BannerSlideshow, type BannerSlide } from '@niramaya/ui';

const [shelf, doctor] = bannerArt;

const slides: BannerSlide[] = [
  {
    id: 'medicines',
    title: 'Medicines at your door',
    text: 'Ordered before noon, with you tomorrow.',
    action: { label: 'Order now', href: '/medicines' },
    picture: shelf ?? { src: '/pictures/1.svg', width: 560, height: 360 },
  },
  {
    id: 'consult',
    eyebrow: 'Around the clock',
    title: 'A doctor in ten minutes',
    text: 'On the phone, in your language.',
    action: { label: 'Consult', href: '/consult' },
    picture: doctor ?? { src: '/pictures/2.svg', width: 560, height: 360 },
    tone: 'info',
  },
];

export const Example = () => (
  <BannerSlideshow
    slides={slides}
    intervalMs={5000}
    labels={{
      name: 'What is new',
      kind: 'slideshow',
      slideKind: 'slide',
      pause: 'Pause',
      play: 'Play',
      slide: (place, total, title) => `${place} of ${total}: ${title}`,
    }}
  />
);
