import type { ComponentType } from 'react';
import * as fields from '../../libs/ui/src/stories/fields';

/** The texts of a price, which several components pass on to it. */
const { PriceLabels, SelectOption } = fields;

/**
 * The props of each component that are objects or lists of objects, with the fields of one object. A key is the path of
 * the prop, without the index of a list. The name of the type follows after a colon, if it has one. Two props of one
 * type have a comma between their paths.
 */
export const objectProps: Readonly<Record<string, Readonly<Record<string, ComponentType<never>>>>> = {
  Accordion: { 'items: AccordionItem': fields.AccordionItem },
  BannerSlideshow: {
    'slides: BannerSlide': fields.BannerSlide,
    'slides.action': fields.BannerSlideAction,
    'slides.picture': fields.BannerSlidePicture,
    labels: fields.BannerSlideLabels,
  },
  Carousel: { 'items: CarouselItem': fields.CarouselItem, 'labels: CarouselLabels': fields.CarouselLabels },
  CartRow: {
    labels: fields.CartRowLabels,
    'labels.price': PriceLabels,
    'labels.quantity': fields.QuantityLabels,
  },
  FilterPanel: { 'groups: FilterGroup': fields.FilterGroup, 'groups.options: FilterOption': fields.FilterOption },
  OfferCard: { labels: fields.OfferCardLabels },
  Pagination: { labels: fields.PaginationLabels },
  PasswordField: { labels: fields.PasswordLabels },
  Price: { labels: PriceLabels },
  ProductCard: { priceLabels: PriceLabels, 'rating: RatingProps': fields.RatingProps },
  ProductLine: { priceLabels: PriceLabels },
  ProductShelf: {
    products: fields.ShelfProduct,
    priceLabels: PriceLabels,
    'linkTo(product): LinkTarget': fields.LinkTarget,
  },
  QuantityStepper: { labels: fields.QuantityLabels },
  QueryState: {
    'state: QueryView': fields.QueryView,
    'state.error': fields.QueryFailure,
    'errorTexts: QueryErrorTexts': fields.QueryErrorTexts,
  },
  RadioCardGroup: { 'options: RadioCardOption': fields.RadioCardOption },
  Receipt: { facts: fields.ReceiptFact, lines: fields.ReceiptLine, labels: fields.ReceiptLabels },
  SearchCombobox: {
    'matches, rest: SearchItem': fields.SearchItem,
    'matches.ranges': fields.SearchRange,
    'suggestions: SuggestionGroup': fields.SuggestionGroup,
    'suggestions.items: SearchSuggestion': fields.SearchSuggestion,
    'labels: SearchLabels': fields.SearchLabels,
    help: fields.SearchHelpLink,
  },
  SelectField: { options: SelectOption },
  SortSelect: { options: SelectOption },
  Stepper: { 'links: LinkTarget': fields.LinkTarget },
  Tabs: { 'tabs: TabItem': fields.TabItem },
  Toaster: {
    'toast(text, options): ToastOptions': fields.ToastOptions,
    'options.action: ToastAction': fields.ToastAction,
  },
  TotalsBox: { sums: fields.TotalsBoxSum },
  UiProvider: { 'theme: Theme': fields.Theme, 'createTheme(options): ThemeOptions': fields.ThemeOptions },
};
