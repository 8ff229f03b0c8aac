/** A kind of component. */
export interface Kind {
  /** What such a component does, for the reader who looks for the kind of theirs. */
  readonly is: string;
  /** The stories that it has always; what else it shows is its own affair. Names of stories are names of states. */
  readonly states: readonly string[];
  /** The templates that `npm run generate -- component` starts from: a folder of `tools/generators/component/files`. */
  readonly template: string;
  /**
   * Where its states are photographed in both themes: at the width, in px, at which such a component differs most. A
   * screen is photographed in light at both widths, and in dark at the narrow one (`tools/visual/pictured.ts`).
   */
  readonly pictured: 360 | 1280 | 'screen';
}

/** Names of states that a component of any kind may have. */
export const furtherStates = [
  'Busy',
  'IconOnly',
  'LoadingMore',
  'Many',
  'NoResults',
  'NotFound',
  'OnSale',
  'ReadOnly',
  'Required',
  'SoldOut',
  'WithHelp',
] as const;

/**
 * The kinds of components: the one list of them. The check of the states (`npm run states`), the generator, the modes
 * of the screenshots and the page `docs/kinds-of-components.md` are made of it.
 */
export const kinds = {
  control: {
    is: 'Is clicked: button, chip.',
    states: ['Default', 'Variants', 'PseudoStates', 'Disabled'],
    template: 'control',
    pictured: 360,
  },
  link: {
    is: 'Is clicked and cannot be switched off.',
    states: ['Default', 'Variants', 'PseudoStates'],
    template: 'link',
    pictured: 360,
  },
  field: {
    is: 'Asks for a value that may be wrong.',
    states: ['Default', 'Filled', 'Invalid', 'Disabled'],
    template: 'field',
    pictured: 360,
  },
  choice: {
    is: 'Asks for a value among some that are all right.',
    states: ['Default', 'Filled'],
    template: 'choice',
    pictured: 360,
  },
  composite: {
    is: 'Several controls that belong together.',
    states: ['Default', 'PseudoStates'],
    template: 'composite',
    pictured: 360,
  },
  disclosure: {
    is: 'Shows more when it is clicked.',
    states: ['Default', 'Open'],
    template: 'disclosure',
    pictured: 1280,
  },
  overlay: {
    is: 'Lies over the page.',
    states: ['Open', 'Mobile', 'LongContent'],
    template: 'overlay',
    pictured: 1280,
  },
  sheet: {
    is: 'Lies over the page where the page is narrow, and nowhere else.',
    states: ['Open', 'LongContent'],
    template: 'overlay',
    pictured: 360,
  },
  display: {
    is: 'Words and figures that the screen has at hand.',
    states: ['Default', 'LongContent'],
    template: 'display',
    pictured: 360,
  },
  servedDisplay: {
    is: 'Words and figures that come from the server.',
    states: ['Default', 'LongContent', 'Loading'],
    template: 'display',
    pictured: 1280,
  },
  picture: {
    is: 'A picture that has to be fetched.',
    states: ['Default', 'Loading', 'MissingPicture'],
    template: 'picture',
    pictured: 360,
  },
  mark: {
    is: 'A drawing or a mark, in all its forms.',
    states: ['Default', 'Variants'],
    template: 'mark',
    pictured: 360,
  },
  localCollection: {
    is: 'Many of a kind, from the screen itself.',
    states: ['Default', 'One', 'Empty'],
    template: 'collection',
    pictured: 1280,
  },
  collection: {
    is: 'Many of a kind, from the server.',
    states: ['Default', 'One', 'Empty', 'Loading'],
    template: 'collection',
    pictured: 1280,
  },
  messages: {
    is: 'Passing messages.',
    states: ['Default', 'Variants', 'Many', 'LongContent'],
    template: 'messages',
    pictured: 360,
  },
  frame: {
    is: 'Room or rules for others, with no look of its own.',
    states: ['Default'],
    template: 'display',
    pictured: 360,
  },
  block: {
    is: 'A piece of one screen, without data of its own.',
    states: ['Default'],
    template: 'display',
    pictured: 360,
  },
  servedBlock: {
    is: 'A piece of one screen that asks the server.',
    states: ['Default', 'Loading', 'Empty', 'Failed', 'Offline'],
    template: 'screen',
    pictured: 360,
  },
  servedScreen: {
    is: 'A screen that asks the server for what it shows.',
    states: ['Default', 'Loading', 'Empty', 'Failed', 'Offline', 'Mobile'],
    template: 'screen',
    pictured: 'screen',
  },
  basketScreen: {
    is: 'A screen whose content lies in the browser and may be nothing.',
    states: ['Default', 'Empty', 'Mobile'],
    template: 'screen',
    pictured: 'screen',
  },
  form: {
    is: 'Asks for some values at once.',
    states: ['Default', 'Invalid', 'Mobile'],
    template: 'form',
    pictured: 360,
  },
  standIn: {
    is: 'Stands where a chunk belongs until it is there.',
    states: ['Loading', 'Failed', 'Mobile'],
    template: 'screen',
    pictured: 360,
  },
  formScreen: {
    is: 'A screen that sends what was typed.',
    states: ['Default', 'Failed', 'Mobile'],
    template: 'form',
    pictured: 'screen',
  },
  localScreen: {
    is: 'A screen, or a part of every screen, whose content is always there.',
    states: ['Default', 'Mobile'],
    template: 'screen',
    pictured: 'screen',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

/** Whether a name is one of a kind. */
export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);
