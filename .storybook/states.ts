/** The states of a screen, in the order of the columns of the docs page _States of the screens_. */
export const states = ['loading', 'empty', 'failed', 'offline', 'busy', 'refused', 'chosen', 'prerendered'] as const;
/** A state of a screen. */
export type State = (typeof states)[number];

/** The meaning of each state, which the docs page _States of the screens_ shows. */
export const meanings: Readonly<Record<State, string>> = {
  loading: 'The data of the screen is loading.',
  empty: 'There is nothing to show.',
  failed: 'The API, the sign-in service or the storage of the browser answers with an error.',
  offline: 'There is no connection, so that no request gets an answer.',
  busy: 'A click of the shopper waits for its result.',
  refused: 'What the shopper has entered or asked for is not accepted.',
  chosen: 'The shopper has chosen something.',
  prerendered: 'The page as the server sends it, before the browser has read what it stores of the shopper.',
};

/**
 * The titles in the sidebar of components that are no screens, but load data or send requests themselves. They need the
 * same stories as a screen, and count as screens below.
 */
const partsWithRequests = [
  'Patterns/Account/DeleteAccount',
  'Patterns/Consult/AddMember',
  'Patterns/Consult/MemberList',
  'Patterns/Home/TopBrandsBlock',
  'Patterns/Medicines/ProductFacts',
  'Patterns/Medicines/ShareButton',
  'Patterns/Shell/SearchBox',
];

/** The reasons for which screens need no story of a state, each with its screens. */
export type ScreensByReason = Readonly<Record<string, readonly string[]>>;

/**
 * Screens that send no request at all, not even after a click. Others that send none are listed singly below, because
 * they need a story of some of these states: they read the storage of the browser, which can load and fail, or they
 * show that the connection is missing.
 */
const withoutRequests = [
  'AccountPanel',
  'CarePlanScreen',
  'Confirmation',
  'ConsultScreen',
  'ConsultSummary',
  'CovidScreen',
  'DeliverTo',
  'Footer',
  'NotFoundScreen',
  'ReturnNotice',
  'Shell',
  'SpecialitiesScreen',
  'SymptomsScreen',
  'TopBar',
];

const REQUESTS_NOTHING = 'It requests nothing, and shows what the page and this device have.';

/**
 * The states of which a screen needs no story of its own, by the reason: either the screen cannot be in the state, or
 * another story shows it. `tools/workspace/stories.test.ts` requires a story for every other state of each screen.
 */
export const withoutOwnStory: Readonly<Record<State, ScreensByReason>> = {
  loading: {
    [REQUESTS_NOTHING]: [...withoutRequests, 'CrashScreen', 'Notices', 'OfflineScreen', 'PaymentScreen'],
    'It sends a request only after a click, which the state busy shows.': [
      'AddMember',
      'ChosenOffer',
      'DeleteAccount',
      'LoginScreen',
      'RegisterScreen',
      'ShareButton',
    ],
    'It shows the stored products at once, and then marks a price that has changed.': ['SavedPanel'],
  },
  empty: {
    'Its content is fixed, so it is never empty.': [
      'AccountPanel',
      'CarePlanScreen',
      'ConsultScreen',
      'CovidScreen',
      'CrashScreen',
      'Footer',
      'NotFoundScreen',
      'OfflineScreen',
      'Shell',
      'SpecialitiesScreen',
      'SymptomsScreen',
      'TopBar',
    ],
    'Default has the empty fields.': ['AddMember', 'DeleteAccount', 'DeliverTo', 'LoginScreen', 'RegisterScreen'],
    'It is not on the page if it has nothing to say.': ['Confirmation', 'Notices', 'ReturnNotice'],
  },
  failed: {
    [REQUESTS_NOTHING]: [...withoutRequests, 'Notices', 'PaymentScreen'],
  },
  offline: {
    [REQUESTS_NOTHING]: [...withoutRequests, 'MyDataPanel', 'PrescriptionsPanel'],
  },
  busy: {
    'No click on it waits for a result.': [
      ...withoutRequests,
      'ComparePanel',
      'HomeScreen',
      'LinkedOffer',
      'MedicineDetailsScreen',
      'MedicinesScreen',
      'MemberList',
      'MyDataPanel',
      'Notices',
      'OffersScreen',
      'ProductFacts',
      'SavedPanel',
      'SearchBox',
      'SharedProduct',
      'TopBrandsBlock',
      'TopBrandsScreen',
    ],
    'Its part AddMember has the state.': ['PatientsScreen'],
    'Its button loads the page again, which ends the screen.': ['CrashScreen'],
  },
  refused: {
    'Nothing on it is checked or can be refused.': [
      'AccountPanel',
      'CarePlanScreen',
      'CartScreen',
      'ComparePanel',
      'Confirmation',
      'ConsultSummary',
      'CovidScreen',
      'CrashScreen',
      'Footer',
      'HomeScreen',
      'LinkedOffer',
      'MedicinesScreen',
      'MemberList',
      'MyDataPanel',
      'NotFoundScreen',
      'Notices',
      'OffersScreen',
      'OfflineScreen',
      'OrdersPanel',
      'ProductFacts',
      'ReturnNotice',
      'SavedPanel',
      'SharedProduct',
      'Shell',
      'SpecialitiesScreen',
      'SymptomsScreen',
      'TopBar',
      'TopBrandsBlock',
      'TopBrandsScreen',
    ],
    'It only warns of what is missing or unusual, and the shopper may continue.': ['PatientsScreen'],
    'A product or text that is not found is the state empty.': ['ChosenOffer', 'SearchBox', 'ShareButton'],
  },
  chosen: {
    'Nothing is chosen on it.': [
      'AccountPanel',
      'AddMember',
      'CartScreen',
      'Confirmation',
      'ConsultScreen',
      'CrashScreen',
      'DeleteAccount',
      'DeliverTo',
      'Footer',
      'HomeScreen',
      'LoginScreen',
      'MedicineDetailsScreen',
      'MyDataPanel',
      'NotFoundScreen',
      'Notices',
      'OffersScreen',
      'OfflineScreen',
      'OrdersPanel',
      'PrescriptionsPanel',
      'ProductFacts',
      'RefillPanel',
      'RegisterScreen',
      'ReturnNotice',
      'SharedProduct',
      'ShareButton',
      'Shell',
      'TopBar',
      'TopBrandsBlock',
      'TopBrandsScreen',
    ],
    'Default shows what was chosen before.': [
      'ChosenOffer',
      'ComparePanel',
      'ConsultSummary',
      'LinkedOffer',
      'SavedPanel',
    ],
    'A choice opens the page of the product.': ['SearchBox'],
  },
  prerendered: {
    'The prerendered page shows it as the story Default does.': [
      'ConsultScreen',
      'CovidScreen',
      'Footer',
      'LoginScreen',
      'NotFoundScreen',
      'ProductFacts',
      'RegisterScreen',
      'SearchBox',
      'ShareButton',
      'Shell',
      'SpecialitiesScreen',
      'SymptomsScreen',
      'TopBar',
    ],
    'The prerendered page shows it as the story Loading does.': [
      'HomeScreen',
      'MedicineDetailsScreen',
      'MedicinesScreen',
      'MemberList',
      'OffersScreen',
      'TopBrandsBlock',
      'TopBrandsScreen',
    ],
    'The prerendered page does not contain it, because it depends on the shopper or the address.': [
      'ChosenOffer',
      'Confirmation',
      'CrashScreen',
      'DeliverTo',
      'LinkedOffer',
      'Notices',
      'OfflineScreen',
      'ReturnNotice',
      'SharedProduct',
    ],
    'It opens with a click.': [
      'AccountPanel',
      'AddMember',
      'ComparePanel',
      'DeleteAccount',
      'MyDataPanel',
      'OrdersPanel',
      'PrescriptionsPanel',
      'RefillPanel',
      'SavedPanel',
    ],
  },
};

/** An entry of Storybook's index (`index.json`), with the fields that the docs page _States of the screens_ needs. */
export interface IndexEntry {
  readonly id: string;
  /** 'story' or 'docs'. */
  readonly type: string;
  /** The place in the sidebar, such as 'Screens/CartScreen'. */
  readonly title: string;
  /** The name of the story, such as 'Loading'. */
  readonly name: string;
  /** The file of the story, such as './libs/ui/src/Button/Button.stories.tsx'. */
  readonly importPath: string;
  readonly tags?: readonly string[];
}

/** A screen with the stories of its states. */
export interface ScreenStates {
  /** The last part of its title, such as 'CartScreen'. It must be unique, because the reasons name screens by it. */
  readonly screen: string;
  /** Returns the stories of the screen that show the state. */
  readonly storiesOf: (state: State) => readonly IndexEntry[];
}

/**
 * True if a story shows a state: its name is the state, such as 'Failed', or it has a tag such as `state:failed`. A
 * name of several words is never a state.
 */
const shows = ({ name, tags = [] }: IndexEntry, state: State) =>
  name.toLowerCase() === state || tags.includes(`state:${state}`);

/**
 * Returns the screens of the index in alphabetical order, each with the stories of its states. The stories of a screen
 * are those whose title begins with 'Screens/', or is one of `partsWithRequests`.
 */
export function screenStates(entries: readonly IndexEntry[]): readonly ScreenStates[] {
  const stories = entries.filter(
    ({ type, title }) => type === 'story' && (title.startsWith('Screens/') || partsWithRequests.includes(title)),
  );
  return [...new Set(stories.map(({ title }) => title))]
    .map((title) => ({
      screen: title.split('/').at(-1)!,
      storiesOf: (state: State) => stories.filter((story) => story.title === title && shows(story, state)),
    }))
    .toSorted((one, other) => one.screen.localeCompare(other.screen));
}

/** Returns why the screen needs no story of the state, or undefined if it needs one. */
export const reasonForNoStory = (screen: string, state: State): string | undefined =>
  Object.entries(withoutOwnStory[state]).find(([, screens]) => screens.includes(screen))?.[0];
