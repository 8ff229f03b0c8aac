/**
 * The recipes of all components, for `panda.config.ts`. Their order is the order of the CSS rules: for the same
 * element, a later rule wins. So the components that others are made of come first.
 */
export * from '../UiLink/UiLink.recipe';
export * from '../BottomBar/BottomBar.recipe';
export * from '../Accordion/Accordion.recipe';
export * from '../ActionBar/ActionBar.recipe';
export * from '../Amount/Amount.recipe';
export * from '../Badge/Badge.recipe';
export * from '../BannerSlideshow/BannerSlideshow.recipe';
export * from '../Button/Button.recipe';
export * from '../Carousel/Carousel.recipe';
export * from '../CheckboxField/CheckboxField.recipe';
export * from '../Chip/Chip.recipe';
export * from '../ErrorState/ErrorState.recipe';
export * from '../Field/Field.recipe';
export * from '../FilterPanel/FilterPanel.recipe';
export * from '../FilterPanel/RatingChoice.recipe';
export * from '../IconButton/IconButton.recipe';
export * from '../InertButton/InertButton.recipe';
export * from '../LoadingText/LoadingText.recipe';
export * from '../Pagination/Pagination.recipe';
export * from '../Price/Price.recipe';
export * from '../ProductLine/ProductLine.recipe';
export * from '../ProductPicture/ProductPicture.recipe';
export * from '../ProductShelf/ProductShelf.recipe';
export * from '../QuantityStepper/QuantityStepper.recipe';
export * from '../RadioCardGroup/RadioCardGroup.recipe';
export * from '../Rating/Rating.recipe';
export * from '../SearchCombobox/SearchCombobox.recipe';
export * from '../SearchCombobox/SearchResults.recipe';
export * from '../Section/Section.recipe';
export * from '../SelectField/SelectField.recipe';
export * from '../Skeleton/Skeleton.recipe';
export * from '../SkipLink/SkipLink.recipe';
export * from '../SortSelect/SortSelect.recipe';
export * from '../Spinner/Spinner.recipe';
export * from '../internal/statePanel.recipe';
export * from '../Stepper/Stepper.recipe';
export * from '../Tabs/Tabs.recipe';
export * from '../TextField/TextField.recipe';
export * from '../WarningNotice/WarningNotice.recipe';
