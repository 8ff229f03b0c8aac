/** How a component reaches a screen reader, in whole sentences. */
interface Assistive {
  /** The role, the name and the changes that a screen reader announces. */
  readonly announced: string;
  /** The part of it that only the application can know. */
  readonly application: string;
}

/** The components with a page of their own, by name, except those of Foundations, which are not read by themselves. */
export const assistive: Readonly<Record<string, Assistive>> = {
  Accordion: {
    announced: 'A button with its state, expanded or collapsed, for each item: the browser’s own `details`.',
    application: 'Write each title as a question or a noun, because a screen reader can list the titles alone.',
  },
  ActionBar: {
    announced: 'The name of the total, its amount and the button. A changed amount is not announced by itself.',
    application:
      'Announce a changed total where the shopper changed it, and keep the bar the last element of its parent.',
  },
  Amount: {
    announced: 'The new amount at once, while the visible figures still count.',
    application: 'Write the name of the amount before it. If it changes without an action of the shopper, announce it.',
  },
  Badge: {
    announced: 'Its text, as part of the content around it. Icon and tone are not announced.',
    application: 'Put the whole meaning into the text, because a screen reader gets no colour.',
  },
  BannerSlideshow: {
    announced:
      'A group with your role description and name, and in it each slide with its place. The slides are announced once they are paused.',
    application: 'Translate `roleDescription` and `slideRoleDescription`, and write the number of slides into `slide`.',
  },
  BottomBar: {
    announced: 'Its content, in the order of the page. The bar has no role.',
    application: 'Keep the bar the last element of its parent, so that it is read after the content that it ends.',
  },
  Button: {
    announced:
      'A button with its text, or a link with `href`. While it is busy, the button is announced as busy and unavailable, and keeps the focus.',
    application:
      'Where several buttons have the same text, add the object with `aria-label`, which contains the text. Set `aria-expanded` if the button opens something.',
  },
  Carousel: {
    announced:
      'A group with your role description and name, and a list in it. After a move, the names of the visible items and their number. Items that are not visible are skipped.',
    application: 'Translate `roleDescription`, and give each item a short name of its own.',
  },
  CartRow: {
    announced:
      'A heading with the product, the prices, a group with the quantity, and the button that removes the row. A warning is announced when it appears.',
    application:
      'Name the product in each label. After a removal, move the focus to an element that stays, with `moveFocusFromRemoved`.',
  },
  CheckboxField: {
    announced: 'A checkbox with its label and state, then the hint. An error is announced when it appears.',
    application: 'Write a label that is true when the box is ticked.',
  },
  Chip: {
    announced: 'A button that is pressed or not. With `onRemove` it is a button with `removeLabel` as its name.',
    application: 'Name the filter in `removeLabel`, and move the focus to the list after a removal.',
  },
  Dialog: {
    announced:
      'A modal dialog with its title when it opens. The page behind is hidden from the screen reader until the dialog closes, and then the focus returns.',
    application: 'Set `finalFocus` if the element that opened it disappears.',
  },
  Drawer: {
    announced:
      'A modal dialog with its title when it opens. The page behind is hidden from the screen reader until the drawer closes, and then the focus returns.',
    application:
      'Set `finalFocus` if the element that opened it disappears. Announce changes of the page behind after it closes.',
  },
  EmptyPanel: {
    announced: 'A heading, the text and the next step. It is not announced by itself.',
    application: 'If the list became empty by an action of the shopper, move the focus to a place that stays.',
  },
  EmptyState: {
    announced:
      'A heading, the text and the next step. The illustration is skipped, and nothing is announced by itself.',
    application: 'Choose `level` by the outline of the page. Announce a search without a result in a live region.',
  },
  FilterPanel: {
    announced: 'A group with its legend for each kind of filter, and a checkbox for each option.',
    application: 'Announce the new number of results, because the filters apply at once.',
  },
  IconButton: {
    announced: 'A button with `label` as its name, its state if `aria-pressed` is set, and busy while it is.',
    application:
      'Name the action and its object in `label`, and the number of `count` too. Keep the name when the state changes.',
  },
  InertButton: {
    announced: 'A button that is unavailable, then its note. It can have the focus.',
    application: 'Write the reason into the note.',
  },
  LoadingText: {
    announced: 'Its text, when it appears, as a status.',
    application: 'Render it once per screen, and remove it when the content is there.',
  },
  OfferCard: {
    announced:
      'An article with a heading, whose text is the link, and a list of terms and values. The picture is skipped.',
    application: 'Name the product in the label of the button. The heading has level 2.',
  },
  Pagination: {
    announced:
      'A navigation with its name, a list of pages, and the current page. A step at the end is unavailable and keeps the focus.',
    application: 'Announce the result of the new page, and move the focus to the list if the page changes as a whole.',
  },
  PasswordField: {
    announced: 'A text field with its label, and a button that shows or hides the password.',
    application: 'Write in the hint which passwords are accepted, and in the error how to correct one.',
  },
  PrescriptionLabel: {
    announced: 'The name and the meaning. The sign is skipped.',
    application: 'Put the whole meaning of the sign into `name`.',
  },
  Price: {
    announced: 'The words of `labels` before the amounts, the higher price as deleted text, and the discount.',
    application: 'Translate `labels`, because the order of the amounts alone does not explain them.',
  },
  ProductCard: {
    announced:
      'An article with a heading of level 3, whose text is the link of the whole card, the price, and the buttons.',
    application: 'Name the product in the label of each button. Put a heading of level 2 above the grid.',
  },
  ProductLine: {
    announced:
      'An article with a heading of level 3, whose text is the link of the whole line, the price, and the buttons.',
    application: 'Name the product in the label of each button. Put a heading of level 2 above the list.',
  },
  ProductPicture: {
    announced: 'Nothing with an empty `alt`, otherwise an image with that name, also while the picture is missing.',
    application: 'Leave `alt` empty where the title of the product is next to the picture.',
  },
  ProductShelf: {
    announced: 'A region with its heading, a list of products, and a button that clears it.',
    application: 'Name the list in `clearLabel`, and move the focus after it is cleared.',
  },
  QuantityStepper: {
    announced:
      'A group with its name, two buttons and the number. A changed number is announced. A button at its limit is unavailable and keeps the focus.',
    application:
      'Name the product in `group`, `decrease` and `increase`, and explain the limit in a sentence next to it.',
  },
  QueryState: {
    announced: 'A failure at once, with `message`. Loading and the finished content are not announced by themselves.',
    application:
      'Render a `LoadingText` as `loading`, and set `focusOnRetry`, because the button of the retry disappears.',
  },
  RadioCardGroup: {
    announced:
      'A group with its legend, and a radio button for each card. The description and the end of a card are part of its name.',
    application: 'Keep descriptions short, because each is read as part of a name.',
  },
  Rating: {
    announced: 'The number with its label, such as ‘4.0 out of 5’. The star is skipped.',
    application: 'Translate `label`.',
  },
  RatingChoice: {
    announced: 'The number of stars with its unit. The drawn stars are skipped.',
    application: 'Use it as the label of a checkbox, which has the role and the state.',
  },
  Receipt: {
    announced: 'An article with a heading, a list of facts, and a table with a header for each row and column.',
    application: 'Set `titleLanguage` for a title in another language than the page.',
  },
  SearchCombobox: {
    announced:
      'A search with a combobox in it: expanded or collapsed, the active option, the number of matches, and a failure.',
    application: 'Translate each of `labels`. Move the focus on the page that a selected product opens.',
  },
  Section: {
    announced: 'A region with its heading as the name.',
    application: 'Choose `level` by the outline of the page, and give no two sections one name.',
  },
  SelectField: {
    announced:
      'The browser’s own list with its label, the chosen option and the hint. An error is announced when it appears.',
    application: 'Set `lang` for an option in another language than the page.',
  },
  Skeleton: {
    announced: 'Nothing.',
    application: 'Render one `LoadingText` on the screen too.',
  },
  SortSelect: {
    announced: 'The browser’s own list with its label and the chosen order.',
    application: 'Announce the new order, or the number of results, in a live region.',
  },
  Spinner: {
    announced: 'Nothing.',
    application: 'Write the name of the action that runs next to it, or use a `LoadingText`.',
  },
  Stepper: {
    announced: 'A list with its name, the current step, and the word of `doneLabel` after each step that is done.',
    application: 'Move the focus to the heading of the new step, because the list is not announced by itself.',
  },
  Tabs: {
    announced: 'A list of tabs with its name, the selected tab with its place, and the panel with the name of its tab.',
    application: 'Name the list in `label`. Mark the icons as `aria-hidden`.',
  },
  TextField: {
    announced:
      'A text field with its label, required and invalid if it is, then the prefix and the hint. An error is announced when it appears.',
    application:
      'Write the correction into `error`, and set `autoComplete` for what the browser knows, such as the name.',
  },
  Toaster: {
    announced:
      'The text of each new toast, when the screen reader has finished its sentence. There is one region on the page.',
    application:
      'Mount it with the page. Offer the step of a button in a toast elsewhere too, and give a long text more time with `durationMs`.',
  },
  TotalsBox: {
    announced: 'A region with its name, a heading of level 2, and a list of sums.',
    application: 'Announce a changed total where the shopper changed it.',
  },
  UiLink: {
    announced: 'A link with its text.',
    application: 'Name the target in the text, because a screen reader can list the links alone.',
  },
  WarningNotice: {
    announced: 'The warning, when it appears, as a status, then its button.',
    application: 'Write the next step on the button. Warn of one thing at a time.',
  },
};
