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

/** All slides lie in one cell, as high as the highest of them, so that a change moves nothing. */
export const Stage = chakra('div', bannerSlideshowStage);

export const Slide = chakra('div', bannerSlideshowSlide);

export const Words = chakra('div', bannerSlideshowWords);

export const Eyebrow = chakra('p', bannerSlideshowEyebrow);

/** The title of a banner is no heading: the page begins below it, and what is shown changes. */
export const Title = chakra('p', bannerSlideshowTitle);

export const Text = chakra('p', bannerSlideshowText);

export const Action = chakra('div', bannerSlideshowAction);

/**
 * The artwork is the right 55 % of its picture of 720 × 420. It is drawn as large as it fits, whole; the empty rest of the
 * picture lies under the words.
 */
export const Picture = chakra('div', bannerSlideshowPicture);

/** Before the slides for the keyboard, so that what moves can be stopped before it is reached; below them for the eye. */
export const Controls = chakra('div', bannerSlideshowControls);

export const Bar = chakra('button', bannerSlideshowBar);
