import type { Meta, StoryObj } from '@storybook/react-vite';
import { topBrandHandlers } from '@niramaya/fixtures/msw';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectAddress } from '../stories/expectAddress';
import { TopBrandsBlock } from './TopBrandsBlock';

const meta = {
  id: 'feature-home-topbrands-topbrandsblock',
  title: 'Patterns/Home/TopBrandsBlock',
  component: TopBrandsBlock,
  parameters: { inShop: true, msw: { handlers: { topBrands: topBrandHandlers.ready() } } },
} satisfies Meta<typeof TopBrandsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

const aBrand = (name: string) => ({
  img: '/pictures/brand-keshara.svg',
  name,
  description: `${name}, and what it makes`,
});

/** Counts the requests. `inTurn` returns the given responses in turn and repeats the last one. */
let asked = 0;
const inTurn = (...answers: (() => Response)[]) => [
  http.get('*/api/medi', () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer?.();
  }),
];
const startCount = () => {
  asked = 0;
};
const ready = () => HttpResponse.json([aBrand('Keshara')]);
const failure = () => HttpResponse.json({ type: 'about:blank', title: 'Out of order', status: 500 }, { status: 500 });

export const Default: Story = {
  parameters: { requirements: ['HOME-53', 'API-16', 'API-17'] },
  play: async ({ canvas, canvasElement }) => {
    const card = await canvas.findByRole('link', { name: 'Neemila' });
    await expect(card.closest('article')).toHaveTextContent('NeemilaNeem care for clear, calm skin');
    const names = [...canvasElement.querySelectorAll('article h3')].map((name) => name.textContent);
    await expect(new Set(names).size).toBe(12);
    await expect(canvasElement.querySelector('article img')).toHaveAttribute('src', '/api/pictures/brand-neemila.svg');
  },
};

export const ListFollowsTheServer: Story = {
  tags: ['behaviour'],
  parameters: {
    requirements: ['HOME-52', 'API-16'],
    msw: { handlers: { topBrands: topBrandHandlers.ready([aBrand('Vanadeep'), aBrand('Jalpari')]) } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Vanadeep' });
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Vanadeep', 'Jalpari']);
  },
};

export const One: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.ready([aBrand('Vanadeep')]) } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Vanadeep' });
    await expect(within(canvas.getByRole('main')).queryAllByRole('button')).toEqual([]);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.loading() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading brands')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Our Top Brands' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.empty() } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('No brands to show today');
    await userEvent.click(canvas.getByRole('link', { name: 'Browse medicines' }));
    await expectAddress(canvasElement, '/medicines');
  },
};

export const Failed: Story = {
  parameters: { requirements: ['ERROR-36'], msw: { handlers: { topBrands: topBrandHandlers.failed() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Our top brands could not be loaded.');
    await expect(canvas.getByRole('heading', { name: 'Our Top Brands' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { requirements: ['ERROR-36'], msw: { handlers: { topBrands: topBrandHandlers.offline() } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getByText(/It seems that you are offline/)).toBeVisible();
  },
};

export const MalformedAnswerIsAFailure: Story = {
  tags: ['behaviour'],
  parameters: {
    requirements: ['ERROR-36'],
    msw: { handlers: { topBrands: [http.get('*/api/medi', () => HttpResponse.html('<p>Busy</p>'))] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const RetryAsksOnce: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['ERROR-36'], msw: { handlers: { topBrands: inTurn(failure, failure, ready) } } },
  beforeEach: startCount,
  play: async ({ canvas, step }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(asked).toBe(1);
    await step('the first retry fails as well', async () => {
      await userEvent.dblClick(retry);
      await waitFor(() => expect(asked).toBe(2));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy'));
    });
    await step('the second one brings the list, and the focus is with it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      const card = await canvas.findByRole('link', { name: 'Keshara' });
      await expect(asked).toBe(3);
      await waitFor(() => expect(document.activeElement).toContainElement(card));
    });
  },
};

function LeaveAndReturn() {
  const [here, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!here)}>
        {here ? 'Leave' : 'Return'}
      </button>
      {here && <TopBrandsBlock />}
    </>
  );
}

export const AsksAtEachShowing: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['API-18'], msw: { handlers: { topBrands: inTurn(ready) } } },
  beforeEach: startCount,
  render: () => <LeaveAndReturn />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Keshara' });
    const before = asked;
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(asked).toBe(before + 1));
    await canvas.findByRole('link', { name: 'Keshara' });
  },
};

/** `held` returns a response that waits until `letGo` is called. */
let letGo: () => void = () => undefined;
const held = (answer: () => Response) => [
  http.get('*/api/medi', async () => {
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return answer();
  }),
];

const box = (element: Element | null) => {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return [x, y, width, height].map(Math.round);
};

const answerMovesNothing: Story['play'] = async ({ canvas, canvasElement }) => {
  const block = () => box(canvasElement.querySelector('section'));
  const card = () => box(canvasElement.querySelector('article'));
  await canvas.findByText('Loading brands');
  const [blockBefore, cardBefore] = [block(), card()];
  await waitFor(async () => {
    letGo();
    await expect(canvas.queryByText('Loading brands')).toBeNull();
  });
  await canvas.findByRole('link', { name: 'Brand 1' });
  await expect(card()).toEqual(cardBefore);
  await expect(block()).toEqual(blockBefore);
};

const twelve = () => HttpResponse.json(Array.from({ length: 12 }, (_, place) => aBrand(`Brand ${place + 1}`)));

export const AnswerMovesNothing: Story = {
  tags: ['behaviour'],
  parameters: { onlyAt: 'w1280', msw: { handlers: { topBrands: held(twelve) } } },
  play: answerMovesNothing,
};

export const ResponseMovesNothingOnMobile: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  parameters: { msw: { handlers: { topBrands: held(twelve) } } },
  play: answerMovesNothing,
};

export const FailureMovesNothing: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  parameters: { msw: { handlers: { topBrands: held(failure) } } },
  play: async ({ canvas, canvasElement }) => {
    const block = () => box(canvasElement.querySelector('section'));
    await canvas.findByText('Loading brands');
    const before = block();
    await waitFor(async () => {
      letGo();
      await expect(canvas.queryByText('Loading brands')).toBeNull();
    });
    await canvas.findByRole('alert');
    await expect(block()).toEqual(before);
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Neemila' })).toBeVisible();
  },
};
