import { detailsHandlers, productHandlers } from '@niramaya/fixtures/msw';
import { aProduct } from '@niramaya/fixtures';
import { scrolledBy } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { ProductFacts } from './ProductFacts';

const requests = fn<(address: string) => void>().mockName('GET /api/products');
const count: HttpHandler[] = [
  http.get(/\/api\/products/, ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requests(`${pathname}${search}`);
  }),
];
const answering = (products: HttpHandler[]) => ({ msw: { handlers: { count, products } } });

const meta = {
  id: 'feature-medicines-productfacts',
  title: 'Patterns/Medicines/ProductFacts',
  component: ProductFacts,
  args: { title: 'Calmag D3 500 mg Tablet, Strip of 15' },
  parameters: answering(productHandlers.ready()),
} satisfies Meta<typeof ProductFacts>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const toggle = ({ canvas }: Pick<Context, 'canvas'>) =>
  userEvent.click(canvas.getByText('What is inside and how to use it'));

const shownTerms = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('dt')].map((term) => term.textContent);

const five = [
  'What it is for',
  'What is inside',
  'How to use it',
  'Ask a doctor or pharmacist first',
  'How to keep it',
];
const ofDemo = [...five, 'Maker, batch and expiry'];

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('What is inside and how to use it')).toBeVisible();
    await expect(shownTerms(canvasElement)).toEqual([]);
    await expect(requests).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await toggle({ canvas });
    await expect(await canvas.findByText('What it is for')).toBeVisible();
    await expect(shownTerms(canvasElement)).toEqual(ofDemo);
    await expect(canvas.getByText('Printed on the pack; not shown in this demonstration.')).toBeVisible();
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual(['Calcium500 mg', 'Vitamin D3250 IU']);
    await expect(canvas.getByText('Demonstration text; read the pack and ask a pharmacist.')).toBeVisible();
  },
};

const withFacts = (facts: object) =>
  answering([
    http.get(/\/api\/products\/1$/, () =>
      HttpResponse.json({
        ...aProduct(),
        facts: {
          uses: 'Colds.\nCoughs.',
          per: 'Each tablet',
          howToUse: 'Once a day.\nNot for children.',
          askFirst: 'If you are pregnant.',
          storage: 'Below 30 °C.',
          note: 'Checked in May.\nRead the pack.',
          ...facts,
        },
      }),
    ),
    ...productHandlers.ready(),
  ]);

/** The shop has given facts without contents, and texts of several lines. */
export const WithoutContents: Story = {
  tags: ['behaviour'],
  parameters: withFacts({ contents: [] }),
  play: async ({ canvas }) => {
    await toggle({ canvas });
    const gap = 'The shop has not listed the contents. Read the pack, or ask a pharmacist.';
    await expect(await canvas.findByText(gap)).toBeVisible();
    await expect(canvas.queryByText('Each tablet')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText(/^Once a day/).innerText).toBe('Once a day.\nNot for children.');
    await expect(canvas.getByText(/^Checked in May/).innerText).toBe('Checked in May.\nRead the pack.');
  },
};

const allergyNote =
  'If you have an allergy, read the label on the pack. The badge “Allergen free” on this page is not enough.';

/** The page has the badge of DETAIL-14, and the facts of the product name an allergy. */
export const NamesAllergy: Story = {
  tags: ['behaviour'],
  parameters: withFacts({ contents: [], askFirst: 'If you are allergic to milk or soya.' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(allergyNote)).toBeNull();
    await toggle({ canvas });
    await expect(await canvas.findByText(allergyNote)).toBeVisible();
  },
};

/** A shop with its own catalogue has no such badge. */
export const NamesAllergyWithoutBadge: Story = {
  tags: ['behaviour'],
  args: { ownCatalogue: true },
  parameters: NamesAllergy.parameters,
  play: async ({ canvas }) => {
    await toggle({ canvas });
    await expect(await canvas.findByText('If you are allergic to milk or soya.')).toBeVisible();
    await expect(canvas.queryByText('Maker, batch and expiry')).toBeNull();
    await expect(canvas.queryByText(allergyNote)).toBeNull();
  },
};

/** A product of another catalogue, which has a brand and claims of its own. */
export const BrandAndClaims: Story = {
  tags: ['behaviour'],
  parameters: withFacts({ contents: [{ name: 'Neem' }], brand: 'Doctor Neem', claims: 'Paraben free\nAlcohol free' }),
  play: async ({ canvas, canvasElement }) => {
    await toggle({ canvas });
    await canvas.findByText('Doctor Neem');
    await expect(shownTerms(canvasElement)).toEqual(['Brand', ...ofDemo, 'As declared by the maker']);
    await expect(canvas.getByText(/^Paraben free/).innerText).toBe('Paraben free\nAlcohol free');
    await expect(canvas.getByText('If you have an allergy, read the label on the pack before use.')).toBeVisible();
  },
};

/** Two items of one name are two items, each with its own amount. */
export const ContentsOfOneName: Story = {
  tags: ['behaviour'],
  parameters: withFacts({
    contents: [
      { name: 'Extract', amount: '5 mg' },
      { name: 'Extract', amount: '7 mg' },
    ],
  }),
  play: async ({ canvas }) => {
    const log = spyOn(console, 'error');
    await toggle({ canvas });
    await canvas.findByText('What it is for');
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual(['Extract5 mg', 'Extract7 mg']);
    await expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  },
};

export const OpenMobile: Story = { ...Open, globals: { viewport: { value: 'w360' } } };

/** The facts are requested at the first opening, by the id that the list has stored or else by the title. */
export const RequestsOnce: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await toggle({ canvas });
    await expect(await canvas.findByText('What it is for')).toBeVisible();
    await toggle({ canvas });
    await toggle({ canvas });
    await expect(requests.mock.calls.flat()).toEqual([
      '/api/products?q=Calmag+D3+500+mg+Tablet%2C+Strip+of+15&_limit=20',
      '/api/products/1',
    ]);
  },
};

export const Loading: Story = {
  parameters: answering(detailsHandlers.loading()),
  play: async ({ canvas }) => {
    await toggle({ canvas });
    await expect(await canvas.findByText('Loading what is inside')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { title: 'Own ointment, Tube of 20 g' },
  parameters: answering(productHandlers.ready([aProduct({ title: 'Own ointment, Tube of 20 g' })])),
  play: async ({ canvas }) => {
    await toggle({ canvas });
    const text = 'The shop has given no details about this product. Read the pack, or ask a pharmacist.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: answering(detailsHandlers.failed()),
  play: async ({ canvas }) => {
    await toggle({ canvas });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The details could not be loaded.');
    await expect(canvas.getByText('Our server is taking a break. Try again in a moment.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const TryAgainThenFacts: Story = {
  tags: ['behaviour'],
  parameters: answering(detailsHandlers.failedOnce()),
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, canvasElement } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('What it is for')).toBeVisible();
    await expect(canvasElement.querySelector('details')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** The device is connected again: the facts come by themselves, the focus stays in their place, and nothing scrolls. */
export const ConnectedAgain: Story = {
  tags: ['behaviour'],
  parameters: answering([
    http.get(/\/api\/products\/1$/, () => HttpResponse.error(), { once: true }),
    ...productHandlers.ready(),
  ]),
  play: async ({ canvas, canvasElement }) => {
    await toggle({ canvas });
    const scrolledPx = await scrolledBy(await canvas.findByRole('button', { name: 'Try again' }), async () => {
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByText('What it is for')).toBeVisible();
    });
    await expect(scrolledPx).toBe(0);
    await expect(canvasElement.querySelector('details')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Offline: Story = {
  parameters: answering(detailsHandlers.offline()),
  play: async ({ canvas }) => {
    await toggle({ canvas });
    const sentence = 'The details load by themselves once you are connected.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
};
