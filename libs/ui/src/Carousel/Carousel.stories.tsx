import { styled } from '../theme/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog';
import { UiProvider } from '../theme/UiProvider';
import { Carousel, type CarouselItem, type CarouselProps } from './Carousel';

const Card = styled('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '32',
    bg: 'bg.panel',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'card',
    textStyle: 'title',
  },
});

const numbered = (count: number): CarouselItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `item-${index + 1}`,
    name: `Item ${index + 1}`,
    content: <Card href={`#item-${index + 1}`}>{`Item ${index + 1}`}</Card>,
  }));

/**
 * ### When to use
 *
 * - For a row of similar items of which a few represent the rest: brands, checkups, remedies.
 * - It shows one to four items by width. `widest` allows seven or eight small tiles on a wide screen.
 *
 * ### When not to use
 *
 * - Items to compare or to find again: `ProductGrid`.
 * - Banners with one message each: `BannerSlideshow`.
 *
 * **Keyboard:** Left and Right Arrow move by one page from anywhere in the row.
 *
 * **Text:** `label` names the row. `labels.showing` announces the visible items: _Showing 5 to 8 of 13_.
 */
const meta = {
  id: 'ui-carousel',
  title: 'Display/Carousel',
  tags: ['autodocs'],
  component: Carousel,
  args: {
    label: 'Numbers',
    items: numbered(13),
    header: <h2>Numbers</h2>,
    labels: {
      kind: 'carousel',
      previous: 'Previous',
      next: 'Next',
      page: (page, pages) => `Page ${page} of ${pages}`,
      showing: (names, total) => `Showing ${names.join(', ')} of ${total}`,
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns the names of the visible items: the items whose middle is in the window. */
function seen(canvasElement: HTMLElement): (string | null)[] {
  const list = canvasElement.querySelector('.slick-list, ul[role=list]');
  const { left, right } = (list ?? canvasElement).getBoundingClientRect();
  return [...canvasElement.querySelectorAll<HTMLElement>('a')]
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
    .map(({ link }) => link.textContent);
}

const items = (...numbers: number[]) => numbers.map((number) => `Item ${number}`);
const shows = (canvasElement: HTMLElement, ...numbers: number[]) =>
  waitFor(() => expect(seen(canvasElement)).toEqual(items(...numbers)));

/** Waits for the moving track, which is fetched as soon as the carousel is visible. */
const trackThere = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('.slick-track')).not.toBeNull());

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

export const Default: Story = {
  parameters: { onlyAt: 'w1280', requirements: ['HOME-77', 'HOME-81', 'CONST-11', 'CONST-12', 'CONST-13'] },
  play: async ({ canvas, canvasElement, step }) => {
    await shows(canvasElement, 1, 2, 3, 4);
    await trackThere(canvasElement);
    await shows(canvasElement, 1, 2, 3, 4);

    await step('next moves four on at once, keeps the focus and announces the items', async () => {
      await expect(canvas.getByRole('group', { name: 'Numbers' })).toHaveAttribute('aria-roledescription', 'carousel');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      button(canvas, 'Next').focus();
      await userEvent.keyboard('{Enter}');
      await expect(button(canvas, 'Next')).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing Item 5, Item 6, Item 7, Item 8 of 13');
      await shows(canvasElement, 5, 6, 7, 8);
      await expect(canvasElement.querySelector<HTMLElement>('.slick-track')?.style.transition).not.toContain('500ms');
    });

    await step('the last page is full', async () => {
      await userEvent.click(button(canvas, 'Next'));
      await shows(canvasElement, 9, 10, 11, 12);
      await userEvent.click(button(canvas, 'Next'));
      await shows(canvasElement, 10, 11, 12, 13);
    });

    await step('next on the last page shows the first items, previous on the first page the last ones', async () => {
      await userEvent.click(button(canvas, 'Next'));
      await shows(canvasElement, 1, 2, 3, 4);
      await userEvent.click(button(canvas, 'Previous'));
      await shows(canvasElement, 10, 11, 12, 13);
    });
  },
};

export const PseudoStates: Story = {
  name: 'Pseudo',
  parameters: { onlyAt: 'w1280' },
  play: async ({ canvas }) => {
    const [rest, hovered] = canvas.getAllByRole('button', { name: /^Page \d of 4$/ }).slice(1);
    hovered!.setAttribute('data-hover', '');
    const groundOf = (button?: HTMLElement) => getComputedStyle(button!, '::before').backgroundColor;
    await expect(groundOf(hovered)).not.toBe(groundOf(rest));
  },
};

/** In forced colours, a system colour marks the current dot. */
export const ForcedColours: Story = {
  tags: ['!autodocs'],
  globals: { colours: 'forced', viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const [current, other] = canvas.getAllByRole('button', { name: /^Page \d of 4$/ });
    const groundOf = (button?: HTMLElement) => getComputedStyle(button!, '::before').backgroundColor;
    await expect(groundOf(current)).not.toBe(groundOf(other));
    await expect(groundOf(other)).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const DotsChoosePage: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { onlyAt: 'w1280', requirements: ['HOME-82'] },
  play: async ({ canvas, canvasElement }) => {
    const names = canvas.getAllByRole('button', { name: /^Page/ }).map((dot) => dot.getAttribute('aria-label'));
    await expect(names).toEqual(['Page 1 of 4', 'Page 2 of 4', 'Page 3 of 4', 'Page 4 of 4']);
    await expect(button(canvas, 'Page 1 of 4')).toHaveAttribute('aria-current', 'true');
    await trackThere(canvasElement);
    button(canvas, 'Page 3 of 4').focus();
    await userEvent.keyboard(' ');
    await shows(canvasElement, 9, 10, 11, 12);
    await expect(button(canvas, 'Page 3 of 4')).toHaveFocus();
    await expect(button(canvas, 'Page 3 of 4')).toHaveAttribute('aria-current', 'true');
    await expect(button(canvas, 'Page 1 of 4')).toHaveAttribute('aria-current', 'false');
    await expect(button(canvas, 'Page 3 of 4').getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};

export const ThreeUpTo1024: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['HOME-83', 'CONST-10', 'CONST-11'] },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 1, 2, 3);
    await trackThere(canvasElement);
    await userEvent.click(button(canvas, 'Next'));
    await shows(canvasElement, 4, 5, 6);
    await expect(canvas.getAllByRole('button', { name: /^Page/ })).toHaveLength(5);
  },
};

export const TwoUpTo600: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['HOME-84', 'CONST-10', 'CONST-11'] },
  globals: { viewport: { value: 'w600' } },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 1, 2);
    await trackThere(canvasElement);
    await userEvent.click(button(canvas, 'Previous'));
    await shows(canvasElement, 12, 13);
  },
};

export const Mobile: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['HOME-85', 'HOME-86', 'CONST-11'] },
  globals: { viewport: { value: 'w480' } },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 1);
    await expect(canvas.queryAllByRole('button', { name: /^Page/ })).toEqual([]);
    await trackThere(canvasElement);
    await userEvent.click(button(canvas, 'Next'));
    await shows(canvasElement, 2);
    await expect(canvas.getByText('2 / 13')).toBeVisible();
  },
};

export const EightAtATime: Story = {
  args: { items: numbered(9), widest: 8 },
  parameters: { onlyAt: 'w1280', requirements: ['HOME-78', 'HOME-79'] },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 1, 2, 3, 4, 5, 6, 7, 8);
    await trackThere(canvasElement);
    await userEvent.click(button(canvas, 'Next'));
    await shows(canvasElement, 5, 6, 7, 8, 9, 1, 2, 3);
    await userEvent.click(button(canvas, 'Next'));
    await shows(canvasElement, 1, 2, 3, 4, 5, 6, 7, 8);
    await userEvent.click(button(canvas, 'Previous'));
    await shows(canvasElement, 5, 6, 7, 8, 9, 1, 2, 3);
  },
};

export const SevenAtATime: Story = {
  args: { items: numbered(15), widest: 7 },
  parameters: { onlyAt: 'w1280', requirements: ['HOME-80'] },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 1, 2, 3, 4, 5, 6, 7);
    const box = () => {
      const { x, y, width, height } = canvas.getByRole('link', { name: 'Item 7' }).getBoundingClientRect();
      return [x, y, width, height];
    };
    const before = box();
    await trackThere(canvasElement);
    await expect(box()).toEqual(before);
  },
};

export const OnlySeenItemsCanBeReached: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { onlyAt: 'w1280' },
  play: async ({ canvas, canvasElement }) => {
    await trackThere(canvasElement);
    const reachable = () => canvas.getAllByRole('link').map((link) => link.textContent);
    const stops = [...canvasElement.querySelectorAll('a, button')].filter((stop) => !stop.closest('[inert]'));
    await expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual([
      'Previous',
      'Next',
      ...items(1, 2, 3, 4),
      ...[1, 2, 3, 4].map((page) => `Page ${page} of 4`),
    ]);
    const notInert = () =>
      [...canvasElement.querySelectorAll('.slick-slide:not([inert])')].map((slide) => slide.textContent);
    await userEvent.click(button(canvas, 'Previous'));
    await waitFor(() => expect(notInert()).toEqual(items(10, 11, 12, 13)));
    await expect(reachable()).toEqual(items(10, 11, 12, 13));
    await expect(canvasElement.querySelectorAll('.slick-cloned:not([inert])')).toHaveLength(0);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

function BehindADialog(args: CarouselProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Carousel {...args} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Before you go on" closeLabel="Close">
        The doctor calls within half an hour.
      </Dialog>
    </>
  );
}

/** A dialog returns the focus to the item that opened it, so that item must still be there. */
export const StaysAsItIsBehindADialog: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { onlyAt: 'w1280' },
  render: (args) => <BehindADialog {...args} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    const query = spyOn(document, 'querySelector');
    const looks = () => query.mock.calls.filter(([selector]) => selector.includes('[aria-modal=true]'));
    await waitFor(() => expect(looks().length).toBeGreaterThan(2));
    query.mockRestore();
    await expect(canvasElement.querySelector('.slick-track')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('.slick-track')).not.toBeNull());
  },
};

export const ArrowKeyTakesFocusAlong: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { onlyAt: 'w1280' },
  play: async ({ canvas, canvasElement }) => {
    await trackThere(canvasElement);
    canvas.getByRole('link', { name: 'Item 2' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await shows(canvasElement, 5, 6, 7, 8);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Item 5' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await shows(canvasElement, 1, 2, 3, 4);
  },
};

/** Drags a finger over the element. `from` and `to` are px from the left edge of the screen. */
async function swipe(element: Element, from: number, to: number) {
  const at = (clientX: number) => {
    const touch = new Touch({ identifier: 1, target: element, clientX, clientY: 100, pageX: clientX, pageY: 100 });
    return { touches: [touch], changedTouches: [touch] };
  };
  await fireEvent.touchStart(element, at(from));
  await fireEvent.touchMove(element, at((from + to) / 2));
  await fireEvent.touchMove(element, at(to));
  await fireEvent.touchEnd(element, { ...at(to), touches: [] });
}

export const SwipeMovesOnePage: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w480' } },
  play: async ({ canvas, canvasElement }) => {
    await trackThere(canvasElement);
    await swipe(canvas.getByRole('link', { name: 'Item 1' }), 400, 120);
    await shows(canvasElement, 2);
  },
};

export const SwipeMovesWideTrack: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { items: numbered(15), widest: 7 },
  parameters: { onlyAt: 'w1280' },
  play: async ({ canvas, canvasElement }) => {
    await trackThere(canvasElement);
    await swipe(canvas.getByRole('link', { name: 'Item 2' }), 600, 400);
    await shows(canvasElement, 5, 6, 7, 8, 9, 10, 11);
    await swipe(canvas.getByRole('link', { name: 'Item 6' }), 400, 600);
    await shows(canvasElement, 1, 2, 3, 4, 5, 6, 7);
    await swipe(canvas.getByRole('link', { name: 'Item 2' }), 400, 420);
    await shows(canvasElement, 1, 2, 3, 4, 5, 6, 7);
  },
};

/** Mocks `matchMedia`: the runner asks for reduced motion, but this shopper does not. */
const withMotion = () => {
  const real = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('prefers-reduced-motion') ? 'not all' : query),
  );
};

export const MoveTakes500Ms: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { onlyAt: 'w1280', requirements: ['CONST-09'] },
  beforeEach: withMotion,
  play: async ({ canvas, canvasElement }) => {
    await trackThere(canvasElement);
    const track = canvasElement.querySelector<HTMLElement>('.slick-track');
    // react-slick measures itself again shortly after it is mounted, and a running move then ends at once.
    await waitFor(async () => {
      await userEvent.click(button(canvas, 'Next'));
      await expect(track?.style.transition).toMatch(/transform 500ms/);
    });
    // The screenshot must not depend on the number of those clicks.
    await waitFor(async () => {
      await userEvent.click(button(canvas, 'Page 2 of 4'));
      await expect(seen(canvasElement)).toEqual(items(5, 6, 7, 8));
    });
  },
};

/** Clicks five times like an impatient shopper, each time before the previous move has ended. */
const clickFiveTimes = async (canvas: Canvas, name: string) => {
  for (let clicks = 0; clicks < 5; clicks += 1) await fireEvent.click(button(canvas, name));
};

export const FiveQuickClicksAreFiveMoves: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w480' } },
  beforeEach: withMotion,
  play: async ({ canvas, canvasElement }) => {
    await trackThere(canvasElement);
    await clickFiveTimes(canvas, 'Next');
    await expect(canvas.getByText('6 / 13')).toBeVisible();
    await shows(canvasElement, 6);
    await clickFiveTimes(canvas, 'Previous');
    await shows(canvasElement, 1);
    await expect(canvas.getByText('1 / 13')).toBeVisible();
  },
};

/** Until the track has loaded, the plain list scrolls instead, which also takes time. */
export const FiveQuickClicksAreFiveMovesOfTheList: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w480' } },
  beforeEach: withMotion,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.slick-track')).toBeNull();
    await clickFiveTimes(canvas, 'Next');
    await expect(canvas.getByText('6 / 13')).toBeVisible();
    await shows(canvasElement, 6);
    await expect(canvas.getByText('6 / 13')).toBeVisible();
  },
};

/**
 * The element under the pointer must still be there when the pointer is released. The track replaces the list in the
 * same task that found the list at rest. In a later task, a click could come before it.
 */
export const NoClickIsLostInTheExchange: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { onlyAt: 'w1280' },
  play: async ({ canvasElement }) => {
    const asked = spyOn(Element.prototype, 'matches');
    const nextTask = new MessageChannel();
    const inTheNextTask: boolean[] = [];
    try {
      asked.mockImplementation(function matches(this: Element, selectors) {
        if (selectors.startsWith(':active')) {
          nextTask.port2.onmessage = () => inTheNextTask.push(this.isConnected);
          nextTask.port1.postMessage(null);
        }
        return this.webkitMatchesSelector(selectors);
      });
      await trackThere(canvasElement);
      await waitFor(() => expect(inTheNextTask).toEqual([false]));
    } finally {
      asked.mockRestore();
      nextTask.port1.close();
    }
  },
};

export const AsManyAsFit: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { items: numbered(4) },
  parameters: { onlyAt: 'w1280' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('group', { name: 'Numbers' }));
    await shows(canvasElement, 1, 2, 3, 4);
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

export const One: Story = { args: { items: numbered(1) } };

export const Empty: Story = { args: { items: [] } };

export const LongContent: Story = {
  args: {
    items: numbered(6).map((item, index) =>
      index === 1
        ? { ...item, content: <Card href="#long">{'A name that goes on and on and wraps. '.repeat(4)}</Card> }
        : item,
    ),
  },
  parameters: { onlyAt: 'w1280' },
};

const inProvider = (props: CarouselProps) => (
  <UiProvider>
    <Carousel {...props} />
  </UiProvider>
);

/** Renders a page below a carousel. The carousel adds the styles, which the server would write into its markup. */
const withPage = (args: CarouselProps) => (
  <>
    <Carousel {...args} />
    <div data-testid="page" />
  </>
);

/** Returns the scroll snap stops of the four server-rendered items, for a swipe before the script has loaded. */
const stopsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('li')]
    .map((item, index) => (getComputedStyle(item).scrollSnapAlign === 'start' ? index + 1 : 0))
    .filter(Boolean);

/** Returns a play function for a prerendered page that nothing hydrates. It checks the scroll snap stops of the list. */
const stopsAt =
  (...stops: number[]): Story['play'] =>
  async ({ args, canvas }) => {
    const page = canvas.getByTestId('page');
    page.innerHTML = renderToString(inProvider(args));
    // The test waits for the track of each carousel that is not inert.
    page.inert = true;
    await expect(stopsOf(page)).toEqual(stops);
  };

export const PrerenderedStopsAtEverySecond: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w600' } },
  render: withPage,
  play: stopsAt(1, 3),
};

export const PrerenderedStopsAtEveryThird: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1024' } },
  render: withPage,
  play: stopsAt(1, 4),
};

/** Simulates a prerendered page: the server's markup, which React then hydrates. */
export const HydratesInPlace: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w600' } },
  render: withPage,
  play: async ({ args, canvas: both }) => {
    const page = both.getByTestId('page');
    const canvas = within(page);
    const app = inProvider(args);
    page.innerHTML = renderToString(app);
    const place = () => {
      const { x, y, width, height } = canvas.getByRole('link', { name: 'Item 2' }).getBoundingClientRect();
      return [x, y, width, height, page.getBoundingClientRect().height];
    };
    const [first, before] = [canvas.getByRole('link', { name: 'Item 1' }), place()];
    const complaints: unknown[] = [];
    const root = hydrateRoot(page, app, { onRecoverableError: (error) => complaints.push(error) });
    await canvas.findByRole('button', { name: 'Page 1 of 7' });
    await expect(complaints).toEqual([]);
    await expect(canvas.getByRole('link', { name: 'Item 1' })).toBe(first);
    await expect(place()).toEqual(before);
    root.unmount();
  },
};
