import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLongProduct, products } from '@niramaya/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent as user, waitFor, type within } from 'storybook/test';
import { Anatomy, controlled, inBox, parts } from '../stories';
import { SearchCombobox } from './SearchCombobox';
import type { SearchItem } from './SearchResults';

/** The text that most stories type. */
const typed = 'calm';
/** Returns the index of the text in a title, or -1. */
const placeOf = (title: string) => title.toLowerCase().indexOf(typed);

/** The products up to the second one whose title has the text. */
const available: SearchItem[] = products(47).map(({ id, title, image }) => ({ id, title, image: `/api${image}` }));
const matches = available
  .filter(({ title }) => placeOf(title) >= 0)
  .map((item) => ({ ...item, ranges: [{ start: placeOf(item.title), end: placeOf(item.title) + typed.length }] }));
const rest = available.filter(({ title }) => placeOf(title) < 0).slice(0, 38);
const items = [...matches, ...rest].map(({ id, title, image }) => ({ id, title, image }));

/** The products below the two matches in a list of a thousand. */
const manyOthers: SearchItem[] = Array.from({ length: 998 }, (_, index) => ({
  ...rest[index % rest.length]!,
  id: index + 100,
}));

/**
 * Returns the code to copy, with further lines of props and of labels. The code of the story itself has all products of
 * the demo.
 */
const codeWith = (props = '', labels = '') => `import { SearchCombobox } from '@niramaya/ui';
import { useState } from 'react';

const products = [
  { id: 1, title: 'Calmag D3 500 mg Tablet, Strip of 15', image: '/pictures/1.svg' },
  { id: 4, title: 'Neemila Face Wash, Tube of 100 ml', image: '/pictures/4.svg' },
];

export function Search() {
  const [text, setText] = useState('');
  const placeOf = (title: string) => title.toLowerCase().indexOf(text.toLowerCase());
  const found = products.filter(({ title }) => placeOf(title) >= 0);
  return (
    <SearchCombobox
      value={text}
      onValueChange={setText}
      status={text === '' ? 'idle' : 'ready'}
      matches={found.map((product) => {
        const start = placeOf(product.title);
        return { ...product, ranges: [{ start, end: start + text.length }] };
      })}
      rest={products.filter((product) => !found.includes(product))}
      onSelect={(id) => location.assign(\`/products/\${id}\`)}
      onSearch={(words) => location.assign(\`/search?q=\${encodeURIComponent(words)}\`)}
${props}      labels={{
        label: 'Search medicines',
        placeholder: 'Search medicines',
        clear: 'Clear the search',
        listLabel: 'Products',
        matches: (count) => (count === 1 ? '1 match' : \`\${count} matches\`),
        noMatches: 'No product matches. Everything we sell is listed here.',
        rest: 'All other products',
        searching: 'Searching…',
        failed: 'The search did not go through. Check your connection and type again.',
        id: (id) => \`ID \${id}\`,
${labels}      }}
    />
  );
}`;

/** Returns the parameter of Storybook for the code to copy. */
const withCode = (...lines: Parameters<typeof codeWith>) => ({ docs: { source: { code: codeWith(...lines) } } });
/** The line of the label of the button below the list. */
const seeAllLine = '        seeAll: (words) => `See all results for “${words}”`,\n';

/**
 * ### Use
 *
 * - Once, in the top bar, to find a product by name.
 * - `noMatches` names the fallback: _No match. All products_.
 *
 * ### Avoid
 *
 * - A filter of visible content: use `TextField`. One of a short list: use `SelectField`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Down Arrow | opens the list, in the empty field that of the suggestions, then moves to the next option; after the last one the first follows. Before the results arrive, it chooses the option that will be active |
 * | Up Arrow | opens the list, then moves to the previous option; before the first one the last follows |
 * | Alt Down Arrow, Alt Up Arrow | open and close the list |
 * | Page Down, Page Up | move by six options in the open list, up to its ends |
 * | Left Arrow, Right Arrow, Home, End | move the cursor in the text, and leave the active option |
 * | Enter | selects the active option, or searches for the text. After Down Arrow it waits for the results, and opens only a match |
 * | Tab | moves to the button that empties the field, then to each control of the open list that is given: the link of `lead` above it, then the link of `help` and the button of `labels.seeAll` below it |
 * | Escape | closes the list; if it is closed, clears the text |
 */
const meta = {
  id: 'ui-searchcombobox',
  title: 'Forms/SearchCombobox',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: SearchCombobox,
  parameters: {
    docs: { source: { code: codeWith() } },
    pictured: '[role=search], [role=search] > :not([data-testid=search-overlay])',
  },
  // The control is off, because its JSON editor would print each product of the demo.
  argTypes: { rest: { control: false } },
  // The padding is that of the picture, so that it has the whole focus ring.
  decorators: [inBox({ maxWidth: 688, minHeight: 480, padding: 24 }), controlled('value', 'onValueChange')],
  args: {
    value: '',
    onValueChange: fn(),
    status: 'ready',
    matches,
    rest,
    onSelect: fn(),
    onSearch: fn(),
    labels: {
      label: 'Search medicines',
      placeholder: 'Search medicines',
      clear: 'Clear the search',
      listLabel: 'Products',
      matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
      noMatches: 'No product matches. Everything we sell is listed here.',
      rest: 'All other products',
      suggestions: 'Suggestions',
      searching: 'Searching…',
      failed: 'The search did not go through. Check your connection and type again.',
      id: (id: number) => `ID ${id}`,
    },
  },
} satisfies Meta<typeof SearchCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const inputOf = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Search medicines' });
const typeInto = (canvas: Canvas, text: string) => user.type(inputOf(canvas), text);

export const Default: Story = {
  parameters: { requirements: ['SHELL-22', 'SHELL-30'] },
  play: async ({ canvas }) => {
    await expect(inputOf(canvas)).toBeVisible();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** The open list with a thousand options, of which the page lays out only the visible part. */
export const Open: Story = {
  tags: ['!autodocs'],
  args: { rest: manyOthers },
  parameters: { requirements: ['SHELL-24', 'CONST-07', 'SHELL-25', 'SHELL-26', 'SHELL-27'] },
  play: async ({ canvas }) => {
    await typeInto(canvas, 'calm');
    const popup = canvas.getByRole('listbox');
    await expect(popup.getBoundingClientRect().height).toBe(400);
    await expect(popup.scrollHeight).toBeGreaterThan(400);
    const options = [...popup.querySelectorAll<HTMLElement>('[role=option]')];
    await expect(options).toHaveLength(1_000);
    const laidOut = () =>
      options.filter((option) => option.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length;
    for (const place of [0.5, 1, 0]) {
      popup.scrollTop = popup.scrollHeight * place;
      await waitFor(() => expect(laidOut()).toBeGreaterThan(5));
      await expect(laidOut()).toBeLessThan(60);
    }
    const first = options[0]!;
    await expect(first).toHaveTextContent('ID 1');
    await expect(first).toHaveTextContent(matches[0]?.title ?? '');
    await expect(first.querySelector('img')).toHaveAttribute('src', '/api/pictures/1.svg');
    await expect([...popup.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Calm', 'Calm']);
    // In Chromium, a box that scrolls and has no `tabindex` is in the Tab order.
    await expect(popup).toHaveAttribute('tabindex', '-1');
  },
};

export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    pictured: '[role=search], [role=search] > :not([data-testid=search-overlay]), [data-numbers] span',
  },
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <Anatomy parts={parts.SearchCombobox}>
      <SearchCombobox {...args} />
    </Anatomy>
  ),
  play: async ({ canvas, canvasElement }) => {
    await typeInto(canvas, 'calm');
    const numbers = canvasElement.querySelector<HTMLElement>('[data-numbers]')!;
    await waitFor(() => expect(numbers.textContent).toBe('123'));
  },
};

export const PseudoStates: Story = {
  tags: ['!autodocs'],
  name: 'Hover, focus, pressed',
  play: async ({ canvas }) => {
    await typeInto(canvas, 'calm');
    const [chosen, rest, hovered] = await canvas.findAllByRole('option');
    await user.keyboard('{ArrowDown}');
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(getComputedStyle(chosen!).backgroundColor).not.toBe(getComputedStyle(rest!).backgroundColor);
    const clear = canvas.getByRole('button', { name: 'Clear the search' });
    for (const one of [hovered, clear]) one!.setAttribute('data-hover', '');
    await expect(getComputedStyle(hovered!).backgroundColor).not.toBe(getComputedStyle(rest!).backgroundColor);
  },
};

export const TypingResetsOptions: Story = {
  tags: ['behaviour', '!autodocs'],
  /** Each letter brings other results. */
  render: (args) => {
    const { length } = args.value;
    return <SearchCombobox {...args} matches={items.slice(0, length)} rest={items.slice(length)} />;
  },
  play: async ({ canvas }) => {
    await typeInto(canvas, 'ca');
    const input = inputOf(canvas);
    const before = await canvas.findByRole('listbox');
    await user.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant');
    before.scrollTop = 300;
    await user.keyboard('l');
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await expect(canvas.getByRole('listbox').scrollTop).toBe(0);
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await expect(input).toHaveFocus();
  },
};

/** Orders of the results: the first list, the same products in the opposite order, and a list without them. */
const responses: readonly (readonly SearchItem[])[] = [
  items.slice(0, 12),
  items.slice(0, 12).toReversed(),
  items.slice(12, 24),
];
const noItems: readonly SearchItem[] = [];

/** The active option stays the same product if a response orders the list in another way. */
export const ResponseKeepsActiveProduct: Story = {
  tags: ['behaviour', '!autodocs'],
  args: {
    rest: noItems,
    labels: { ...meta.args.labels, activeGone: 'The product that you had reached is no longer in the list.' },
  },
  render: function Answered(args) {
    const [at, setAt] = useState(0);
    return (
      <>
        <SearchCombobox {...args} matches={responses[at]!} />
        <button type="button" onClick={() => setAt(at + 1)}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await typeInto(canvas, 'calm');
    const input = inputOf(canvas);
    // A call of `click` moves no focus, as a response moves none.
    const answer = () => canvas.getByRole('button', { name: 'Answer' }).click();
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(/ID 1$/);
    answer();
    await waitFor(() => expect(canvas.getAllByRole('option')[11]).toHaveAttribute('aria-selected', 'true'));
    const active = canvas.getByRole('option', { selected: true });
    await expect(active).toHaveTextContent(/ID 1$/);
    await expect(input).toHaveAttribute('aria-activedescendant', active.id);
    await expect(canvas.getByRole('listbox').scrollTop).toBeGreaterThan(0);
    answer();
    await waitFor(() => expect(input).not.toHaveAttribute('aria-activedescendant'));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The product that you had reached is no longer in the list.',
    );
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('12 matches');
    await user.keyboard('{Enter}');
    await expect(args.onSelect.mock.calls).toEqual([[12]]);
  },
};

/** The list opens again without an active option, so that no product of it can be gone. */
export const LeavingForgetsGoneProduct: Story = {
  ...ResponseKeepsActiveProduct,
  play: async ({ canvas }) => {
    await typeInto(canvas, 'calm');
    const button = canvas.getByRole('button', { name: 'Answer' });
    await user.keyboard('{ArrowDown}');
    button.click();
    await waitFor(() => expect(canvas.getAllByRole('option')[11]).toHaveAttribute('aria-selected', 'true'));
    button.click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/is no longer in the list/));
    button.focus();
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    inputOf(canvas).focus();
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('12 matches');
  },
};

const seeAll = (text: string) => `See all results for “${text}”`;

/** The button below the list is the last element of the search. */
export const SeeAllResults: Story = {
  tags: ['!autodocs'],
  parameters: withCode('', seeAllLine),
  args: { labels: { ...meta.args.labels, seeAll } },
  play: async ({ canvas }) => {
    await typeInto(canvas, ' calm ');
    const button = canvas.getByRole('button', { name: 'See all results for “calm”' });
    await expect(canvas.getAllByRole('option')).toHaveLength(40);
    // The button is at the lower edge of the list, in one panel with it.
    await expect(button.getBoundingClientRect().top).toBeCloseTo(
      canvas.getByRole('listbox').getBoundingClientRect().bottom,
      0,
    );
  },
};

/** A link for a shopper whom no product helps is above the button. */
export const WithHelp: Story = {
  tags: ['!autodocs'],
  parameters: withCode("      help={{ text: 'Ask a doctor', href: '/consult' }}\n", seeAllLine),
  args: { labels: { ...meta.args.labels, seeAll }, help: { text: 'Ask a doctor', href: '#doctor' } },
  play: async ({ canvas }) => {
    await typeInto(canvas, 'calm');
    const link = canvas.getByRole('link', { name: 'Ask a doctor' });
    await expect(link).toHaveAttribute('href', '#doctor');
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('button', { name: 'See all results for “calm”' }).getBoundingClientRect().top,
    );
  },
};

export const HelpEscapes: Story = {
  ...WithHelp,
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await typeInto(canvas, 'calm');
    await user.tab();
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Ask a doctor' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(inputOf(canvas)).toHaveFocus();
  },
};

export const SeeAllSearches: Story = {
  ...SeeAllResults,
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, args }) => {
    await typeInto(canvas, ' calm ');
    const button = () => canvas.getByRole('button', { name: 'See all results for “calm”' });
    await user.tab();
    await user.tab();
    await expect(button()).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(args.onSearch.mock.calls).toEqual([['calm']]);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await user.click(inputOf(canvas));
    await user.click(button());
    await expect(args.onSearch.mock.calls).toEqual([['calm'], ['calm']]);
  },
};

/** Escape closes the list from its button too, which disappears with it. */
export const SeeAllEscapes: Story = {
  ...SeeAllResults,
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, args }) => {
    await typeInto(canvas, 'calm');
    await user.tab();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'See all results for “calm”' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(inputOf(canvas)).toHaveFocus();
    await expect(inputOf(canvas)).toHaveValue('calm');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

const suggestions = [
  { label: 'Recent searches', kind: 'recent', items: [{ text: 'zinc', search: 'zinc' }] },
  {
    label: 'Concerns',
    kind: 'topics',
    items: ['Diabetes', 'Heart', 'Skin'].map((text) => ({ text, search: text.toLowerCase() })),
  },
] as const;

/** The empty field with the focus. The list is as tall as its contents. */
export const Suggestions: Story = {
  tags: ['!autodocs'],
  parameters: withCode(
    `      suggestions={[
        { label: 'Recent searches', kind: 'recent', items: [{ text: 'zinc', search: 'zinc' }] },
        { label: 'Concerns', kind: 'topics', items: [{ text: 'Skin', search: 'skin' }] },
      ]}
      onSuggestion={({ search }) => location.assign(\`/search?q=\${encodeURIComponent(search)}\`)}
`,
    "        suggestions: 'Suggestions',\n",
  ),
  args: { suggestions, onSuggestion: fn() },
  play: async ({ canvas, args }) => {
    const input = inputOf(canvas);
    await user.click(input);
    const list = canvas.getByRole('listbox', { name: 'Suggestions' });
    await expect(input).toHaveAttribute('aria-controls', list.id);
    await expect(list).toHaveAttribute('tabindex', '-1');
    await user.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Skin');
    await user.keyboard('{Enter}');
    await expect(args.onSuggestion).toHaveBeenLastCalledWith({ text: 'Skin', search: 'skin' });
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await user.click(input);
    await user.click(document.body);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await user.click(input);
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

export const NoResults: Story = {
  tags: ['!autodocs'],
  args: { matches: [], rest: items },
  parameters: { requirements: ['SHELL-26'] },
  play: async ({ canvas }) => {
    await typeInto(canvas, 'zzz');
    await expect(canvas.getAllByRole('option')).toHaveLength(40);
    const text = 'No product matches. Everything we sell is listed here.';
    await expect(canvas.getByRole('status')).toHaveTextContent(text);
  },
};

export const Loading: Story = {
  tags: ['!autodocs'],
  args: { status: 'idle', isFetching: true, matches: [], rest: [] },
  parameters: { requirements: ['SHELL-31'] },
  play: async ({ canvas }) => {
    await typeInto(canvas, 'calm');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
    await expect(canvas.getByText('Searching…', { selector: '[data-tone=busy] span' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['!autodocs'],
  args: { status: 'failed', matches: [], rest: [] },
  play: async ({ canvas }) => {
    // Without a text there was no search, so no failure is announced.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await typeInto(canvas, 'calm');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The search did not go through. Check your connection and type again.',
    );
  },
};

export const LongContent: Story = {
  tags: ['!autodocs'],
  args: {
    matches: [{ ...aLongProduct(), image: '/api/pictures/1.svg', ranges: [{ start: 0, end: 8 }] }],
    rest: items.slice(1, 4),
  },
  play: async ({ canvas }) => {
    await typeInto(canvas, 'praanvit');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

export const OverlayCloses: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { requirements: ['SHELL-32'] },
  render: (args) => (
    <>
      <SearchCombobox {...args} />
      <button type="button">Beyond</button>
    </>
  ),
  play: async ({ canvas }) => {
    await typeInto(canvas, 'calm');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await user.click(canvas.getByTestId('search-overlay'));
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    const clear = () => canvas.getByRole('button', { name: 'Clear the search' });
    await user.click(clear());
    await waitFor(() => expect(inputOf(canvas)).toHaveValue(''));
    await expect(inputOf(canvas)).toHaveFocus();
    await typeInto(canvas, 'calm');
    await user.tab();
    await expect(clear()).toHaveFocus();
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Beyond' })).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const EnterSelectsActiveOption: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = inputOf(canvas);
    await expect(input).toHaveAttribute('aria-autocomplete', 'list');
    await typeInto(canvas, 'calm');
    await expect(input).toHaveAttribute('aria-controls', canvas.getByRole('listbox', { name: 'Products' }).id);
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getAllByRole('option')[1] as HTMLElement;
    await expect(input).toHaveAttribute('aria-activedescendant', second.id);
    await expect(canvas.getAllByRole('option', { selected: true })).toEqual([second]);
    await expect(input).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(args.onSelect.mock.calls).toEqual([[47]]);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('calm');
  },
};

/** The results are on their way until the button is pressed. The one with the name 'No answer' is for a failure. */
const renderAwaited: Story['render'] = function Awaited(args) {
  const [answer, setAnswer] = useState<'ready' | 'failed'>();
  return (
    <>
      <SearchCombobox
        {...args}
        {...(answer !== 'ready' && { status: answer ?? 'idle', isFetching: !answer, matches: [], rest: [] })}
      />
      <button type="button" onClick={() => setAnswer('ready')}>
        Answer
      </button>
      <button type="button" onClick={() => setAnswer('failed')}>
        No answer
      </button>
    </>
  );
};

/** A call of `click` moves no focus, as a response moves none. */
const respond = (canvas: Canvas, name: string) => canvas.getByRole('button', { name }).click();

/** Down before the results arrive makes their first match active. */
export const ArrowWaitsForResults: Story = {
  tags: ['behaviour', '!autodocs'],
  render: renderAwaited,
  play: async ({ canvas, args }) => {
    await typeInto(canvas, 'calm{ArrowDown}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    respond(canvas, 'Answer');
    const first = (await canvas.findAllByRole('option'))[0]!;
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(inputOf(canvas)).toHaveAttribute('aria-activedescendant', first.id);
    await user.keyboard('{Enter}');
    await expect(args.onSelect.mock.calls).toEqual([[1]]);
  },
};

/** Enter after Down waits for the results too, and then opens the match. */
export const EnterWaitsForResults: Story = {
  tags: ['behaviour', '!autodocs'],
  render: renderAwaited,
  play: async ({ canvas, args }) => {
    await typeInto(canvas, 'calm{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
    await expect(args.onSearch).not.toHaveBeenCalled();
    respond(canvas, 'Answer');
    await waitFor(() => expect(args.onSelect.mock.calls).toEqual([[47]]));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Without results, Enter searches for the text, as it does without an active option. */
export const EnterSearchesAfterFailure: Story = {
  tags: ['behaviour', '!autodocs'],
  render: renderAwaited,
  play: async ({ canvas, args }) => {
    await typeInto(canvas, 'calm{ArrowDown}{Enter}');
    respond(canvas, 'No answer');
    await waitFor(() => expect(args.onSearch.mock.calls).toEqual([['calm']]));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Other products of the shop are no answer to a text, so Enter opens none of them unseen. */
export const EnterOpensNoOtherProduct: Story = {
  ...EnterSearchesAfterFailure,
  args: { matches: [] },
  play: async ({ canvas, args }) => {
    await typeInto(canvas, 'calm{ArrowDown}{Enter}');
    respond(canvas, 'Answer');
    await waitFor(() => expect(args.onSearch.mock.calls).toEqual([['calm']]));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const ArrowActivatesNoOtherProduct: Story = {
  ...EnterSearchesAfterFailure,
  args: { matches: [] },
  play: async ({ canvas, args }) => {
    await typeInto(canvas, 'calm{ArrowDown}');
    respond(canvas, 'Answer');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await expect(inputOf(canvas)).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    await expect(args.onSearch.mock.calls).toEqual([['calm']]);
  },
};

/** More letters take back the keys that wait. */
export const TypingTakesBackEnter: Story = {
  ...EnterSearchesAfterFailure,
  play: async ({ canvas, args }) => {
    await typeInto(canvas, 'cal{ArrowDown}{Enter}m');
    respond(canvas, 'Answer');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await expect(inputOf(canvas)).not.toHaveAttribute('aria-activedescendant');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const EnterSearches: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Awaited(args) {
    const [hasCome, setHasCome] = useState(false);
    return (
      <>
        <SearchCombobox {...args} {...(!hasCome && { status: 'idle', isFetching: true, matches: [], rest: [] })} />
        <button type="button" onClick={() => setHasCome(true)}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const input = inputOf(canvas);
    await typeInto(canvas, '  {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await typeInto(canvas, 'calm ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
    await user.keyboard('{Enter}');
    // The focus moves to the results, whose number is announced there.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    // Without the focus, an on-screen keyboard closes.
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveValue('  calm ');
    await user.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await user.click(input);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await user.keyboard('{Enter}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onSearch.mock.calls).toEqual([['calm'], ['calm']]);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
