/**
 * The recipes of all components, for `panda.config.ts`. Their order is the order of the rules, in which a later one
 * overrides an earlier one. The recipe of a component that others contain therefore comes first.
 */
export * from '../UiLink/UiLink.recipe';
export * from '../Accordion/Accordion.recipe';
export * from '../ActionBar/ActionBar.recipe';
export * from '../Amount/Amount.recipe';
export * from '../Badge/Badge.recipe';
export * from '../BannerSlideshow/BannerSlideshow.recipe';
export * from '../Button/Button.recipe';
export * from '../Carousel/Carousel.recipe';
export * from '../CartRow/CartRow.recipe';
export * from '../Chip/Chip.recipe';
export * from '../Field/Field.recipe';
export * from '../OfferCard/OfferCard.recipe';
export * from '../Pagination/Pagination.recipe';
export * from '../PrescriptionLabel/PrescriptionLabel.recipe';
export * from '../Price/Price.recipe';
export * from '../ProductCard/ProductCard.recipe';
export * from '../ProductLine/ProductLine.recipe';
export * from '../ProductPicture/ProductPicture.recipe';
export * from '../QuantityStepper/QuantityStepper.recipe';
export * from '../RadioCardGroup/RadioCardGroup.recipe';
export * from '../Receipt/Receipt.recipe';
export * from '../SearchCombobox/SearchCombobox.recipe';
export * from '../Skeleton/Skeleton.recipe';
export * from '../Stepper/Stepper.recipe';
export * from '../Tabs/Tabs.recipe';
export * from '../toast/toast.recipe';
export * from '../TotalsBox/TotalsBox.recipe';
