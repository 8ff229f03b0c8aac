import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Every exported component of `libs/ui` and every component with a folder of its own in `libs/feature-*` and `libs/lazy`,
 * with its kind. `npm run generate -- component` adds to `components.json`.
 */
export const componentKinds: readonly (readonly [component: string, kind: string])[] = Object.entries(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'components.json'), 'utf8')) as Record<string, string[]>,
).flatMap(([kind, components]) => components.map((component) => [component, kind] as const));

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
  ['EnteringItem', 'It is a row of CartScreen that moves into its place, which is shown there.'],
  ['LinkProvider', 'It draws nothing; UiLink shows what it does.'],
  ['LocaleProvider', 'It draws nothing; UiProvider shows what it does.'],
]);

export const mostExceptions = 10;
