import { Container, styled } from '../theme/styled';
import { wantMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { SpecialityIcon } from '../art/SpecialityIcon/SpecialityIcon';
import { Dialog } from '../Dialog/Dialog';
import { focusRingWidth, Pseudo, scrolledBy, withoutCode } from '../stories';
import { finger } from '../stories/finger';
import { UiProvider } from '../theme/UiProvider';
import { Carousel, type CarouselItem, type CarouselProps } from './Carousel';

const Card = styled('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    placeContent: 'center',
    gap: '2',
    padding: '3',
    minHeight: '32',
    bg: 'bg.panel',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'card',
    textStyle: 'body',
    textAlign: 'center',
  },
});

/** The names of the items in their order. */
const names = [
  'Dentist',
  'Eye Specialist',
  'Heart Specialist',
  'Skin & Hair Specialist',
  'Bone & Joint Specialist',
  'Chest Physician',
  'Diabetes Educator',
  'MD Physician',
  'Nephrologist',
  'Physiotherapist',
  'Urologist',
  'Sexologist',
  'Quit Smoking',
  '24x7 Doctor Assistance',
  'CoronaVirus - COVID related',
] as const;

/** Returns this many items. */
const specialists = (count: number): CarouselItem[] =>
  names.slice(0, count).map((name) => ({
    id: name,
    name,
    content: (
      <Card href={`/consult?speciality=${encodeURIComponent(name)}`}>
        <SpecialityIcon name={name} />
        <span>{name}</span>
      </Card>
    ),
  }));

/** The names in the code to copy, where all fifteen would be too many. */
const nine: readonly string[] = names.slice(0, 6).concat('Nephrologist', 'Physiotherapist', 'Urologist');

/**
 * Returns the code to copy. The code of a story itself has all items, whose element is made with `styled`, which is for
 * this workspace alone.
 */
const codeOf = (
  shown: readonly string[] = nine,
  widest?: CarouselProps['widest'],
) => `import { Carousel } from '@niramaya/ui';

const names${shown.length === 0 ? ': string[]' : ''} = [${shown.map((name) => `\n  '${name}',`).join('')}${shown.length === 0 ? '' : '\n'}];

const tile = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 128,
  padding: 12,
  border: '1px solid var(--n-colors-border)',
  borderRadius: 'var(--n-radii-card)',
  background: 'var(--n-colors-bg-panel)',
  color: 'inherit',
  textDecoration: 'none',
};

export const Doctors = () => (
  <Carousel
    label="Doctors by speciality"
    header={<h2>Doctors by speciality</h2>}${widest === undefined ? '' : `\n    widest={${widest}}`}
    items={names.map((name) => ({
      id: name,
      name,
      content: (
        <a href={\`/consult?speciality=\${encodeURIComponent(name)}\`} style={tile}>
          {name}
        </a>
      ),
    }))}
    labels={{
      roleDescription: 'carousel',
      previous: 'Previous',
      next: 'Next',
      page: (page, pages) => \`Page \${page} of \${pages}\`,
      showing: (shown, total) => \`Showing \${shown.join(', ')} of \${total}\`,
    }}
  />
);`;

/** Returns the parameter of Storybook for the code to copy. */
const withCode = (shown?: readonly string[], widest?: CarouselProps['widest']) => ({
  docs: { source: { code: codeOf(shown, widest) } },
});

/**
 * ### Use
 *
 * - A row of similar items to browse: brands, checkups.
 * - `widest` for seven or eight small tiles.
 *
 * ### Avoid
 *
 * - Items to compare or to find again: use a grid, as the listing does.
 * - Banners with one message each: use `BannerSlideshow`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to the arrows, then to the links and buttons of the visible items, then to the dots, which a phone does not have |
 * | Left Arrow, Right Arrow | move by one page, from any focus inside the carousel |
 * | Enter, Space | click the focused arrow or dot |
 */
const meta = {
  id: 'ui-carousel',
  title: 'Display/Carousel',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Carousel,
  parameters: { docs: { source: { code: codeOf() } } },
  args: {
    label: 'Doctors by speciality',
    items: specialists(13),
    header: <h2>Doctors by speciality</h2>,
    labels: {
      roleDescription: 'carousel',
      previous: 'Previous',
      next: 'Next',
      page: (page, pages) => `Page ${page} of ${pages}`,
      showing: (names, total) => `Showing ${names.join(', ')} of ${total}`,
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];

function seen(canvasElement: HTMLElement): (string | null)[] {
  const list = canvasElement.querySelector('.slick-list, ul[role=list]');
  const { left, right } = (list ?? canvasElement).getBoundingClientRect();
  return [...canvasElement.querySelectorAll<HTMLElement>('a')]
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
    .map(({ link }) => link.textContent);
}

/** Returns the names of items by their place, from 1. */
const items = (...places: number[]) => places.map((place) => names[place - 1]!);
const shows = (canvasElement: HTMLElement, ...numbers: number[]) =>
  waitFor(() => expect(seen(canvasElement)).toEqual(items(...numbers)));
const track = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('.slick-track');
const trackThere = (canvasElement: HTMLElement) => waitFor(() => expect(track(canvasElement)).not.toBeNull());
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

async function swipe(canvas: Canvas, item: string, from: number, to: number) {
  const lift = await finger(canvas.getByRole('link', { name: item }), [from, 100], [to, 100]);
  await lift();
}

/** Returns a play function that expects the visible items at first and after each click. */
const turns =
  (first: readonly number[], ...clicks: (readonly ['Next' | 'Previous', readonly number[]])[]) =>
  async ({ canvas, canvasElement }: Context) => {
    await shows(canvasElement, ...first);
    await trackThere(canvasElement);
    for (const [name, numbers] of clicks) {
      await userEvent.click(button(canvas, name));
      await shows(canvasElement, ...numbers);
    }
  };

export const Default: Story = {
  parameters: { requirements: ['HOME-77', 'HOME-81', 'CONST-11', 'CONST-12', 'CONST-13'] },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expect(canvas.getByRole('group', { name: 'Doctors by speciality' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await turns([1, 2, 3, 4])(context);
    button(canvas, 'Next').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(canvas, 'Next')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Showing Bone & Joint Specialist, Chest Physician, Diabetes Educator, MD Physician of 13',
    );
    await expect(track(canvasElement)?.style.transition).not.toContain('500ms');
    await turns(
      [5, 6, 7, 8],
      ['Previous', [1, 2, 3, 4]],
      ['Previous', [10, 11, 12, 13]],
      ['Next', [1, 2, 3, 4]],
    )(context);
  },
};

const backgroundOf = (dot?: HTMLElement) => getComputedStyle(dot!, '::before').backgroundColor;

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  args: { items: specialists(6), header: undefined },
  render: (args) => (
    <Pseudo of={<Carousel {...args} />} control="button:not([aria-current]), button[aria-current=false]" />
  ),
  play: async ({ canvasElement }) => {
    const dotIn = (state: string) =>
      canvasElement.querySelector<HTMLElement>(`[data-state=${state}] button[aria-current=false]`)!;
    await expect(backgroundOf(dotIn('hover'))).not.toBe(backgroundOf(dotIn('rest')));
    await expect(focusRingWidth(canvasElement)).toBe('3px');
  },
};

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  globals: { colours: 'forced', viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const [current, other] = canvas.getAllByRole('button', { name: /^Page \d of 4$/ });
    await expect(backgroundOf(current)).not.toBe(backgroundOf(other));
    await expect(backgroundOf(other)).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const DotsSelectPage: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { requirements: ['HOME-82'] },
  play: async ({ canvas, canvasElement }) => {
    const dots = canvas.getAllByRole('button', { name: /^Page/ });
    const current = () => canvas.getByRole('button', { current: true });
    await expect(current()).toBe(dots[0]);
    await trackThere(canvasElement);
    dots[2]!.focus();
    await userEvent.keyboard(' ');
    await shows(canvasElement, 9, 10, 11, 12);
    await expect(current()).toBe(dots[2]);
    await expect(dots[2]).toHaveFocus();
    await expect(dots[2]!.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};

export const ThreeUpTo1024: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['HOME-83', 'CONST-10', 'CONST-11'] },
  globals: { viewport: { value: 'w1024' } },
  play: turns([1, 2, 3], ['Next', [4, 5, 6]]),
};

export const TwoUpTo600: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['HOME-84', 'CONST-10', 'CONST-11'] },
  globals: { viewport: { value: 'w600' } },
  play: turns([1, 2], ['Previous', [12, 13]]),
};

export const Mobile: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['HOME-85', 'HOME-86', 'CONST-10', 'CONST-11'] },
  globals: { viewport: { value: 'w480' } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await turns([1])(context);
    await swipe(canvas, 'Dentist', 400, 120);
    await shows(canvasElement, 2);
    await turns([2], ['Previous', [1]], ['Next', [2]])(context);
    await expect(canvas.queryAllByRole('button', { name: /^Page/ })).toEqual([]);
  },
};

/** The visible part of an item in the window of the carousel, in px. */
function partOf(canvasElement: HTMLElement, item: string) {
  const card = [...canvasElement.querySelectorAll<HTMLElement>('li, .slick-slide')]
    .filter((slide) => slide.textContent === item)
    .map((slide) => slide.querySelector('a')!.getBoundingClientRect())
    .find(({ right }) => right > 0);
  return card ? Math.max(0, Math.min(card.right, window.innerWidth) - Math.max(card.left, 0)) : 0;
}

/** On a phone a part of the next item shows in the plain list and in the endless track, and a tap on it moves there. */
export const NextItemShowsInPart: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <Container>
      <Carousel {...args} />
    </Container>
  ),
  play: async ({ canvas, canvasElement }) => {
    const parts = () => items(1, 2, 3).map((item) => partOf(canvasElement, item));
    const before = parts();
    await expect(before[1]).toBeGreaterThanOrEqual(24);
    await expect(before[1]).toBeLessThanOrEqual(40);
    await expect(before[2]).toBe(0);
    await expect(document.documentElement.scrollWidth).toBe(360);
    await trackThere(canvasElement);
    await expect(parts()).toEqual(before);
    // All that can be focused in the row is in the current item.
    const links = [...canvasElement.querySelectorAll('a')].filter((link) => !link.closest('[inert]'));
    await expect(links.map((link) => link.textContent)).toEqual(['Dentist']);
    const { top, height } = links[0]!.getBoundingClientRect();
    const part = document.elementFromPoint(350, top + height / 2)!;
    await fireEvent.click(part, { clientX: 350 });
    await shows(canvasElement, 2);
    await expect(canvas.getByText('2 / 13')).toBeVisible();
  },
};

export const EightPerPage: Story = {
  args: { items: specialists(9), widest: 8 },
  parameters: { requirements: ['HOME-78', 'HOME-79'], ...withCode(undefined, 8) },
  play: turns(
    [1, 2, 3, 4, 5, 6, 7, 8],
    ['Next', [5, 6, 7, 8, 9, 1, 2, 3]],
    ['Next', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['Previous', [5, 6, 7, 8, 9, 1, 2, 3]],
  ),
};

export const SevenPerPage: Story = {
  args: { items: specialists(15), widest: 7 },
  parameters: { requirements: ['HOME-80'], ...withCode(undefined, 7) },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 1, 2, 3, 4, 5, 6, 7);
    const box = () =>
      canvas.getByRole('link', { name: 'Diabetes Educator' }).getBoundingClientRect().toJSON() as unknown;
    const before = box();
    await trackThere(canvasElement);
    await expect(box()).toEqual(before);
  },
};

export const OffscreenItemsAreInert: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await trackThere(canvasElement);
    const stops = [...canvasElement.querySelectorAll('a, button')].filter((stop) => !stop.closest('[inert]'));
    await expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual([
      'Previous',
      'Next',
      ...items(1, 2, 3, 4),
      ...[1, 2, 3, 4].map((page) => `Page ${page} of 4`),
    ]);
    await userEvent.click(button(canvas, 'Previous'));
    const slides = () => [...canvasElement.querySelectorAll('.slick-slide:not([inert])')];
    await waitFor(() => expect(slides().map((slide) => slide.textContent)).toEqual(items(10, 11, 12, 13)));
    await expect(canvas.getAllByRole('listitem')).toEqual(slides());
    await expect(canvasElement.querySelectorAll('.slick-cloned:not([inert])')).toHaveLength(0);
    const scrolledPx = await scrolledBy(canvas.getByRole('link', { name: 'Urologist' }), async () => {
      await userEvent.keyboard('{ArrowRight}');
      await shows(canvasElement, 1, 2, 3, 4);
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Dentist' })).toHaveFocus());
    });
    await expect(scrolledPx).toBe(0);
    await userEvent.keyboard('{ArrowLeft}');
    await shows(canvasElement, 10, 11, 12, 13);
  },
};

function stopsOf(page: HTMLElement): number[] {
  const snaps = [...page.querySelectorAll('li')].map((item) => getComputedStyle(item).scrollSnapAlign === 'start');
  return snaps.flatMap((isStop, index) => (isStop ? index + 1 : []));
}

/**
 * A closing dialog returns the focus to an item of the plain list, so the endless track must not replace the list
 * before.
 */
export const UnchangedBehindDialog: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1024' } },
  render: function BehindADialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Carousel {...args} />
        <Dialog open={open} onClose={() => setOpen(false)} title="Before you go on" closeLabel="Close">
          The doctor calls within half an hour.
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    const query = spyOn(document, 'querySelector');
    const looks = () => query.mock.calls.filter(([selector]) => selector.includes('[aria-modal=true]'));
    await waitFor(() => expect(looks().length).toBeGreaterThan(2));
    query.mockRestore();
    await expect(track(canvasElement)).toBeNull();
    await expect(stopsOf(canvasElement)).toEqual([1, 4, 7, 10, 13]);
    await userEvent.keyboard('{Escape}');
    await trackThere(canvasElement);
  },
};

export const SwipeScrollsWideTrack: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { items: specialists(15), widest: 7 },
  play: async ({ canvas, canvasElement }) => {
    await trackThere(canvasElement);
    await swipe(canvas, 'Eye Specialist', 400, 420);
    await shows(canvasElement, 1, 2, 3, 4, 5, 6, 7);
    await swipe(canvas, 'Eye Specialist', 600, 400);
    await shows(canvasElement, 5, 6, 7, 8, 9, 10, 11);
  },
};

export const SwipeBackMovesWideTrack: Story = {
  ...SwipeScrollsWideTrack,
  play: async ({ canvas, canvasElement }) => {
    await trackThere(canvasElement);
    await swipe(canvas, 'Eye Specialist', 400, 600);
    await shows(canvasElement, 9, 10, 11, 12, 13, 14, 15);
  },
};

/** Clicks five times before the first move has ended. */
async function clickFiveTimes(canvas: Canvas, name: string, place: string) {
  for (let clicks = 0; clicks < 5; clicks += 1) await fireEvent.click(button(canvas, name));
  await expect(canvas.getByText(place)).toBeVisible();
}

/** Until the track has loaded, the plain list scrolls to the page of each click. */
export const FiveQuickClicksMoveFiveSlides: Story = {
  name: 'Five Quick Clicks Move Five Places',
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w480' } },
  parameters: { requirements: ['CONST-09'] },
  beforeEach: wantMotion,
  play: async ({ canvas, canvasElement }) => {
    await expect(track(canvasElement)).toBeNull();
    await clickFiveTimes(canvas, 'Next', '6 / 13');
    await shows(canvasElement, 6);
    await trackThere(canvasElement);
    await expect(canvas.getByText('6 / 13')).toBeVisible();
    await clickFiveTimes(canvas, 'Next', '11 / 13');
    await shows(canvasElement, 11);
    await clickFiveTimes(canvas, 'Previous', '6 / 13');
    await shows(canvasElement, 6);
    // react-slick measures itself again after it is mounted, which ends a running move.
    await waitFor(async () => {
      await userEvent.click(button(canvas, 'Next'));
      await expect(track(canvasElement)?.style.transition).toMatch(/transform 500ms/);
    });
  },
};

/**
 * React replaces the list in the same task in which the track has loaded. In a later task, a click could hit an element
 * that is about to disappear.
 */
export const ClickDuringUpgrade: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvasElement }) => {
    const asked = spyOn(Element.prototype, 'matches');
    const nextTask = new MessageChannel();
    const inTheNextTask: boolean[] = [];
    asked.mockImplementation(function matches(this: Element, selectors) {
      if (selectors.startsWith(':active')) {
        nextTask.port2.onmessage = () => inTheNextTask.push(this.isConnected);
        nextTask.port1.postMessage(null);
      }
      return this.webkitMatchesSelector(selectors);
    });
    await trackThere(canvasElement);
    await waitFor(() => expect(inTheNextTask).toEqual([false]));
    asked.mockRestore();
    nextTask.port1.close();
  },
};

export const FitsContainer: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { items: specialists(4) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('group', { name: 'Doctors by speciality' }));
    await shows(canvasElement, 1, 2, 3, 4);
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
};

export const One: Story = { parameters: withCode(['Dentist']), args: { items: specialists(1) } };

export const Empty: Story = { parameters: withCode([]), args: { items: [] } };

const longName = 'Doctors for children, for their grandparents and for all who live with them, by day and by night';
const long = { id: 'long', name: longName, content: <Card href="/consult">{longName}</Card> };

export const LongContent: Story = {
  parameters: withCode(nine.slice(0, 6).with(1, longName)),
  args: { items: specialists(6).with(1, long) },
};

export const HydratesWithoutShift: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w600' } },
  /** The live carousel in the first place brings the styles for the prerendered markup in the second. */
  render: (args) => (
    <>
      <Carousel {...args} />
      <div data-testid="page" />
    </>
  ),
  play: async ({ args, canvas: both }) => {
    const page = both.getByTestId('page');
    const canvas = within(page);
    const app = (
      <UiProvider>
        <Carousel {...args} />
      </UiProvider>
    );
    page.innerHTML = renderToString(app);
    await expect(stopsOf(page)).toEqual([1, 3]);
    // The number of dots depends on the width.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: /^Page/ })).toBeNull();
    const place = () => {
      const { x, y, width, height } = canvas.getByRole('link', { name: 'Eye Specialist' }).getBoundingClientRect();
      return [x, y, width, height, page.getBoundingClientRect().height];
    };
    const [first, before] = [canvas.getByRole('link', { name: 'Dentist' }), place()];
    const complaints: unknown[] = [];
    const root = hydrateRoot(page, app, { onRecoverableError: (error) => complaints.push(error) });
    await canvas.findByRole('button', { name: 'Page 1 of 7' });
    await expect(complaints).toEqual([]);
    await expect(canvas.getByRole('link', { name: 'Dentist' })).toBe(first);
    await expect(place()).toEqual(before);
    root.unmount();
  },
};
