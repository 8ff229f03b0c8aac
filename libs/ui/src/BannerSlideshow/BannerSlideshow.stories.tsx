import { wantMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { bannerArt } from '../art/BannerArt/BannerArt';
import { firstBannerMarkup } from '../art/BannerArt/firstBannerMarkup';
import { finger } from '../stories/finger';
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
 * ### Use
 *
 * - Once, at the top of the home screen, with one link per slide.
 * - The title names the benefit, the link the action: _Book a test_.
 *
 * ### Avoid
 *
 * - A row of similar items, such as brands: use `Carousel`. A message for every shopper: use `Section`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to the button that pauses, then to the bars, then to the link of the visible slide; entering from outside pauses the slides |
 * | Enter, Space | on the first button pauses or plays, on a bar shows its slide and pauses |
 * | Enter | on the link opens it |
 */
const meta = {
  id: 'ui-bannerslideshow',
  title: 'Display/BannerSlideshow',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: BannerSlideshow,
  args: {
    slides,
    labels: {
      name: 'What we do for you',
      roleDescription: 'carousel',
      slideRoleDescription: 'slide',
      pause: 'Pause',
      play: 'Play',
      slide: (place, total, title) => `Slide ${place} of ${total}: ${title}`,
    },
  },
} satisfies Meta<typeof BannerSlideshow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ends the 5 s of the visible slide; undefined while the slides do not play. */
let strike: (() => void) | undefined;

/** Replaces the timers of 5 s, so that a story decides when they end. Other timers run as usual. */
function withClock() {
  const { setTimeout: set, clearTimeout: clear } = window;
  strike = undefined;
  spyOn(window, 'setTimeout').mockImplementation(((go: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== 5000) return set(go, ms, ...rest);
    strike = go;
    return -1;
  }) as typeof window.setTimeout);
  spyOn(window, 'clearTimeout').mockImplementation(((timer?: number) => {
    if (timer === -1) strike = undefined;
    else clear(timer);
  }) as typeof window.clearTimeout);
  return wantMotion();
}
const runs = (isRunning: boolean) => waitFor(() => expect(strike !== undefined).toBe(isRunning));

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const slide = (canvas: Canvas, place: number) =>
  canvas.findByRole('group', { name: `Slide ${place} of 5: ${titles[place - 1]}` });
const bar = (canvas: Canvas, place: number) => canvas.getByRole('button', { name: new RegExp(`^Slide ${place} `) });

/** With reduced motion the slideshow waits for Play. */
export const Default: Story = {
  parameters: { requirements: ['HOME-12'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-running]')).toBeNull();
    const pictures = canvasElement.querySelectorAll('img');
    await expect(pictures).toHaveLength(1);
    await expect(pictures[0]).toHaveAttribute('loading', 'eager');
    await expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getAllByRole('group', { name: /^Slide/ })).toEqual([await slide(canvas, 1)]);
    await expect(canvas.getAllByRole('button', { name: /^Slide \d of 5: / })).toHaveLength(5);
  },
};

const groundOf = (button?: HTMLElement) => getComputedStyle(button!, '::before').backgroundColor;

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  play: async ({ canvas }) => {
    bar(canvas, 3).setAttribute('data-hover', '');
    await expect(groundOf(bar(canvas, 3))).not.toBe(groundOf(bar(canvas, 2)));
  },
};

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  globals: { colours: 'forced', viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(groundOf(bar(canvas, 1))).not.toBe(groundOf(bar(canvas, 2)));
    await expect(groundOf(bar(canvas, 2))).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const Autoplay: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { requirements: ['HOME-13', 'HOME-14', 'CONST-05'] },
  beforeEach: withClock,
  play: async ({ canvas }) => {
    await slide(canvas, 1);
    for (const place of [2, 3, 4, 5, 1]) {
      await runs(true);
      const end = strike!;
      strike = undefined;
      end();
      await slide(canvas, place);
    }
    await expect(getComputedStyle(bar(canvas, 1)).getPropertyValue('--interval')).toBe('5000ms');
  },
};

export const PauseAndPlay: Story = {
  tags: ['behaviour', '!autodocs'],
  beforeEach: withClock,
  play: async ({ canvas }) => {
    const pause = () => canvas.getByRole('button', { name: 'Pause' });
    await runs(true);
    await userEvent.hover(canvas.getByText('Medicines at your door'));
    await runs(false);
    await userEvent.unhover(canvas.getByText('Medicines at your door'));
    await runs(true);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
    await runs(false);
    await userEvent.keyboard('{Enter}');
    await runs(true);
    canvas.getByRole('link', { name: 'See medicines at your door' }).focus();
    await runs(false);
    // The slides wait until both the pointer and the focus have left them, in either order.
    await userEvent.hover(canvas.getByText('Medicines at your door'));
    await userEvent.unhover(canvas.getByText('Medicines at your door'));
    await runs(false);
    await userEvent.hover(canvas.getByText('Medicines at your door'));
    pause().focus();
    await runs(false);
    await userEvent.unhover(canvas.getByText('Medicines at your door'));
    await runs(true);
    await userEvent.click(pause());
    await runs(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await runs(true);
    bar(canvas, 4).focus();
    await userEvent.keyboard(' ');
    await slide(canvas, 4);
    await expect(bar(canvas, 4)).toHaveAttribute('aria-current', 'true');
    await runs(false);
    await expect(canvas.getByRole('link')).toHaveAccessibleName('See one plan for the family');
  },
};

export const SwipeStopsAutoplay: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: withClock,
  play: async ({ canvas, canvasElement }) => {
    const stage = (await slide(canvas, 1)).parentElement!;
    const swipe = async (from: readonly [number, number], to: readonly [number, number], place: number) => {
      const lift = await finger(stage, from, to);
      await lift();
      await expect(bar(canvas, place)).toHaveAttribute('aria-current', 'true');
    };
    await expect(stage).toHaveStyle({ touchAction: 'pan-y' });
    await runs(true);
    const user = userEvent.setup();
    await user.pointer({ keys: '[TouchA>]', target: stage });
    await runs(false);
    await user.pointer({ keys: '[/TouchA]', target: stage });
    await runs(true);
    await swipe([200, 300], [120, 100], 1);
    await swipe([300, 100], [280, 100], 1);
    await runs(true);
    await swipe([300, 100], [100, 110], 2);
    await runs(false);
    await swipe([60, 100], [260, 100], 1);
    await swipe([60, 100], [260, 100], 5);
    // Only the slides 1, 2 and 5 were visible.
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3);
  },
};

export const InlineFirstImage: Story = {
  tags: ['!autodocs'],
  args: { slides: slides.with(0, { ...slides[0]!, picture: { ...slides[0]!.picture, markup: firstBannerMarkup } }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0);
    await expect(canvasElement.querySelector('svg[viewBox="0 0 720 420"]')).toBeVisible();
    await userEvent.click(bar(canvas, 2));
    await slide(canvas, 2);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

/** A single slide has no controls. */
export const SingleSlide: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Medicines at your door')).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
};

const longTitle = `Lab tests at home, ${'from sample to report within a day '.repeat(2)}`;

export const LongContent: Story = {
  args: { slides: slides.with(1, { ...slides[1]!, title: longTitle }) },
  play: async ({ canvas, canvasElement }) => {
    const height = () => canvasElement.firstElementChild?.getBoundingClientRect().height;
    const before = height();
    await userEvent.click(bar(canvas, 2));
    await canvas.findByRole('group', { name: /^Slide 2/ });
    await expect(height()).toBe(before);
  },
};

export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };
