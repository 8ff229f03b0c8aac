const within = (whole: string, names: string): [string, string][] => names.split(' ').map((name) => [name, whole]);

/** Pieces of another component. Their states are those of the whole component. */
export const parts: ReadonlyMap<string, string> = new Map([
  ...within('TopBar', 'ThemeSwitch CartButton AccountArea AccountButton'),
  ...within('PaymentScreen', 'ActionRow WalletsPanel UpiPanel PaymentSummary PayLaterPanel NetBankingPanel CardsPanel'),
  ...within(
    'MedicinesScreen',
    'ListingToolbar ListingResults ListingFilters ListingCard ListingBanner SaveButton CompareTray AddToCartButton NothingFound CartBar',
  ),
  ...within('MedicineDetailsScreen', 'ShareButton'),
  ...within('InFlow', 'ChunkNotice EarlyAnswer InCorner LateAnswer'),
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
  ...within('SymptomIcon', 'GlyphIcon'),
  ...within('CheckupCard', 'QualityMarks'),
  ...within('EmptyState', 'StatePanel'),
  ...within('TextField', 'FieldWithInput'),
]);
