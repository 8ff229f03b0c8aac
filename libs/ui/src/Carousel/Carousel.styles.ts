import {
  carouselControls,
  carouselDot,
  carouselDots,
  carouselHead,
  carouselPlace,
  carouselRoot,
  carouselWindow,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';

export const Root = chakra('div', carouselRoot);

export const Head = chakra('div', carouselHead);

export const Controls = chakra('div', carouselControls);

/** Where no dots are shown (HOME-86) it tells the place. */
export const Place = chakra('p', carouselPlace);

/**
 * The window onto the items. Their widths come from CSS alone, `--carousel-visible` of them, so that the prerendered list,
 * the hydrated list and the moving track lie pixel on pixel and nothing shifts. The width is rounded to a multiple of the
 * number of items because react-slick rounds the width of each one up.
 */
export const Window = chakra('div', carouselWindow);

/** Its height is kept before the dots are known, which is after hydration. */
export const Dots = chakra('div', carouselDots);

export const Dot = chakra('button', carouselDot);
