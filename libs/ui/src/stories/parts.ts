import type { Part } from './Anatomy';

/** Returns the parts of a panel that opens over the page, whose name is 'dialog' or 'drawer', after its backdrop. */
const overlayParts = (name: string, backdrop: Part): readonly Part[] => [
  backdrop,
  { text: `Title, which names the ${name} for screen readers`, at: '[data-part=title]', side: 'left' },
  { text: 'Close button', at: '[data-part=close-trigger]', side: 'left' },
  { text: 'Content, which scrolls by itself', at: '[role=dialog] > :nth-child(2)', side: 'left' },
  { text: 'Buttons, optional, which stay in view', at: '[role=dialog] > :last-child button' },
];

/** The parts of the components that open over the page, by name. Their stories and their guides share them. */
export const parts = {
  Dialog: overlayParts('dialog', {
    text: 'Backdrop: a click on it closes the dialog, unless role is "alertdialog" or closeOnInteractOutside is false',
    at: '[role=dialog]',
    side: 'after',
  }),
  Drawer: overlayParts('drawer', {
    text: 'Backdrop: a click on it closes the drawer',
    at: '[data-part=backdrop]',
    side: 'inside',
  }),
  Toaster: [
    { text: 'Icon of the kind: success, error or none', at: '[data-part=root] > svg', side: 'left' },
    { text: 'Two or three words, which screen readers announce', at: '[data-part=title]', side: 'bottom' },
    { text: 'Button with the next step, optional', at: '[data-part=action-trigger]', side: 'bottom' },
    { text: 'Close button', at: '[data-part=close-trigger]', side: 'bottom' },
  ],
  SearchCombobox: [
    { text: 'Field with its icon', at: '[role=search] svg', side: 'left' },
    { text: 'Button that empties the field, once it has text', at: '[role=search] button', side: 'right' },
    { text: 'List: the matches, then all other products', at: '[role=option]', side: 'right' },
    { text: 'In place of the list, and not in the picture: one line while the search runs or after it has failed' },
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;
