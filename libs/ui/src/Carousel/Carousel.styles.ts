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

/** Shows the current place where there are no dots (HOME-86). */
export const Place = chakra('p', carouselPlace);

/**
 * The visible window of the items. The widths of the items come only from CSS, and `--carousel-visible` items fit in.
 * The prerendered list, the hydrated list and the moving track then match to the pixel, and nothing shifts. The width
 * is rounded to a multiple of the number of items, because react-slick rounds the width of each item up.
 */
export const Window = chakra('div', carouselWindow);

/** The dots. Their height is reserved before they are known, which is after hydration. */
export const Dots = chakra('div', carouselDots);

export const Dot = chakra('button', carouselDot);
