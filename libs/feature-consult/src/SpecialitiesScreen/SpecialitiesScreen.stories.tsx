import { storeOwned } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user, within } from 'storybook/test';
import { called, stored, noteCalls } from '../stories/calls';
import { SpecialitiesScreen } from './SpecialitiesScreen';

const meta = {
  id: 'feature-consult-specialitiesscreen',
  title: 'Screens/SpecialitiesScreen',
  component: SpecialitiesScreen,
  parameters: { inShop: true, layout: 'fullscreen', route: '/doctor_final', msw: { handlers: { calls: noteCalls } } },
} satisfies Meta<typeof SpecialitiesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['SPECIALITY-01', 'SPECIALITY-20'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Which doctor do you need?');
    const tiles = within(canvas.getByRole('region', { name: 'Specialities' })).getAllByRole('button');
    await expect(tiles).toHaveLength(16);
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/symptoms');
  },
};

export const DoesNotStoreSelection: Story = {
  tags: ['state:chosen'],
  parameters: { requirements: ['SPECIALITY-18', 'SPECIALITY-19', 'SPECIALITY-21', 'STATE-39'] },
  play: async ({ canvas }) => {
    const dentist = canvas.getByRole('button', { name: 'Dentist' });
    await user.click(dentist);
    await expect(dentist).toHaveAttribute('aria-pressed', 'true');
    const urologist = canvas.getByRole('button', { name: 'Urologist' });
    await user.click(urologist);
    await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([urologist]);
    await expect(canvas.getByText(/^Your choice is sent to nobody, and stored only once you pay/)).toBeVisible();
    const alternative = canvas.getByRole('button', { name: 'Looking for Alternative Treatment?' });
    await expect(alternative).toHaveAccessibleDescription('Ayurveda and homeopathy consultations are not open yet.');
    await user.click(alternative);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/doctor_final');
    await user.click(canvas.getByRole('link', { name: 'Proceed' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/careplan');
    await expect(stored()).toEqual({});
    await expect(called()).toEqual([]);
  },
};

/** An adult gets the same advice, with the symptoms that were picked. Each tile is described by its matters. */
export const AdvisesAnAdult: Story = {
  tags: ['behaviour'],
  beforeEach: () => storeOwned(sessionStorage, 'niramaya.symptoms', ['Burning, worse at night', 'Cough', 'Headache']),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Not sure? Start with MD Physician. You picked: Cough, Headache, and “Burning, worse at night”.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('For what you picked there is also: Chest Physician.')).toBeVisible();
    const choose = canvas.getByRole('button', { name: 'Choose MD Physician' });
    await user.click(choose);
    await expect(choose).toHaveTextContent('MD Physician is chosen');
    const tile = canvas.getByRole('button', { name: 'MD Physician', pressed: true });
    await expect(tile).toHaveAccessibleDescription('Fever, cough, body ache');
    await expect(canvas.queryByRole('button', { name: 'Show the doctors for adults too' })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Choose Chest Physician' }));
    await expect(canvas.getByRole('button', { name: 'Chest Physician is chosen' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await expect(stored()).toEqual({
      'niramaya.symptoms': '{"of":"","value":["Burning, worse at night","Cough","Headache"]}',
    });
  },
};

export const ForAChild: Story = {
  beforeEach: () =>
    storeOwned(sessionStorage, 'niramaya.patient', { id: 2, name: 'Arjun Iyer', age: '8', gender: 'male' }),
  play: async ({ canvas }) => {
    const hint = 'For Arjun Iyer, choose MD Physician: this doctor sees children too.';
    await expect(await canvas.findByText(hint)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^MD Physician ?Sees children too$/ })).toBeVisible();
    await expect(canvas.getAllByText('Sees children too')).toHaveLength(1);
    const tiles = () =>
      within(canvas.getByRole('region', { name: 'Specialities' }).querySelector('ul')!).getAllByRole('button');
    await expect(tiles()).toHaveLength(11);
    await user.click(canvas.getByRole('button', { name: 'Show the doctors for adults too', expanded: false }));
    await expect(tiles()).toHaveLength(16);
    await user.click(canvas.getByRole('button', { name: 'Hide the doctors for adults', expanded: true }));
    await expect(tiles()).toHaveLength(11);
    const choose = canvas.getByRole('button', { name: 'Choose MD Physician' });
    await user.click(choose);
    await expect(choose).toHaveTextContent('MD Physician is chosen');
    await expect(canvas.getByRole('button', { name: /^MD Physician/, pressed: true })).toBeVisible();
  },
};

/** A doctor for adults who was chosen stays in the folded list without the choice, so that the focus is not lost. */
export const UnpressedForAChild: Story = {
  ...ForAChild,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Show the doctors for adults too' }));
    await user.click(canvas.getByRole('button', { name: 'Sexologist' }));
    await user.click(canvas.getByRole('button', { name: 'Hide the doctors for adults' }));
    const adults = canvas.getByRole('button', { name: 'Sexologist', pressed: true });
    await user.click(adults);
    await expect(adults).toHaveAttribute('aria-pressed', 'false');
    await expect(adults).toBeVisible();
    await expect(adults).toHaveFocus();
  },
};

/** The note at the top after a page load stays until the doctor and the kind of talk are chosen again. */
export const LoadedAgain: Story = {
  tags: ['behaviour'],
  beforeEach: () => storeOwned(sessionStorage, 'niramaya.symptoms', ['Cough']),
  play: async ({ canvas }) => {
    const note = await canvas.findByText(
      'The page was loaded again, which forgets the doctor and how you talk. Choose the doctor again below.',
    );
    const tile = canvas.getByRole('button', { name: 'Dentist' });
    await expect(note.compareDocumentPosition(tile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(tile);
    await expect(
      canvas.getByText('The page was loaded again, which forgets how you talk to the doctor.'),
    ).toBeVisible();
    await user.click(canvas.getByRole('link', { name: 'Choose video, audio or chat again' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/abcd$/);
  },
};
