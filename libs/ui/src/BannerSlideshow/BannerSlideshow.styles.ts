import {
  bannerSlideshowAction,
  bannerSlideshowBar,
  bannerSlideshowControls,
  bannerSlideshowEyebrow,
  bannerSlideshowPicture,
  bannerSlideshowRoot,
  bannerSlideshowSlide,
  bannerSlideshowStage,
  bannerSlideshowText,
  bannerSlideshowTitle,
  bannerSlideshowWords,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';

export const Root = chakra('div', bannerSlideshowRoot);

/** All slides are in one grid cell, as high as the highest slide, so that a slide change moves nothing. */
export const Stage = chakra('div', bannerSlideshowStage);

export const Slide = chakra('div', bannerSlideshowSlide);

export const Words = chakra('div', bannerSlideshowWords);

export const Eyebrow = chakra('p', bannerSlideshowEyebrow);

/** The title of a banner is not a heading: the page begins below it, and the visible slide changes. */
export const Title = chakra('p', bannerSlideshowTitle);

export const Text = chakra('p', bannerSlideshowText);

export const Action = chakra('div', bannerSlideshowAction);

/**
 * The artwork is the right 55 % of its picture of 720 × 420. All of it is shown, as large as it fits. The empty rest
 * of the picture is under the text.
 */
export const Picture = chakra('div', bannerSlideshowPicture);

/**
 * The controls come before the slides in the Tab order, so that a shopper can stop the motion first. They show below
 * the slides.
 */
export const Controls = chakra('div', bannerSlideshowControls);

export const Bar = chakra('button', bannerSlideshowBar);
