import type { Language } from '@niramaya/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent as user, within } from 'storybook/test';
import { CovidScreen } from './CovidScreen';

const meta = {
  id: 'feature-covid-covidscreen',
  title: 'Screens/CovidScreen',
  component: CovidScreen,
  // The function is a spy, because a choice of the real one would load the story again.
  args: { onLanguage: fn<(language: Language) => void>() },
  parameters: { inShop: true, layout: 'fullscreen', route: '/covid' },
} satisfies Meta<typeof CovidScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['COVID-01', 'COVID-02', 'COVID-03', 'COVID-07', 'COVID-08'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Helpline for tests at home')).toBeVisible();
    await expect(canvas.getByText('1800 000 0199')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book now' })).toHaveAttribute('href', '/consultdoctor');
    await expect(canvas.getByText('Opens the doctor consultation.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Consult now' })).toHaveAttribute('href', '/consultdoctor');
  },
};

export const ArticleAndEssentials: Story = {
  parameters: { requirements: ['COVID-04', 'COVID-05', 'COVID-06', 'COVID-12'] },
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole('article', { name: 'Treatment at home' }));
    const headings = article.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(headings).toEqual([
      'Watch for warning signs',
      'Rest and drink',
      'Bring the fever down',
      'Keep others safe',
    ]);
    const essentials = within(canvas.getByRole('region', { name: 'Essentials for home' }));
    await expect(essentials.getAllByRole('listitem')).toHaveLength(6);
    const views = essentials.getAllByRole('presentation').map((picture) => picture.getAttribute('src')?.split('#')[1]);
    await expect(views).toEqual(['oximeter', 'thermometer', 'masks', 'sanitiser', 'salts', 'inhaler']);
    // The shop sells no masks, so they are no link.
    await expect(essentials.getByText('Not sold here. A fresh one each day, from any chemist near you')).toBeVisible();
    await expect(essentials.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/medicines?q=oximeter',
      '/medicines?q=digital+thermometer',
      '/medicines?q=hand+sanitiser',
      '/medicines?q=ors',
      '/medicines?q=steam+vaporiser',
    ]);
    await expect(canvas.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:18000000199');
    const books = within(canvas.getByRole('region', { name: 'E-books' })).getAllByRole('button');
    await expect(books).toHaveLength(2);
    for (const book of books) await expect(book).toHaveAccessibleDescription('Not open yet');
  },
};

/** The shop of another catalogue may sell none of the essentials, so that it promises none. */
export const OwnCatalogue: Story = {
  tags: ['behaviour'],
  args: { ownCatalogue: true },
  play: async ({ canvas }) => {
    const essentials = within(canvas.getByRole('region', { name: 'Essentials for home' }));
    await expect(essentials.getAllByRole('listitem')).toHaveLength(6);
    await expect(essentials.queryAllByRole('link')).toEqual([]);
    await expect(essentials.queryByText(/that we sell/)).toBeNull();
    await expect(essentials.queryByText(/Not sold here/)).toBeNull();
  },
};

/** A person in danger finds the numbers to call before everything that can be booked. */
export const EmergencyFirst: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const urgent = canvas.getByText(/^Trouble with breathing or blue lips/).closest('p')!;
    await expect(urgent).toHaveTextContent('Trouble with breathing or blue lips: call 112 or 108 at once.');
    await expect(
      within(urgent)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:112', 'tel:108']);
    const firstCard = canvas.getByRole('region', { name: 'Test at home' });
    await expect(urgent.compareDocumentPosition(firstCard)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(urgent.getBoundingClientRect().bottom).toBeLessThan(firstCard.getBoundingClientRect().top);
    await user.selectOptions(canvas.getByRole('combobox'), 'hi');
    await expect(urgent).toHaveTextContent('साँस लेने में तकलीफ़ हो या होंठ नीले पड़ें, तो तुरंत 112 या 108 पर कॉल कीजिए।');
  },
};

/** The date of the facts comes before them, and each number to call is a link. */
export const DatedAndCallable: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const texts = () => {
      const article = canvas.getByRole('article');
      const numbers = within(article)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
      return { numbers, second: article.querySelector('h2 + p')?.textContent };
    };
    const numbers = [
      ['112', 'tel:112'],
      ['108', 'tel:108'],
    ];
    const dated = 'General information, last reviewed in January 2023. It does not replace a doctor.';
    await expect(texts()).toEqual({ numbers, second: dated });
    await expect(canvas.getByText(/^Rules may have changed since then\. /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1800 000 0199' })).toHaveAttribute('href', 'tel:18000000199');
    await user.selectOptions(canvas.getByRole('combobox'), 'hi');
    const datedInHindi = 'सामान्य जानकारी, जनवरी 2023 में जाँची गई। यह डॉक्टर की सलाह की जगह नहीं लेती।';
    await expect(texts()).toEqual({ numbers, second: datedInHindi });
  },
};

export const Hindi: Story = {
  tags: ['state:chosen'],
  parameters: { requirements: ['COVID-09', 'COVID-10'] },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect([...select.querySelectorAll('option')].map(({ text }) => text)).toEqual(['English', 'Hindi']);
    await expect([...select.querySelectorAll('option')].map(({ lang }) => lang)).toEqual(['en', 'hi']);
    for (const [locale, title] of [
      ['hi', 'घर पर कोविड की देखभाल'],
      ['en', 'Covid care at home'],
      ['hi', 'घर पर कोविड की देखभाल'],
    ] as const) {
      await user.selectOptions(canvas.getByRole('combobox'), locale);
      const heading = canvas.getByRole('heading', { level: 1, name: title });
      await expect(heading.closest('[lang]')).toHaveAttribute('lang', locale);
    }
    await expect(args.onLanguage).toHaveBeenLastCalledWith('hi');
    await expect(canvas.getByRole('link', { name: 'डॉक्टर का परामर्श बुक करें' })).toHaveAttribute('href', '/consultdoctor');
  },
};

/** Without a connection the page cannot load in the chosen language, so the choice changes its text alone. */
export const HindiOffline: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => onLine.mockRestore();
  },
  play: async ({ args, canvas }) => {
    await user.selectOptions(canvas.getByRole('combobox', { name: /language/i }), 'hi');
    await expect(canvas.getByRole('heading', { level: 1, name: 'घर पर कोविड की देखभाल' })).toBeVisible();
    await expect(args.onLanguage).not.toHaveBeenCalled();
  },
};
