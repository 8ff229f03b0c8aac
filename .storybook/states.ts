/** The states of a screen, in the order of the table. */
export const states = ['loading', 'empty', 'failed', 'offline', 'busy', 'refused', 'chosen', 'prerendered'] as const;
export type State = (typeof states)[number];

/** The meaning of each state, for the table. */
export const meanings: Readonly<Record<State, string>> = {
  loading: 'Its data is on its way.',
  empty: 'There is nothing to show.',
  failed: 'The API, the sign-in service or the storage of the browser answers with an error.',
  offline: 'There is no connection.',
  busy: 'A click of the shopper waits for its result.',
  refused: 'What the shopper has entered or asked for is not accepted.',
  chosen: 'The shopper has chosen something.',
  prerendered: 'The page as the server sends it, before it knows the shopper.',
};

/** The entries of the sidebar that are parts of a screen with data, or with a request, of their own. */
const parts = [
  'Patterns/Account/DeleteAccount',
  'Patterns/Consult/AddMember',
  'Patterns/Consult/MemberList',
  'Patterns/Home/TopBrandsBlock',
  'Patterns/Medicines/ProductFacts',
  'Patterns/Medicines/ShareButton',
  'Patterns/Shell/SearchBox',
];

/** Screens that cannot be in a state, by the reason why. */
export type Exceptions = Readonly<Record<string, readonly string[]>>;

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

/** The states that each screen cannot be in. `tools/workspace/stories.test.ts` requires a story for every other one. */
export const impossible: Readonly<Record<State, Exceptions>> = {
  loading: {
    'It requests nothing, and shows what the page and this device have.': [
      ...withoutRequests,
      'CrashScreen',
      'Notices',
      'PaymentScreen',
    ],
    'It requests something only after a click, which is the state busy.': [
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
    'Its content is a part of the page.': [
      'AccountPanel',
      'CarePlanScreen',
      'ConsultScreen',
      'CovidScreen',
      'CrashScreen',
      'Footer',
      'NotFoundScreen',
      'Shell',
      'SpecialitiesScreen',
      'SymptomsScreen',
      'TopBar',
    ],
    'Default has the empty fields.': ['AddMember', 'DeleteAccount', 'DeliverTo', 'LoginScreen', 'RegisterScreen'],
    'It does not show without something to say.': ['Confirmation', 'Notices', 'ReturnNotice'],
  },
  failed: {
    'It requests nothing, and shows what the page and this device have.': [
      ...withoutRequests,
      'Notices',
      'PaymentScreen',
    ],
  },
  offline: {
    'It requests nothing, and shows what the page and this device have.': [
      ...withoutRequests,
      'MyDataPanel',
      'PrescriptionsPanel',
    ],
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
    'It notes what is missing or odd, and the shopper may go on.': ['PatientsScreen'],
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
    'The page of the server has it as it is in Default.': [
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
    'The page of the server has it as it is in Loading.': [
      'HomeScreen',
      'MedicineDetailsScreen',
      'MedicinesScreen',
      'MemberList',
      'OffersScreen',
      'TopBrandsBlock',
      'TopBrandsScreen',
    ],
    'The page of the server does not have it: it depends on the shopper or the address.': [
      'ChosenOffer',
      'Confirmation',
      'CrashScreen',
      'DeliverTo',
      'LinkedOffer',
      'Notices',
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

/** An entry of Storybook's index (`index.json`), as far as the table needs it. */
export interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

/** A screen with the stories of its states. */
export interface ScreenStates {
  /** The last part of its title, such as 'CartScreen'. */
  readonly screen: string;
  readonly storiesOf: (state: State) => readonly IndexEntry[];
}

/** Whether a story shows a state: it has the name of the state, or a tag such as `state:failed`. */
const shows = ({ name, tags = [] }: IndexEntry, state: State) =>
  name.toLowerCase() === state || tags.includes(`state:${state}`);

/** Returns the screens and parts of the index in alphabetical order, each with the stories of its states. */
export function screenStates(entries: readonly IndexEntry[]): readonly ScreenStates[] {
  const stories = entries.filter(
    ({ type, title }) => type === 'story' && (title.startsWith('Screens/') || parts.includes(title)),
  );
  return [...new Set(stories.map(({ title }) => title))]
    .map((title) => ({
      screen: title.split('/').at(-1)!,
      storiesOf: (state: State) => stories.filter((story) => story.title === title && shows(story, state)),
    }))
    .toSorted((one, other) => one.screen.localeCompare(other.screen));
}

/** Returns why the screen cannot be in the state, or undefined if it can. */
export const reasonAgainst = (screen: string, state: State): string | undefined =>
  Object.entries(impossible[state]).find(([, screens]) => screens.includes(screen))?.[0];
