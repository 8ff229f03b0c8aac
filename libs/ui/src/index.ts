export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion';
export { ActionBar, type ActionBarProps } from './ActionBar/ActionBar';
export { Amount, type AmountProps } from './Amount/Amount';
export { bannerArt, BannerArt, type BannerArtProps, type BannerPicture } from './art/BannerArt/BannerArt';
export { firstBannerMarkup } from './art/BannerArt/firstBannerMarkup';
export { BrandMark, featuredBrands, type BrandMarkProps, type FeaturedBrandName } from './art/BrandMark/BrandMark';
export { CategoryIcon, type CategoryIconName } from './art/CategoryIcon/CategoryIcon';
export {
  EssentialArt,
  essentialPictures,
  type EssentialArtProps,
  type EssentialName,
} from './art/EssentialArt/EssentialArt';
export { CheckupArt, checkupPictures, type CheckupArtProps, type CheckupName } from './art/CheckupArt/CheckupArt';
export { ConcernArt, concernPictures, type ConcernArtProps, type ConcernName } from './art/ConcernArt/ConcernArt';
export {
  HomeopathyArt,
  type HomeopathyArtProps,
  remedyPictures,
  type RemedyName,
} from './art/HomeopathyArt/HomeopathyArt';
export { Illustration, type IllustrationName, type IllustrationProps } from './art/Illustration/Illustration';
export { Logo } from './art/Logo/Logo';
export type { LogoProps } from './art/Logo/logoProps';
export { ServiceIcon, type ServiceName } from './art/ServiceIcon/ServiceIcon';
export { SpecialityIcon, type SpecialityName } from './art/SpecialityIcon/SpecialityIcon';
export { SymptomIcon, type SymptomName } from './art/SymptomIcon/SymptomIcon';
export { AppLinkForm, type AppLinkFormProps } from './AppLinkForm/AppLinkForm';
export { Badge, type BadgeProps } from './Badge/Badge';
export { BannerSlideshow, type BannerSlide, type BannerSlideshowProps } from './BannerSlideshow/BannerSlideshow';
export { BrandTile, type BrandTileProps } from './BrandTile/BrandTile';
export { BottomBar, type BottomBarProps } from './BottomBar/BottomBar';
export { Button, type ButtonProps, type ButtonSize, type ButtonTone, type ButtonVariant } from './Button/Button';
export { Carousel, type CarouselItem, type CarouselLabels, type CarouselProps } from './Carousel/Carousel';
export { CartRow, type CartRowProps } from './CartRow/CartRow';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField/CheckboxField';
export { CheckupCard, type CheckupCardProps } from './CheckupCard/CheckupCard';
export { Chip, type ChipProps } from './Chip/Chip';
export { ConcernTile, type ConcernTileProps } from './ConcernTile/ConcernTile';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { Drawer, type DrawerProps } from './Drawer/Drawer';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState';
export { FilterPanel, type FilterGroup, type FilterOption, type FilterPanelProps } from './FilterPanel/FilterPanel';
export { RatingChoice, type RatingChoiceProps } from './FilterPanel/RatingChoice';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { InertButton, type InertButtonProps } from './InertButton/InertButton';
export { useHydrated } from './internal/useHydrated';
export { whenFirstUsed } from './internal/whenFirstUsed';
export { LoadingText } from './LoadingText/LoadingText';
export { LocaleProvider, useCopy, useLocale } from './locale/locale';
export { moneyIn } from './locale/moneyIn';
export { EnteringItem, type EnteringItemProps } from './motion/EnteringItem';
export { loadMovesOnChange, showNextScreen } from './motion/moves';
export { OfferCard, type OfferCardProps } from './OfferCard/OfferCard';
export { OfferCardSkeleton } from './OfferCard/OfferCardSkeleton';
export { pinnedHeight } from './internal/pinnedHeight';
export { openOverlays, useCloseOnBack } from './overlay/useCloseOnBack';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export { PathologyCard, type PathologyCardProps } from './PathologyCard/PathologyCard';
export {
  PrescriptionLabel,
  type PrescriptionLabelProps,
  type PrescriptionSchedule,
} from './PrescriptionLabel/PrescriptionLabel';
export { Price, type PriceProps } from './Price/Price';
export { ProductCard, type ProductCardProps } from './ProductCard/ProductCard';
export { ProductCardSkeleton } from './ProductCard/ProductCardSkeleton';
export { ProductGrid, ProductGridSkeleton, type ProductGridProps } from './ProductGrid/ProductGrid';
export { ProductLine, type ProductLineProps } from './ProductLine/ProductLine';
export { ProductPicture, type ProductPictureProps } from './ProductPicture/ProductPicture';
export { ProductShelf, type ProductShelfProps } from './ProductShelf/ProductShelf';
export { ProductTile, type ProductTileProps } from './ProductTile/ProductTile';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper/QuantityStepper';
export { QueryState, type QueryErrorTexts, type QueryStateProps, type QueryView } from './QueryState/QueryState';
export { RadioCardGroup, type RadioCardGroupProps, type RadioCardOption } from './RadioCardGroup/RadioCardGroup';
export { Rating, type RatingProps } from './Rating/Rating';
export { Receipt, type ReceiptProps } from './Receipt/Receipt';
export { SearchCombobox, type SearchComboboxProps } from './SearchCombobox/SearchCombobox';
export type { SearchItem } from './SearchCombobox/SearchResults';
export type { SearchWords } from './SearchCombobox/searchWords';
export { Section, type SectionProps } from './Section/Section';
export { SelectField, type SelectFieldProps } from './SelectField/SelectField';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { SkipLink } from './SkipLink/SkipLink';
export { SortSelect, type SortSelectProps } from './SortSelect/SortSelect';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { StatisticsBlock, type Statistic, type StatisticsBlockProps } from './StatisticsBlock/StatisticsBlock';
export { Stepper, type StepperProps } from './Stepper/Stepper';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { colorModeKey, colorModeScript, useColorMode, type ColorMode, type ResolvedColorMode } from './theme/colorMode';
export { palettes, surfaces, type Themed, type Tone } from './theme/colors';
export { contrastRatio } from './theme/contrast';
export { createTheme, type Theme, type ThemeOptions } from './theme/createTheme';
export { pairsOf, type ColorPair } from './theme/pairs';
export { useMoney, type FormatMoney } from './theme/settings';
export { themeTokens, type BrandTokens, type Colors, type ThemeTokens } from './theme/themeTokens';
export { breakpoints, semanticTokens, textStyles, tokens } from './theme/tokens';
export { UiProvider, type UiProviderProps } from './theme/UiProvider';
export { onToast, toast, type ShownToast, type ToastKind, type ToastOptions } from './toast/toast';
export { Toaster, type ToasterProps } from './toast/Toaster';
export { TopBrandCard, TopBrandCardSkeleton, type TopBrandCardProps } from './TopBrandCard/TopBrandCard';
export { TotalsBox, type TotalsBoxProps } from './TotalsBox/TotalsBox';
export { LinkProvider, type LinkProps, type LinkTarget } from './UiLink/LinkProvider';
export { UiLink } from './UiLink/UiLink';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';
export { WarningNotice, type WarningNoticeProps } from './WarningNotice/WarningNotice';
