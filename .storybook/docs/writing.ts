/** A rule for texts, with examples. */
interface WritingRule {
  /** The kind of text or the part of it, such as 'Buttons'. */
  readonly topic: string;
  /** The rule in Markdown, as it follows the topic and a colon. It may lack a verb. */
  readonly rule: string;
  /** A text that follows the rule. */
  readonly right: string;
  /** A text that breaks the rule. */
  readonly wrong: string;
  /** The components that show such a text, by name. */
  readonly components: readonly string[];
}

/** The components whose prop `label` names a field. */
const fields: readonly string[] = [
  'CheckboxField',
  'PasswordField',
  'QuantityStepper',
  'RadioCardGroup',
  'RatingChoice',
  'SearchCombobox',
  'SelectField',
  'SortSelect',
  'TextField',
];

/**
 * The rules for texts, for the page _Texts_ and the docs pages of the components. Each component has those that concern
 * its texts.
 */
export const writingRules: readonly WritingRule[] = [
  {
    topic: 'Capitals',
    rule: 'The first letter of a sentence, a heading and a button, and names.',
    right: 'Add to cart',
    wrong: 'Add To Cart',
    components: ['Accordion', 'Button', 'Dialog', 'Drawer', 'InertButton', 'Section', 'Stepper', 'Tabs'],
  },
  {
    topic: 'Buttons',
    rule: 'A verb and its object, without a full stop. The verb alone, if the title or the card names the object.',
    right: 'Remove filter',
    wrong: 'OK',
    components: [
      'ActionBar',
      'Button',
      'CartRow',
      'Dialog',
      'EmptyPanel',
      'EmptyState',
      'FilterPanel',
      'IconButton',
      'InertButton',
      'OfferCard',
      'ProductCard',
      'ProductLine',
      'QueryState',
      'Toaster',
      'WarningNotice',
    ],
  },
  {
    topic: 'Links',
    rule: 'The name of the page that opens, clear without the sentence around.',
    right: 'Read the return policy',
    wrong: 'Click here',
    components: ['BannerSlideshow', 'Button', 'Pagination', 'ProductShelf', 'UiLink'],
  },
  {
    topic: 'Names of buttons with an icon alone',
    rule: 'The verb and the object that it concerns, because a screen reader can list the buttons alone.',
    right: 'Remove Calmag D3',
    wrong: 'Cross',
    components: ['BannerSlideshow', 'Carousel', 'Chip', 'Drawer', 'IconButton', 'QuantityStepper'],
  },
  {
    topic: 'Titles',
    rule: 'A noun or a question, without a full stop. The title of a decision is the question that the buttons answer.',
    right: 'Remove Paracip 650?',
    wrong: 'Are you sure?',
    components: ['Accordion', 'Dialog', 'Drawer', 'FilterPanel', 'Receipt', 'Section', 'TotalsBox'],
  },
  {
    topic: 'Labels',
    rule: 'A noun, without a colon.',
    right: 'Phone',
    wrong: 'Phone:',
    components: fields,
  },
  {
    topic: 'Hints',
    rule: 'The format, below the field, because a text inside it disappears with the first letter.',
    right: 'Ten digits.',
    wrong: 'Enter your phone number here',
    components: ['PasswordField', 'SelectField', 'TextField'],
  },
  {
    topic: 'Names in a row',
    rule: 'One or two words of the same kind, with the difference first, so that a row of them can be compared.',
    right: 'UPI',
    wrong: 'Pay by UPI',
    components: ['Chip', 'RadioCardGroup', 'SelectField', 'SortSelect', 'Stepper', 'Tabs'],
  },
  {
    topic: 'Errors',
    rule: 'The correction, at the field, as a whole sentence without blame.',
    right: 'Enter 6 digits.',
    wrong: 'Invalid input.',
    components: [
      ...fields.filter((field) => !['QuantityStepper', 'RatingChoice', 'SearchCombobox', 'SortSelect'].includes(field)),
      'Toaster',
    ],
  },
  {
    topic: 'Limits',
    rule: 'The reason in a sentence that everybody can see, before or where the limit is reached.',
    right: 'At most 3 packs in one order.',
    wrong: 'Not possible.',
    components: ['CartRow', 'QuantityStepper'],
  },
  {
    topic: 'Results',
    rule: 'Two or three words, because a toast is short.',
    right: 'Added successfully',
    wrong: 'The product has been added to your cart.',
    components: ['Toaster'],
  },
  {
    topic: 'Loading',
    rule: 'The word _Loading_ and the content that will be here, without dots.',
    right: 'Loading the offers',
    wrong: 'Please wait…',
    components: ['LoadingText', 'QueryState'],
  },
  {
    topic: 'Empty and failed states',
    rule: 'A short title, a sentence about what will be here or what failed, and one next step.',
    right: 'No orders yet. Your orders will be here.',
    wrong: 'No data',
    components: ['EmptyPanel', 'EmptyState', 'QueryState', 'SearchCombobox'],
  },
  {
    topic: 'Numbers',
    rule: 'Rupees with the sign and Indian grouping. Days are words: _Monday_, not a date without a year.',
    right: '₹1,849.50',
    wrong: 'Rs 1849.5',
    components: [
      'ActionBar',
      'Amount',
      'CartRow',
      'OfferCard',
      'Price',
      'ProductCard',
      'ProductLine',
      'ProductShelf',
      'Receipt',
      'TotalsBox',
    ],
  },
  {
    topic: 'Full stops',
    rule: 'They end sentences of running text. Headings, buttons, labels and badges have none.',
    right: '12% off',
    wrong: '12% off.',
    components: ['Badge', 'Chip', 'EmptyPanel', 'EmptyState', 'PrescriptionLabel', 'Section', 'Tabs', 'WarningNotice'],
  },
  {
    topic: 'Pictures and stars',
    rule: 'The alternative text is the meaning of the picture. It is empty if the text next to it has the meaning.',
    right: '4.3 of 5 stars',
    wrong: 'Picture of stars',
    components: ['BannerSlideshow', 'ProductPicture', 'Rating', 'RatingChoice'],
  },
  {
    topic: 'No pressure',
    rule: 'No _best_, no _hurry_, no exclamation mark. A medicine is not bought in a hurry.',
    right: 'In stock',
    wrong: 'Hurry, only 2 left!',
    components: ['Badge', 'BannerSlideshow', 'Button', 'Carousel', 'OfferCard', 'ProductCard', 'ProductShelf'],
  },
];

/** Returns the rules as a list in Markdown, each with a right and a wrong text. */
export const rulesAsMarkdown = (rules: readonly WritingRule[]): string =>
  rules
    .map(({ topic, rule, right, wrong }) => `- **${topic}:** ${rule} **Do:** _${right}_ **Don’t:** _${wrong}_`)
    .join('\n');

/** Returns the rules that concern the texts of a component, by its name. */
export const rulesFor = (component: string): readonly WritingRule[] =>
  writingRules.filter(({ components }) => components.includes(component));
