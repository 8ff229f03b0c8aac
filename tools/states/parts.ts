const within = (whole: string, names: string): [string, string][] => names.split(' ').map((name) => [name, whole]);

/** Pieces of another component, whose states are those of the whole. */
export const parts: ReadonlyMap<string, string> = new Map([
  ...within('TopBar', 'ThemeSwitch CartButton AccountArea AccountButton'),
  ...within('PaymentScreen', 'ActionRow WalletsPanel UpiPanel PaymentSummary PayLaterPanel NetBankingPanel CardsPanel'),
  ...within(
    'MedicinesScreen',
    'ListingToolbar ListingResults ListingFilters ListingCard ListingBanner SaveButton CompareTray AddToCartButton NothingFound CartBar',
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
