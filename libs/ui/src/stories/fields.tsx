import type * as ui from '../index';

/**
 * A function with one parameter, an object. Storybook takes it for a component, and makes a table of the fields of the
 * object as it makes one of props. Its name is that of the type, or is made from the prop for a type without a name.
 * The functions are not in `.storybook`, because Storybook reads the types of no folder whose name begins with a dot.
 */
type Fields<T> = (fields: T) => null;

/** The type of the items of a list. */
type Item<List> = List extends readonly (infer One)[] ? One : never;

export const AccordionItem: Fields<ui.AccordionItem> = () => null;
export const BannerSlide: Fields<ui.BannerSlide> = () => null;
export const BannerSlideAction: Fields<ui.BannerSlide['action']> = () => null;
export const BannerSlideLabels: Fields<ui.BannerSlideshowProps['labels']> = () => null;
export const BannerSlidePicture: Fields<ui.BannerSlide['picture']> = () => null;
export const CarouselItem: Fields<ui.CarouselItem> = () => null;
export const CarouselLabels: Fields<ui.CarouselLabels> = () => null;
export const CartRowLabels: Fields<ui.CartRowProps['labels']> = () => null;
export const FilterGroup: Fields<ui.FilterGroup> = () => null;
export const FilterOption: Fields<ui.FilterOption> = () => null;
export const LinkTarget: Fields<ui.LinkTarget> = () => null;
export const OfferCardLabels: Fields<ui.OfferCardProps['labels']> = () => null;
export const PaginationLabels: Fields<ui.PaginationProps['labels']> = () => null;
export const PasswordLabels: Fields<ui.PasswordFieldProps['labels']> = () => null;
export const PriceLabels: Fields<ui.PriceProps['labels']> = () => null;
export const QuantityLabels: Fields<ui.QuantityStepperProps['labels']> = () => null;
export const QueryErrorTexts: Fields<ui.QueryErrorTexts> = () => null;
export const QueryFailure: Fields<Extract<ui.QueryView<unknown>, { view: 'failed' }>['error']> = () => null;
export const QueryView: Fields<ui.QueryView<unknown>> = () => null;
export const RadioCardOption: Fields<ui.RadioCardOption> = () => null;
export const RatingProps: Fields<ui.RatingProps> = () => null;
export const ReceiptFact: Fields<Item<ui.ReceiptProps['facts']>> = () => null;
export const ReceiptLabels: Fields<ui.ReceiptProps['labels']> = () => null;
export const ReceiptLine: Fields<Item<ui.ReceiptProps['lines']>> = () => null;
export const SearchItem: Fields<ui.SearchItem> = () => null;
export const SearchHelpLink: Fields<NonNullable<ui.SearchComboboxProps['help']>> = () => null;
export const SearchLabels: Fields<ui.SearchLabels> = () => null;
export const SearchRange: Fields<Item<NonNullable<ui.SearchItem['ranges']>>> = () => null;
export const SearchSuggestion: Fields<ui.SearchSuggestion> = () => null;
export const SelectOption: Fields<Item<ui.SelectFieldProps['options']>> = () => null;
export const ShelfProduct: Fields<Item<Parameters<typeof ui.ProductShelf>[0]['products']>> = () => null;
export const SuggestionGroup: Fields<ui.SuggestionGroup> = () => null;
export const TabItem: Fields<ui.TabItem> = () => null;
export const Theme: Fields<ui.Theme> = () => null;
export const ThemeOptions: Fields<ui.ThemeOptions> = () => null;
export const ToastAction: Fields<ui.ToastAction> = () => null;
export const ToastOptions: Fields<ui.ToastOptions> = () => null;
export const TotalsBoxSum: Fields<Item<ui.TotalsBoxProps['sums']>> = () => null;
