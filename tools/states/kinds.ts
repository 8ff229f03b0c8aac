/** What people look for in a component: the groups of Storybook's sidebar, in its order. */
export const purposes = [
  'Foundations',
  'Actions',
  'Forms',
  'Display',
  'Navigation',
  'Overlays',
  'Feedback',
  'Patterns',
  'Screens',
  'Flows',
] as const;
export type Purpose = (typeof purposes)[number];

/** A kind of component. */
export interface Kind {
  /** What such a component does, for the reader who looks for the kind of a component. */
  readonly is: string;
  /** The stories that it always has; others are optional. Names of stories are names of states. */
  readonly states: readonly string[];
  /** The group of its components in the sidebar. */
  readonly purpose: Purpose;
  /**
   * The folder of `tools/generators/component/files` with the templates that `npm run generate -- component` starts
   * from.
   */
  readonly template: string;
  /**
   * The width, in px, at which its states are captured in both themes: where such a component differs most. A screen is
   * captured in light at both widths, and in dark at the narrow one (`tools/visual/pictured.ts`).
   */
  readonly pictured: 360 | 1280 | 'screen';
}

/** Names of states that a component of any kind may have. */
export const furtherStates = [
  'Busy',
  'ForcedColours',
  'IconOnly',
  'LoadingMore',
  'Many',
  'NoResults',
  'NotFound',
  'OnSale',
  'Printed',
  'ReadOnly',
  'Required',
  'SoldOut',
  'Touch',
  'WithHelp',
] as const;

/**
 * The only list of the kinds of components. These are made from it: the states check (`npm run states`), the generator,
 * the screenshot modes and the page `docs/kinds-of-components.md`.
 */
export const kinds = {
  control: {
    is: 'Is clicked: button, chip.',
    states: ['Default', 'Variants', 'PseudoStates', 'Disabled'],
    purpose: 'Actions',
    template: 'control',
    pictured: 360,
  },
  link: {
    is: 'Is clicked and cannot be switched off.',
    states: ['Default', 'Variants', 'PseudoStates'],
    purpose: 'Actions',
    template: 'link',
    pictured: 360,
  },
  field: {
    is: 'Asks for a value that may be wrong.',
    states: ['Default', 'Filled', 'Invalid', 'Disabled'],
    purpose: 'Forms',
    template: 'field',
    pictured: 360,
  },
  choice: {
    is: 'Asks for a value among some that are all right.',
    states: ['Default', 'Filled'],
    purpose: 'Forms',
    template: 'choice',
    pictured: 360,
  },
  composite: {
    is: 'Several controls that belong together.',
    states: ['Default', 'PseudoStates'],
    purpose: 'Navigation',
    template: 'composite',
    pictured: 360,
  },
  numberField: {
    is: 'Asks for a number, one step at a time.',
    states: ['Default', 'PseudoStates'],
    purpose: 'Forms',
    template: 'composite',
    pictured: 360,
  },
  disclosure: {
    is: 'Shows more when it is clicked.',
    states: ['Default', 'Open'],
    purpose: 'Display',
    template: 'disclosure',
    pictured: 1280,
  },
  menu: {
    is: 'Shows links and actions when it is clicked.',
    states: ['Default', 'Open'],
    purpose: 'Navigation',
    template: 'disclosure',
    pictured: 1280,
  },
  unfoldingField: {
    is: 'Asks for a value in a part that opens.',
    states: ['Default', 'Open'],
    purpose: 'Forms',
    template: 'disclosure',
    pictured: 1280,
  },
  overlay: {
    is: 'Lies over the page.',
    states: ['Open', 'Mobile', 'LongContent'],
    purpose: 'Overlays',
    template: 'overlay',
    pictured: 1280,
  },
  sheet: {
    is: 'Lies over the page where the page is narrow, and nowhere else.',
    states: ['Open', 'LongContent'],
    purpose: 'Overlays',
    template: 'overlay',
    pictured: 360,
  },
  display: {
    is: 'Words and figures that the screen has at hand.',
    states: ['Default', 'LongContent'],
    purpose: 'Display',
    template: 'display',
    pictured: 360,
  },
  progress: {
    is: 'Says where the reader is in something longer.',
    states: ['Default', 'LongContent'],
    purpose: 'Navigation',
    template: 'display',
    pictured: 360,
  },
  notice: {
    is: 'Says what the data is doing.',
    states: ['Default', 'LongContent'],
    purpose: 'Feedback',
    template: 'display',
    pictured: 360,
  },
  servedDisplay: {
    is: 'Words and figures that come from the server.',
    states: ['Default', 'LongContent', 'Loading'],
    purpose: 'Display',
    template: 'display',
    pictured: 1280,
  },
  picture: {
    is: 'A picture that has to be fetched.',
    states: ['Default', 'Loading', 'MissingPicture'],
    purpose: 'Display',
    template: 'picture',
    pictured: 360,
  },
  mark: {
    is: 'A drawing or a mark, in all its forms.',
    states: ['Default', 'Variants'],
    purpose: 'Display',
    template: 'mark',
    pictured: 360,
  },
  waiting: {
    is: 'Stands where something is still to come, in all its forms.',
    states: ['Default', 'Variants'],
    purpose: 'Feedback',
    template: 'mark',
    pictured: 360,
  },
  drawing: {
    is: 'A drawing of our own, in all its forms.',
    states: ['Default', 'Variants'],
    purpose: 'Foundations',
    template: 'mark',
    pictured: 360,
  },
  localCollection: {
    is: 'Many of a kind, from the screen itself.',
    states: ['Default', 'One', 'Empty'],
    purpose: 'Display',
    template: 'collection',
    pictured: 1280,
  },
  collection: {
    is: 'Many of a kind, from the server.',
    states: ['Default', 'One', 'Empty', 'Loading'],
    purpose: 'Display',
    template: 'collection',
    pictured: 1280,
  },
  messages: {
    is: 'Passing messages.',
    states: ['Default', 'Variants', 'Many', 'LongContent'],
    purpose: 'Feedback',
    template: 'messages',
    pictured: 360,
  },
  frame: {
    is: 'Room or rules for others, with no look of its own.',
    states: ['Default'],
    purpose: 'Foundations',
    template: 'display',
    pictured: 360,
  },
  block: {
    is: 'A piece of one screen, without data of its own.',
    states: ['Default'],
    purpose: 'Patterns',
    template: 'display',
    pictured: 360,
  },
  servedBlock: {
    is: 'A piece of one screen that asks the server.',
    states: ['Default', 'Loading', 'Empty', 'Failed', 'Offline'],
    purpose: 'Patterns',
    template: 'screen',
    pictured: 360,
  },
  servedScreen: {
    is: 'A screen that asks the server for what it shows.',
    states: ['Default', 'Loading', 'Empty', 'Failed', 'Offline', 'Mobile'],
    purpose: 'Screens',
    template: 'screen',
    pictured: 'screen',
  },
  basketScreen: {
    is: 'A screen whose content lies in the browser and may be nothing.',
    states: ['Default', 'Empty', 'Mobile'],
    purpose: 'Screens',
    template: 'screen',
    pictured: 'screen',
  },
  form: {
    is: 'Asks for some values at once.',
    states: ['Default', 'Invalid', 'Mobile'],
    purpose: 'Forms',
    template: 'form',
    pictured: 360,
  },
  fallback: {
    is: 'Stands where a chunk belongs until it is there.',
    states: ['Loading', 'Failed', 'Mobile'],
    purpose: 'Feedback',
    template: 'screen',
    pictured: 360,
  },
  formScreen: {
    is: 'A screen that sends what was typed.',
    states: ['Default', 'Failed', 'Mobile'],
    purpose: 'Screens',
    template: 'form',
    pictured: 'screen',
  },
  localScreen: {
    is: 'A screen, or a part of every screen, whose content is always there.',
    states: ['Default', 'Mobile'],
    purpose: 'Screens',
    template: 'screen',
    pictured: 'screen',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

/** Whether a name is the name of a kind. */
export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);
