/**
 * The states that each kind of component shows, always; what else it shows is its own affair. Names of stories are
 * names of states: a component whose story is missing here fails the check.
 */
export const kinds = {
  /** What is pressed: button, chip. */
  control: ['Default', 'Variants', 'PseudoStates', 'Disabled'],
  /** What is pressed and cannot be switched off. */
  link: ['Default', 'Variants', 'PseudoStates'],
  /** Asks for a value that may be wrong. */
  field: ['Default', 'Filled', 'Invalid', 'Disabled'],
  /** Asks for a value among some that are all right. */
  choice: ['Default', 'Filled'],
  /** Several things to press that belong together. */
  composite: ['Default', 'PseudoStates'],
  /** Shows more when it is pressed. */
  disclosure: ['Default', 'Open'],
  /** Lies over the page. */
  overlay: ['Open', 'Mobile', 'LongContent'],
  /** Lies over the page where the page is narrow, and nowhere else. */
  sheet: ['Open', 'LongContent'],
  /** Words and figures that the screen has at hand. */
  display: ['Default', 'LongContent'],
  /** Words and figures that come from the server. */
  servedDisplay: ['Default', 'LongContent', 'Loading'],
  /** A picture that has to be fetched. */
  picture: ['Default', 'Loading', 'MissingPicture'],
  /** A drawing or a mark, in all its forms. */
  mark: ['Default', 'Variants'],
  /** Many of a kind, from the screen itself. */
  localCollection: ['Default', 'One', 'Empty'],
  /** Many of a kind, from the server. */
  collection: ['Default', 'One', 'Empty', 'Loading'],
  /** Passing messages. */
  messages: ['Default', 'Variants', 'Many', 'LongContent'],
  /** Room or rules for others, with no look of its own. */
  frame: ['Default'],
  /** A piece of one screen, without data of its own. */
  block: ['Default'],
  /** A piece of one screen that asks the server. */
  servedBlock: ['Default', 'Loading', 'Empty', 'Failed', 'Offline'],
  /** A screen that asks the server for what it shows. */
  servedScreen: ['Default', 'Loading', 'Empty', 'Failed', 'Offline', 'Mobile'],
  /** A screen whose content lies in the browser and may be nothing. */
  basketScreen: ['Default', 'Empty', 'Mobile'],
  /** Asks for some values at once. */
  form: ['Default', 'Invalid', 'Mobile'],
  /** Stands where a chunk belongs until it is there. */
  standIn: ['Loading', 'Failed', 'Mobile'],
  /** A screen that sends what was typed. */
  formScreen: ['Default', 'Failed', 'Mobile'],
  /** A screen or a part of every screen whose content is always there. */
  localScreen: ['Default', 'Mobile'],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof kinds;

const of = (kind: Kind, names: string): [string, Kind][] => names.split(' ').map((name) => [name, kind]);

/** Every exported component of `libs/ui` and every component with a folder of its own in `libs/feature-*` and `libs/lazy`. */
export const componentKinds: ReadonlyMap<string, Kind> = new Map([
  ...of('control', 'Button IconButton Chip'),
  ...of('link', 'UiLink InertButton'),
  ...of('field', 'TextField PasswordField SelectField CheckboxField RadioCardGroup'),
  ...of('choice', 'SortSelect FilterPanel LocationPicker DeliveryEstimate'),
  ...of('composite', 'QuantityStepper Pagination Tabs'),
  ...of('disclosure', 'Accordion Menu CategoryMenus SearchBox SearchCombobox AddMember CheckupsBlock'),
  ...of('overlay', 'Dialog Drawer'),
  ...of('sheet', 'MobileMenu'),
  ...of('display', 'Badge BannerSlideshow BrandTile CartRow CheckupCard ConcernTile EmptyState ErrorState'),
  ...of('display', 'Receipt ProductLine'),
  ...of('display', 'LoadingText PathologyCard Price ProductTile Section StatisticsBlock Stepper TotalsBox'),
  ...of('servedDisplay', 'ProductCard OfferCard TopBrandCard'),
  ...of('picture', 'ProductPicture'),
  ...of('mark', 'BannerArt BrandMark CategoryIcon CheckupArt ConcernIcon HomeopathyArt Illustration Logo'),
  ...of('mark', 'PrescriptionLabel Rating RatingChoice ServiceIcon Skeleton SpecialityIcon Spinner SymptomIcon'),
  ...of('localCollection', 'Carousel MessagesPanel ProductShelf RecentProducts SimilarProducts'),
  ...of('collection', 'ProductGrid'),
  ...of('messages', 'Toaster'),
  ...of('frame', 'Container SkipLink VisuallyHidden UiProvider LoadingScreen'),
  ...of('formScreen', 'LoginScreen RegisterScreen'),
  ...of('form', 'AppLinkForm'),
  ...of('standIn', 'InFlow OverPage'),
  ...of('servedBlock', 'TopBrandsBlock'),
  ...of('block', 'BrandsBlock ConcernsBlock HomeopathyBlock Intro PathologyBlock RecentBlock'),
  ...of('servedScreen', 'HomeScreen TopBrandsScreen MedicinesScreen OffersScreen PatientsScreen SharedProduct'),
  ...of(
    'basketScreen',
    'CartScreen PaymentScreen MedicineDetailsScreen OrdersPanel MyDataPanel SavedPanel ComparePanel',
  ),
  ...of('localScreen', 'CarePlanScreen ConsultScreen SpecialitiesScreen SymptomsScreen CovidScreen'),
  ...of('localScreen', 'AccountPanel CrashScreen NotFoundScreen PaidNotice ReturnNotice Shell TopBar Footer'),
  ...of('localScreen', 'OfflineNotice UpdateNotice'),
]);

const within = (whole: string, names: string): [string, string][] => names.split(' ').map((name) => [name, whole]);

/** Pieces of another component, whose states are those of the whole. */
export const parts: ReadonlyMap<string, string> = new Map([
  ...within('TopBar', 'ThemeSwitch CartButton AccountArea AccountButton'),
  ...within('PaymentScreen', 'ActionRow WalletsPanel UpiPanel PaymentSummary PayLaterPanel NetBankingPanel CardsPanel'),
  ...within(
    'MedicinesScreen',
    'ListingToolbar ListingResults ListingFilters ListingCard ListingBanner SaveButton CompareTray AddToCartButton',
  ),
  ...within('MedicineDetailsScreen', 'ShareButton'),
  ...within('InFlow', 'ChunkNotice InCorner LateAnswer'),
  ...within('RecentProducts', 'RecentShelf'),
  ...within('TopBrandsBlock', 'TopBrands'),
  ...within('OrdersPanel', 'EmptyPanel KeptNotice'),
  ...within('SavedPanel', 'EmptyShelf'),
  ...within('OfflineNotice', 'NoticeCard'),
  ...within('ConcernsBlock', 'BlockHead CarouselBlock'),
  ...within('CheckupsBlock', 'CheckupDialog'),
  ...within('ConsultScreen', 'Panel'),
  ...within('CovidScreen', 'ActionCard'),
  ...within('PatientsScreen', 'ModeButtons MemberList FlowFrame EmergencyNotice'),
  ...within('SymptomsScreen', 'ChoiceButton'),
  ...within('CarePlanScreen', 'SavingsExplainer PlanCard BenefitList'),
  ...within('LoginScreen', 'AuthPanel'),
  ...within('Dialog', 'Overlay'),
  ...within('ConcernTile', 'PictureTile'),
  ...within('CheckupCard', 'QualityMarks'),
  ...within('ConcernIcon', 'GlyphIcon'),
  ...within('EmptyState', 'StatePanel'),
  ...within('TextField', 'FieldWithInput'),
]);

/** A component or one of its states (`Carousel.Empty`) that has no story, and why. Ten are the most. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ['ProductGridSkeleton', 'It is the Loading of ProductGrid.'],
  ['OfferCardSkeleton', 'It is the Loading of OfferCard.'],
  ['TopBrandCardSkeleton', 'It is the Loading of TopBrandCard.'],
  ['SearchResults', 'It is the list of SearchCombobox.'],
  ['LinkProvider', 'It draws nothing; UiLink shows what it does.'],
  ['LocaleProvider', 'It draws nothing; UiProvider shows what it does.'],
]);

export const mostExceptions = 10;
