import { CheckboxField, QuantityStepper, SearchCombobox, SelectField, TextField } from '@niramaya/ui';
import { parts } from '@niramaya/ui/stories';
import { ignore, type Guide } from './guide';

const states = [
  { value: 'AP', label: 'Andhra Pradesh' },
  { value: 'DL', label: 'Delhi' },
  { value: 'GJ', label: 'Gujarat' },
  { value: 'KA', label: 'Karnataka' },
  { value: 'KL', label: 'Kerala' },
  { value: 'MH', label: 'Maharashtra' },
  { value: 'PB', label: 'Punjab' },
  { value: 'RJ', label: 'Rajasthan' },
  { value: 'TN', label: 'Tamil Nadu' },
  { value: 'WB', label: 'West Bengal' },
];
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const quantityLabels = {
  group: 'Quantity of Paracip 650',
  decrease: 'One less of Paracip 650',
  increase: 'One more of Paracip 650',
  value: 'Qty',
};
const quantity = { labels: quantityLabels, onIncrease: ignore, onDecrease: ignore };
const searchLabels = {
  placeholder: 'Search medicines',
  clear: 'Clear the search',
  listLabel: 'Products',
  matches: (count: number) => `${count} matches`,
  noMatches: 'No product matches. Everything we sell is listed here.',
  rest: 'All other products',
  suggestions: 'Suggestions',
  searching: 'Searching…',
  failed: 'The search did not go through. Check your connection and type again.',
  id: (id: number) => `ID ${id}`,
};
/**
 * Returns a search field without text, whose list is closed. `label` is its name for screen readers, a different one in
 * each example, so that the fields of one page can be told apart.
 */
const search = (label: string, placeholder: string) => (
  <SearchCombobox
    value=""
    onValueChange={ignore}
    status="ready"
    matches={[]}
    rest={[]}
    onSelect={ignore}
    onSearch={ignore}
    labels={{ ...searchLabels, label, placeholder }}
  />
);

/** The guides of fields, by the name of the component. */
export const formGuides: Readonly<Record<string, Guide>> = {
  TextField: {
    anatomy: {
      element: (
        <TextField
          label="Phone"
          name="anatomy"
          value="98765"
          prefix="+91"
          hint="Ten digits."
          error="Enter 10 digits."
          required
          onChange={ignore}
        />
      ),
      parts: [
        { text: 'Label, with a star if the field is required', at: 'label', side: 'left' },
        { text: 'Constant beginning, optional', at: ':has(+ input)', side: 'left' },
        { text: 'Text', at: 'input', side: 'right' },
        { text: 'Hint: the format', at: 'p[id$=hint]', side: 'right' },
        { text: 'Error: the correction', at: 'p[id$=error]', side: 'right' },
      ],
    },
    pairs: [
      [
        {
          element: <TextField label="Pin code" name="right-1" value="5600" error="Enter 6 digits." onChange={ignore} />,
          reason: 'The error says what to do.',
        },
        {
          element: <TextField label="Pin code" name="wrong-1" value="5600" error="Invalid input." onChange={ignore} />,
          reason: 'The shopper does not learn what to change.',
        },
      ],
      [
        {
          element: <TextField label="Full name" name="right-2" value="" onChange={ignore} />,
          reason: 'The label stays while the shopper types.',
        },
        {
          element: (
            <TextField
              label="Name"
              name="wrong-2"
              value=""
              placeholder="Your full name as on the card"
              onChange={ignore}
            />
          ),
          reason: 'A placeholder disappears with the first letter that is typed. Write an instruction in the hint.',
        },
      ],
    ],
  },
  SelectField: {
    anatomy: {
      element: (
        <SelectField
          label="State"
          name="anatomy"
          value="KA"
          options={states}
          hint="Where we deliver."
          onChange={ignore}
        />
      ),
      parts: [
        { text: 'Label', at: 'label', side: 'left' },
        { text: 'Chosen option', at: 'select', side: 'left' },
        { text: 'Arrow, which opens the list of the system', at: 'svg', side: 'right' },
        { text: 'Hint, optional', at: 'p', side: 'right' },
      ],
    },
    pairs: [
      [
        {
          element: <SelectField label="State" name="right-1" value="KA" options={states} onChange={ignore} />,
          reason: 'A long, familiar list needs no explanation.',
        },
        {
          element: <SelectField label="Do you smoke?" name="wrong-1" value="yes" options={yesNo} onChange={ignore} />,
          reason: 'Two answers fit on the screen. Use a RadioCardGroup.',
        },
      ],
      [
        {
          element: (
            <SelectField
              label="State"
              name="right-2"
              value=""
              placeholder="Choose option"
              options={states}
              onChange={ignore}
            />
          ),
          reason: 'The placeholder says that nothing is chosen yet.',
        },
        {
          element: <SelectField label="State" name="wrong-2" value="AP" options={states} onChange={ignore} />,
          reason: 'A default that not everyone shares is sent by mistake.',
        },
      ],
    ],
  },
  CheckboxField: {
    anatomy: {
      element: (
        <CheckboxField label="Only what is in stock" name="anatomy" checked hint="In your city." onChange={ignore} />
      ),
      parts: [
        { text: 'Box', at: 'input', side: 'left' },
        { text: 'Label, which can be clicked too', at: 'label > span', side: 'right' },
        { text: 'Hint, optional', at: 'p', side: 'right' },
      ],
    },
    pairs: [
      [
        {
          element: <CheckboxField label="Send me the receipt" name="right-1" checked={false} onChange={ignore} />,
          reason: 'The label is true when the box is ticked.',
        },
        {
          element: (
            <CheckboxField label="Do not send me the receipt" name="wrong-1" checked={false} onChange={ignore} />
          ),
          reason: 'A box that is not ticked next to a sentence with “not” is a double negative.',
        },
      ],
      [
        {
          element: <CheckboxField label="I have a prescription" name="right-2" checked={false} onChange={ignore} />,
          reason: 'The box is empty until the shopper confirms the statement.',
        },
        {
          element: <CheckboxField label="I accept the terms" name="wrong-2" checked onChange={ignore} />,
          reason: 'The box is ticked in advance, so the shopper has not consented to anything.',
        },
      ],
    ],
  },
  QuantityStepper: {
    anatomy: {
      element: <QuantityStepper value={2} {...quantity} />,
      parts: [
        { text: 'Minus, at the minimum without effect', at: 'button', side: 'left' },
        { text: 'Word and number', at: 'output' },
        { text: 'Plus, at the maximum without effect', at: 'button:last-of-type', side: 'right' },
      ],
    },
    pairs: [
      [
        {
          element: <QuantityStepper value={2} {...quantity} />,
          reason: 'A small number changes by one.',
        },
        {
          element: <QuantityStepper value={180} {...quantity} labels={{ ...quantityLabels, value: 'Height in cm' }} />,
          reason: 'A large number takes many clicks. Use a TextField.',
        },
      ],
      [
        {
          element: (
            <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
              <QuantityStepper value={5} max={5} {...quantity} />
              <span>Up to 5 packs in an order.</span>
            </div>
          ),
          reason: 'A sentence gives the limit.',
        },
        {
          element: <QuantityStepper value={5} max={5} {...quantity} />,
          reason: 'Plus does nothing, and the shopper does not learn why.',
        },
      ],
    ],
  },
  SearchCombobox: {
    anatomy: { parts: parts.SearchCombobox },
    pairs: [
      [
        { element: search('Do', 'Search medicines'), reason: 'The placeholder names what can be found.' },
        { element: search('Don’t', 'Type here…'), reason: 'It does not say what can be found.' },
      ],
    ],
  },
};
