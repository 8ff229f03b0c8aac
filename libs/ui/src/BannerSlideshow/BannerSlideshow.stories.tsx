import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { bannerArt } from '../art/BannerArt/BannerArt';
import { firstBannerMarkup } from '../art/BannerArt/firstBannerMarkup';
import { BannerSlideshow, type BannerSlide } from './BannerSlideshow';

const titles = [
  'Medicines at your door',
  'Lab tests at home',
  'A doctor on chat',
  'One plan for the family',
  'The wisdom of plants',
];
const tones = ['brand', 'warning', 'info', 'offer', 'success'] as const;

const slides: BannerSlide[] = titles.map((title, index) => ({
  id: `slide-${index}`,
  eyebrow: 'For every home',
  title,
  text: 'Ordered in a minute, packed by pharmacists and brought to you.',
  action: { label: `See ${title.toLowerCase()}`, href: `#${index}` },
  picture: bannerArt[index] ?? { src: '', width: 720, height: 420 },
  tone: tones[index],
}));

/**
 * ### When to use
 *
 * - Once, at the top of the home screen, for up to five services of the shop.
 * - Give each slide one link, and text that makes sense without its image.
 *
 * ### When not to use
 *
 * - Products, or anything to compare: `Carousel`, which never moves by itself.
 * - A message for every shopper: most see only the first slide. Use a `Section`.
 *
 * **Text:** The title names the benefit, the link the action: _Lab tests at home_, _Book a test_.
 *
 * **Accessibility:** The slideshow stops when the focus enters it, and has a pause button.
 */
const meta = {
  id: 'ui-bannerslideshow',
  title: 'Display/BannerSlideshow',
  tags: ['autodocs'],
  component: BannerSlideshow,
  args: {
    slides,
    labels: {
      name: 'What we do for you',
      kind: 'carousel',
      slideKind: 'slide',
      pause: 'Pause',
      play: 'Play',
      slide: (place, total, title) => `Slide ${place} of ${total}: ${title}`,
    },
  },
} satisfies Meta<typeof BannerSlideshow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Mocks `matchMedia` so that the story runs with motion. The test runner prefers reduced motion. */
const withMotion = () => {
  const real = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('prefers-reduced-motion') ? 'not all' : query),
  );
};

/** Mocks the 5000 ms timers and leaves all other timers real. `strike` fires the last mocked timer. */
function fakeClock() {
  const timers = new Map<number, () => void>();
  const { setTimeout: realSet, clearTimeout: realClear } = window;
  let last = -1;
  spyOn(window, 'setTimeout').mockImplementation(((go: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== 5000) return realSet(go, ms, ...rest);
    timers.set(last, go);
    return last--;
  }) as typeof window.setTimeout);
  spyOn(window, 'clearTimeout').mockImplementation(((timer?: number) => {
    if (timer === undefined || !timers.delete(timer)) realClear(timer);
  }) as typeof window.clearTimeout);
  return {
    pending: () => timers.size,
    strike: () => {
      const [timer] = [...timers.keys()].slice(-1);
      const go = timer === undefined ? undefined : timers.get(timer);
      if (timer !== undefined) timers.delete(timer);
      go?.();
    },
  };
}

let clock: ReturnType<typeof fakeClock>;
const withClock = () => {
  withMotion();
  clock = fakeClock();
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const slide = (canvas: Canvas, place: number) =>
  canvas.findByRole('group', { name: `Slide ${place} of 5: ${titles[place - 1]}` });

/** With reduced motion, it waits for Play. Only the first picture is fetched, before everything else. */
export const Default: Story = {
  parameters: { requirements: ['HOME-12'] },
  beforeEach: () => {
    clock = fakeClock();
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(clock.pending()).toBe(0);
    const pictures = canvasElement.querySelectorAll('img');
    await expect(pictures).toHaveLength(1);
    await expect(pictures[0]).toHaveAttribute('loading', 'eager');
    await expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByRole('group', { name: 'Slide 1 of 5: Medicines at your door' })).toBeVisible();
    await expect(canvas.getAllByRole('group', { name: /^Slide/ })).toHaveLength(1);
    const names = canvas.getAllByRole('button', { name: /^Slide/ }).map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual([
      'Slide 1 of 5: Medicines at your door',
      'Slide 2 of 5: Lab tests at home',
      'Slide 3 of 5: A doctor on chat',
      'Slide 4 of 5: One plan for the family',
      'Slide 5 of 5: The wisdom of plants',
    ]);
  },
};

export const PseudoStates: Story = {
  name: 'Pseudo',
  play: async ({ canvas }) => {
    const [rest, hovered] = canvas.getAllByRole('button', { name: /^Slide/ }).slice(1);
    hovered!.setAttribute('data-hover', '');
    const groundOf = (button?: HTMLElement) => getComputedStyle(button!, '::before').backgroundColor;
    await expect(groundOf(hovered)).not.toBe(groundOf(rest));
  },
};

/** A system colour marks the current slide. */
export const ForcedColours: Story = {
  tags: ['!autodocs'],
  globals: { colours: 'forced', viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const [current, other] = canvas.getAllByRole('button', { name: /^Slide/ });
    const groundOf = (button?: HTMLElement) => getComputedStyle(button!, '::before').backgroundColor;
    await expect(groundOf(current)).not.toBe(groundOf(other));
    await expect(groundOf(other)).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const AdvancesEveryFiveSecondsAndWraps: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { requirements: ['HOME-13', 'HOME-14', 'CONST-05'] },
  beforeEach: withClock,
  play: async ({ canvas }) => {
    await slide(canvas, 1);
    for (const place of [2, 3, 4, 5, 1]) {
      await waitFor(() => expect(clock.pending()).toBe(1));
      clock.strike();
      await slide(canvas, place);
    }
    // The bar of the slide fills for as long as the slide stays.
    const bar = canvas.getByRole('button', { current: true });
    await expect(getComputedStyle(bar).getPropertyValue('--interval')).toBe('5000ms');
  },
};

export const PauseStopsAndPlayResumes: Story = {
  tags: ['behaviour', '!autodocs'],
  beforeEach: withClock,
  play: async ({ canvas }) => {
    await waitFor(() => expect(clock.pending()).toBe(1));
    // `fireEvent` clicks like a pointer. The focus that a simulated click sets would count as keyboard focus.
    await fireEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(clock.pending()).toBe(0));
    await fireEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(clock.pending()).toBe(1));
    // A shopper who clicked Play can move the focus to the slideshow with the keyboard: it keeps playing.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await expect(clock.pending()).toBe(1);
  },
};

export const HoverAndFocusHoldIt: Story = {
  tags: ['behaviour', '!autodocs'],
  beforeEach: withClock,
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(clock.pending()).toBe(1));
    await step('under the pointer', async () => {
      await userEvent.hover(canvas.getByText('Medicines at your door'));
      await waitFor(() => expect(clock.pending()).toBe(0));
      await userEvent.unhover(canvas.getByText('Medicines at your door'));
      await waitFor(() => expect(clock.pending()).toBe(1));
    });
    await step('for the keyboard, whose first stop is the control, until it is asked to play', async () => {
      await userEvent.tab();
      const play = canvas.getByRole('button', { name: 'Play' });
      await expect(play).toHaveFocus();
      await waitFor(() => expect(clock.pending()).toBe(0));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(clock.pending()).toBe(1));
    });
    await step('while the focus is on a slide', async () => {
      canvas.getByRole('link', { name: 'See medicines at your door' }).focus();
      await waitFor(() => expect(clock.pending()).toBe(0));
      canvas.getByRole('button', { name: 'Pause' }).focus();
      await waitFor(() => expect(clock.pending()).toBe(1));
    });
  },
};

export const SlideButtonShowsSlideAndStops: Story = {
  tags: ['behaviour', '!autodocs'],
  beforeEach: withClock,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Slide 4 of 5: One plan for the family' }).focus();
    await userEvent.keyboard(' ');
    await slide(canvas, 4);
    await expect(canvas.getByRole('button', { name: /^Slide 4/ })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(clock.pending()).toBe(0));
    await expect(canvas.getByRole('link')).toHaveAccessibleName('See one plan for the family');
  },
};

/** Swipes over the stage with one finger between two points, in px. The finger stops before it is lifted. */
async function finger(stage: Element, from: readonly [number, number], to: readonly [number, number]) {
  const at = ([clientX, clientY]: readonly [number, number]) => {
    const touch = new Touch({ identifier: 1, target: stage, clientX, clientY });
    return { touches: [touch], changedTouches: [touch] };
  };
  await fireEvent.touchStart(stage, at(from));
  await fireEvent.touchMove(stage, at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await fireEvent.touchMove(stage, at(to));
  return () => fireEvent.touchEnd(stage, { ...at(to), touches: [] });
}

/** Returns the distance in px from the left edge of the stage to the left edge of a slide. */
const left = (stage: Element, place: number) =>
  Math.round((stage.children[place - 1]?.getBoundingClientRect().left ?? 0) - stage.getBoundingClientRect().left);

const stageOf = async (canvas: Canvas) => (await slide(canvas, 1)).parentElement as HTMLElement;

/** Waits until the bars mark a slide as chosen. Visibility is no proof: a dragged slide is visible already. */
const chosen = (canvas: Canvas, place: number) =>
  waitFor(() =>
    expect(canvas.getByRole('button', { name: new RegExp(`^Slide ${place} `) })).toHaveAttribute(
      'aria-current',
      'true',
    ),
  );

export const SwipeFollowsTheFingerAndStops: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: withClock,
  play: async ({ canvas, step }) => {
    const stage = await stageOf(canvas);
    await expect(stage).toHaveStyle({ touchAction: 'pan-y' });
    await step('the next slide comes along', async () => {
      const lift = await finger(stage, [300, 100], [100, 110]);
      await expect(left(stage, 1)).toBe(-200);
      await expect(left(stage, 2)).toBe(stage.clientWidth - 200);
      await waitFor(() => expect(clock.pending()).toBe(0));
      await lift();
      await chosen(canvas, 2);
      await waitFor(() => expect(left(stage, 2)).toBe(0));
    });
    await step('and back, round the circle', async () => {
      await (
        await finger(stage, [60, 100], [260, 100])
      )();
      await chosen(canvas, 1);
      await (
        await finger(stage, [60, 100], [260, 100])
      )();
      await chosen(canvas, 5);
    });
  },
};

export const ShortSwipeSnapsBack: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: withClock,
  play: async ({ canvas }) => {
    const stage = await stageOf(canvas);
    const lift = await finger(stage, [300, 100], [260, 100]);
    await expect(left(stage, 1)).toBe(-40);
    // Makes the swipe slow, however fast the machine is.
    const late = new TouchEvent('touchend', { bubbles: true });
    Object.defineProperty(late, 'timeStamp', { value: performance.now() + 1000 });
    await fireEvent(stage, late);
    await waitFor(() => expect(left(stage, 1)).toBe(0));
    await lift();
    await chosen(canvas, 1);
    await waitFor(() => expect(clock.pending()).toBe(1));
  },
};

export const FingerThatScrollsMovesNothing: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const stage = await stageOf(canvas);
    const lift = await finger(stage, [200, 300], [120, 100]);
    await expect(left(stage, 1)).toBe(0);
    await lift();
    await chosen(canvas, 1);
  },
};

export const FirstPictureInThePage: Story = {
  tags: ['!autodocs'],
  args: {
    slides: slides.map((one, index) =>
      index === 0 ? { ...one, picture: { ...one.picture, markup: firstBannerMarkup } } : one,
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0);
    const artwork = canvasElement.querySelector('svg[viewBox="0 0 720 420"]');
    await expect(artwork).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Slide 2/ }));
    await canvas.findByRole('group', { name: /^Slide 2/ });
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

export const LongContent: Story = {
  args: {
    slides: slides.map((one, index) =>
      index === 1 ? { ...one, title: `${one.title}, ${'from sample to report within a day '.repeat(2)}` } : one,
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const height = () => canvasElement.firstElementChild?.getBoundingClientRect().height;
    const before = height();
    await userEvent.click(canvas.getByRole('button', { name: /^Slide 2/ }));
    await canvas.findByRole('group', { name: /^Slide 2/ });
    await expect(height()).toBe(before);
  },
};

export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };
