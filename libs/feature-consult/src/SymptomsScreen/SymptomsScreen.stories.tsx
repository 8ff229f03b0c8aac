import { storeOwned } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent as user, within } from 'storybook/test';
import { called, stored, noteCalls } from '../stories/calls';
import { SymptomsScreen } from './SymptomsScreen';

const meta = {
  id: 'feature-consult-symptomsscreen',
  title: 'Screens/SymptomsScreen',
  component: SymptomsScreen,
  parameters: { inShop: true, layout: 'fullscreen', route: '/symptoms', msw: { handlers: { calls: noteCalls } } },
} satisfies Meta<typeof SymptomsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The names of the chips that show as picked. */
const picked = (canvas: Canvas) =>
  chips(canvas)
    .filter((chip) => chip.ariaPressed === 'true')
    .map((chip) => chip.textContent);

const chips = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Most searched' })).getAllByRole('button') as HTMLButtonElement[];

export const Default: Story = {
  parameters: { requirements: ['SYMPTOMS-02', 'SYMPTOMS-16', 'SYMPTOMS-18'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What is bothering you?');
    await expect(chips(canvas)).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/abcd');
    const proceed = canvas.getByRole('link', { name: 'Proceed' });
    await expect(proceed).toHaveAttribute('href', '/doctor_final');
    // Both controls without a function come after the way on, in the document and on the screen.
    const notOpen = within(canvas.getByRole('region', { name: 'Not open yet' }));
    for (const control of [
      notOpen.getByRole('searchbox', { name: 'Search symptoms' }),
      notOpen.getByRole('button', { name: 'Skip to specialities' }),
    ]) {
      await expect(proceed.compareDocumentPosition(control)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(control.getBoundingClientRect().top).toBeGreaterThan(proceed.getBoundingClientRect().bottom);
    }
  },
};

export const ChipsToggle: Story = {
  tags: ['state:chosen'],
  parameters: { requirements: ['SYMPTOMS-01', 'SYMPTOMS-15', 'SYMPTOMS-17'] },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search symptoms' });
    await user.type(search, 'fever{Enter}');
    await expect(search).toHaveValue('fever');
    await expect(search).toHaveAccessibleDescription(/^The search is not open yet/);
    await expect(chips(canvas)).toHaveLength(12);
    const skip = canvas.getByRole('button', { name: 'Skip to specialities' });
    await expect(skip).toHaveAccessibleDescription(/^Not open yet/);
    await user.click(skip);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/symptoms');
    const cough = canvas.getByRole('button', { name: 'Cough' });
    await expect(cough).toHaveAttribute('aria-pressed', 'false');
    await user.click(cough);
    await user.click(canvas.getByRole('button', { name: 'Headache' }));
    await expect(picked(canvas)).toEqual(['Cough', 'Headache']);
    await expect(canvas.getByText('You picked: Cough, Headache.')).toBeVisible();
    await user.click(cough);
    await expect(picked(canvas)).toEqual(['Headache']);
    await expect(stored()).toEqual({ 'niramaya.symptoms': '{"of":"","value":["Headache"]}' });
    await expect(called()).toEqual([]);
  },
};

/** A symptom in one's own words is picked as a chip is, once, and can be removed. */
export const WritesOwn: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('region', { name: 'Something else? Write it down' }));
    const field = own.getByRole('textbox', { name: 'Something else? Write it down' });
    await user.click(own.getByRole('button', { name: 'Add' }));
    await expect(own.getByText('Write what troubles you first.')).toBeVisible();
    await expect(field).toHaveFocus();
    await user.type(field, ' Giddy ');
    const notAdded = 'What you wrote down is added when you go on.';
    await expect(canvas.getByText(notAdded)).toBeVisible();
    await user.type(field, '{Enter}');
    await expect(canvas.queryByText(notAdded)).toBeNull();
    await user.type(field, 'giddy{Enter}cough{Enter}fever{Enter}');
    await expect(canvas.getByText('You picked: Cough, Fever, and “Giddy”.')).toBeVisible();
    await expect(picked(canvas)).toEqual(['Cough']);
    await expect(canvas.getByRole('button', { name: 'Fever' })).toHaveAttribute('aria-pressed', 'true');
    await expect(own.getAllByRole('listitem')).toHaveLength(1);
    await expect(chips(canvas)).toHaveLength(12);
    await user.click(own.getByRole('button', { name: 'Remove Giddy' }));
    await expect(canvas.getByText('You picked: Cough, Fever.')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(called()).toEqual([]);
  },
};

/**
 * On a phone the field shows a sentence as a whole. Shift and Enter start a line of it, which is stored as one line
 * with the others, and the Enter of an input method adds nothing.
 */
export const WritesSeveralLines: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Something else? Write it down' });
    const add = canvas.getByRole('button', { name: 'Add' });
    await expect(add.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom);
    await user.type(field, 'Fever since two days, 101, he does not eat{Shift>}{Enter}{/Shift}and sleeps badly');
    await expect(field).toHaveValue('Fever since two days, 101, he does not eat\nand sleeps badly');
    await expect(field.scrollHeight).toBe(field.clientHeight);
    await expect(field.scrollWidth).toBe(field.clientWidth);
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(canvas.getByText('Nothing picked yet.')).toBeVisible();
    await user.type(field, '{Enter}');
    await expect(canvas.getByText('Fever since two days, 101, he does not eat and sleeps badly')).toBeVisible();
    await expect(
      canvas.getByText('You picked: “Fever since two days, 101, he does not eat and sleeps badly”.'),
    ).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

/** The full field names its limit, and how much of a pasted text had no room. The rest is written as a second one. */
export const WritesToTheLimit: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Something else? Write it down' });
    await user.click(field);
    await user.paste('a'.repeat(499));
    await expect(canvas.queryByText(/of 500 characters/)).toBeNull();
    await user.type(field, 'b');
    const full = canvas.getByText('500 of 500 characters. Add this, then write the rest as a second one.');
    await expect(full).toHaveRole('status');
    await user.clear(field);
    await expect(full).toBeEmptyDOMElement();
    await user.paste('c'.repeat(537));
    await expect(field).toHaveValue('c'.repeat(500));
    await expect(full).toHaveTextContent(
      '500 of 500 characters. The pasted text was longer by 37: its end did not fit. Add this, then write the rest as a second one.',
    );
    await user.type(field, '{Enter}');
    await expect(full).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: `Remove ${'c'.repeat(500)}` })).toBeVisible();
  },
};

/** A text that is only in the field is picked on the way to the next step, and to the step before. */
export const ProceedPicksWritten: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Something else? Write it down' });
    await expect(field).toHaveAccessibleDescription('Write since when, and how bad it is.');
    await user.type(field, 'not eating since two days');
    await user.click(canvas.getByRole('link', { name: 'Proceed' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/doctor_final');
    await expect(stored()).toEqual({ 'niramaya.symptoms': '{"of":"","value":["not eating since two days"]}' });
  },
};

/** A text that is only in the field is picked on the way to the first step too, by its link above and by the note. */
export const EachLinkPicksWritten: Story = {
  tags: ['behaviour'],
  beforeEach: () => storeOwned(sessionStorage, 'niramaya.symptoms', ['Cough']),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Something else? Write it down' });
    await user.type(field, 'not eating');
    await user.click(await canvas.findByRole('link', { name: 'Choose video, audio or chat again' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/abcd');
    await expect(stored()).toEqual({ 'niramaya.symptoms': '{"of":"","value":["Cough","not eating"]}' });
    await user.clear(field);
    await user.type(field, 'sleeps badly');
    await user.click(canvas.getByRole('link', { name: /^Patient/ }));
    await expect(stored()).toEqual({ 'niramaya.symptoms': '{"of":"","value":["Cough","not eating","sleeps badly"]}' });
  },
};

/** A frequent symptom without a picture is picked by one press, and unpicked by the next. The field is not changed. */
export const PicksExamples: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Something else? Write it down' });
    const examples = within(canvas.getByRole('group', { name: 'Frequent' }));
    const names = examples.getAllByRole('button').map((example) => example.textContent);
    await expect(names).toEqual(['Fever', 'Cold', 'Back pain', 'Body ache']);
    // The examples come after the chips, which the requirements put first.
    const [fever] = examples.getAllByRole('button');
    await expect(fever!.compareDocumentPosition(chips(canvas).at(-1)!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await user.type(field, 'weak');
    await user.click(fever!);
    await expect(fever).toHaveAttribute('aria-pressed', 'true');
    await expect(fever).toHaveFocus();
    await expect(field).toHaveValue('weak');
    await user.click(examples.getByRole('button', { name: 'Back pain' }));
    await expect(canvas.getByText('You picked: Fever, Back pain.')).toBeVisible();
    await user.click(fever!);
    await expect(canvas.getByText('You picked: Back pain.')).toBeVisible();
    await expect(called()).toEqual([]);
  },
};

export const ExamplesForAChild: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    storeOwned(sessionStorage, 'niramaya.patient', { id: 2, name: 'Arjun Iyer', age: '8', gender: 'male' }),
  play: async ({ canvas }) => {
    const examples = within(canvas.getByRole('group', { name: 'Frequent' }));
    await examples.findByRole('button', { name: 'Vomiting' });
    await expect(canvas.getByText(/^Call 108 at once if a child has a fit/)).toBeVisible();
    const names = examples.getAllByRole('button').map((example) => example.textContent);
    await expect(names).toEqual(['Fever', 'Cold', 'Vomiting', 'Rash', 'Ear pain']);
    // One that is suitable for adults alone stays if it was picked before the patient was chosen.
    await user.type(canvas.getByRole('textbox', { name: 'Something else? Write it down' }), 'back pain{Enter}');
    await expect(examples.getByRole('button', { name: 'Back pain' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Words that sound like an emergency show whom to call, at the field, and stop nothing. */
export const WritesEmergency: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('region', { name: 'Something else? Write it down' }));
    const field = own.getByRole('textbox', { name: 'Something else? Write it down' });
    const alert = own.getByRole('alert');
    await user.type(field, 'chest cold');
    await expect(alert).toBeEmptyDOMElement();
    await user.clear(field);
    await user.type(field, 'chest pain');
    await expect(own.getByText(/^This can be an emergency/)).toBeVisible();
    await expect(own.getByRole('link', { name: '112 Emergency' })).toHaveAttribute('href', 'tel:112');
    // More words of the same kind leave the content as it is, so that it is announced once.
    const announced = alert.firstElementChild;
    await user.type(field, ' since morning{Enter}');
    await expect(canvas.getByText('You picked: “chest pain since morning”.')).toBeVisible();
    await expect(alert.firstElementChild).toBe(announced);
    await user.type(field, 'I want to die');
    await expect(own.getByRole('link', { name: '14416 Tele-MANAS' })).toHaveAttribute('href', 'tel:14416');
    await user.clear(field);
    await user.click(own.getByRole('button', { name: 'Remove chest pain since morning' }));
    await expect(alert).toBeEmptyDOMElement();
    await expect(called()).toEqual([]);
  },
};

/** The search finds nothing yet, but it shows whom to call, and the field for own words stays without an alert. */
export const SearchesEmergency: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.type(canvas.getByRole('searchbox', { name: 'Search symptoms' }), 'chest pain');
    await expect(canvas.getAllByText(/^This can be an emergency/)).toHaveLength(1);
    const [own, below] = canvas.getAllByRole('alert');
    await expect(within(below!).getByRole('link', { name: '112 Emergency' })).toBeVisible();
    await expect(own).toBeEmptyDOMElement();
    await expect(called()).toEqual([]);
  },
};

/** The same emergency in both fields is visible at both, and one of them alone is a live region. */
export const EmergencyInBothFields: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search symptoms' });
    const own = canvas.getByRole('textbox', { name: 'Something else? Write it down' });
    await user.type(search, 'chest pain');
    await user.type(own, 'chest pain');
    await expect(canvas.getAllByText(/^This can be an emergency/)).toHaveLength(2);
    const [ofOwn, alert] = canvas.getAllByRole('alert');
    await expect(alert).toHaveTextContent(/^This can be an emergency/);
    await expect(ofOwn).toBeEmptyDOMElement();
    // Without the first hint the second one stays as it is, because it has been announced.
    await user.clear(search);
    await expect(canvas.getAllByText(/^This can be an emergency/)).toHaveLength(1);
    await expect(alert).toBeEmptyDOMElement();
    await expect(ofOwn).toBeEmptyDOMElement();
    // Another kind of emergency is announced.
    await user.type(own, ' and I want to die');
    await expect(ofOwn).toHaveTextContent(/Talk to Tele-MANAS now/);
  },
};

/**
 * Symptoms that do not fit the age or the gender of the patient, here a boy of 8 years, are hidden. A button below the
 * list shows them too, each in its usual place. A symptom that the shopper has chosen is visible in any case.
 */
export const ForAChild: Story = {
  beforeEach: () => {
    storeOwned(sessionStorage, 'niramaya.patient', { id: 2, name: 'Arjun Iyer', age: '8', gender: 'male' });
    storeOwned(sessionStorage, 'niramaya.symptoms', ['Cough', 'Missed Period']);
  },
  play: async ({ canvas }) => {
    const names = () =>
      within(canvas.getByRole('region', { name: 'Most searched' }).querySelector('ul')!)
        .getAllByRole('button')
        .map((chip) => chip.textContent);
    const forArjun = ['Covid', 'Cough', 'Headache', 'Stomach Pain', 'Loose Motions', 'Missed Period'];
    const list = within(await canvas.findByRole('region', { name: 'Most searched' }));
    await expect(list.getByText('Symptoms that do not fit Arjun Iyer are left out.')).toBeVisible();
    await expect(names()).toEqual(forArjun);
    const more = list.getByRole('button', { name: 'Show them too', expanded: false });
    await expect(list.getAllByRole('button').at(-1)).toBe(more);
    await user.click(more);
    await expect(list.getByText('All are shown, also those that do not fit Arjun Iyer.')).toBeVisible();
    await expect(list.queryByText(/are left out/)).toBeNull();
    await expect(names()).toHaveLength(12);
    await expect(names().slice(5, 9)).toEqual([
      'Premature Ejaculation',
      'Unprotected Sex',
      'Missed Period',
      'Heavy Menstrual Bleeding',
    ]);
    await user.click(list.getByRole('button', { name: 'Leave them out', expanded: true }));
    await expect(names()).toEqual(forArjun);
    // A symptom that does not fit stays in the list after it is deselected, because the focus is on its button and would
    // be lost with it.
    const period = list.getByRole('button', { name: 'Missed Period', pressed: true });
    await user.click(period);
    await expect(period).toHaveAttribute('aria-pressed', 'false');
    await expect(names()).toEqual(forArjun);
    await expect(period).toHaveFocus();
  },
};
