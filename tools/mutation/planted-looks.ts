/**
 * A visual fault that only a person or a screenshot detects. It is written into the shop for one run of some stories.
 */
export interface PlantedLook {
  readonly what: string;
  /** The source file, relative to the workspace. */
  readonly file: string;
  /** The text to replace. It occurs exactly once in that file. */
  readonly find: string;
  readonly replace: string;
  /** The story file or folder in which a screenshot must differ. For motion, it is the test that must fail. */
  readonly seenBy: string;
}

const ui = (name: string) => `libs/ui/src/${name}`;
const tokens = ui('theme/tokens.ts');
const colors = ui('theme/colors.ts');

/** Small visual faults of each kind that are easy to miss. `npm run faults -- looks` plants them. */
export const plantedLooks: readonly PlantedLook[] = [
  {
    what: 'a radius one pixel larger',
    file: tokens,
    find: "control: '0.625rem'",
    replace: "control: '0.6875rem'",
    seenBy: ui('Button'),
  },
  {
    what: 'the border in dark by two levels a channel',
    file: colors,
    find: "'#263B35'",
    replace: "'#283D37'",
    seenBy: ui('TotalsBox'),
  },
  {
    what: 'a shadow a little darker',
    file: tokens,
    find: '#17231F0F, 0 2px 8px #17231F0A',
    replace: '#17231F14, 0 2px 8px #17231F0A',
    seenBy: ui('TotalsBox'),
  },
  {
    what: 'less room between two tabs',
    file: ui('Tabs/Tabs.recipe.ts'),
    find: "    gap: '1',\n    p: '1',",
    replace: "    gap: '0.5',\n    p: '1',",
    seenBy: ui('Tabs'),
  },
  {
    what: 'what is chosen no longer bold',
    file: ui('Tabs/Tabs.recipe.ts'),
    find: "fontWeight: 'semibold',",
    replace: "fontWeight: 'medium',",
    seenBy: ui('Tabs'),
  },
  {
    what: 'a name cut after two lines',
    file: ui('ProductCard/ProductCard.recipe.ts'),
    find: "lineClamp: '3'",
    replace: "lineClamp: '2'",
    seenBy: ui('ProductCard'),
  },
  {
    what: 'a field that may not be filled in as one that may',
    file: ui('Field/Field.recipe.ts'),
    find: "_disabled: { bg: 'bg.subtle', color",
    replace: '_disabled: { color',
    seenBy: ui('TextField'),
  },
  {
    what: 'a wrong field without its second line',
    file: ui('Field/Field.recipe.ts'),
    find: "borderColor: 'danger.solid!', boxShadow: '[inset 0 0 0 1px token(colors.danger.solid)]'",
    replace: "borderColor: 'danger.solid!'",
    seenBy: ui('TextField'),
  },
  {
    what: 'a smaller icon',
    file: ui('Badge/Badge.recipe.ts'),
    find: "_icon: { boxSize: '3.5'",
    replace: "_icon: { boxSize: '3'",
    seenBy: ui('Badge'),
  },
  {
    what: 'another ground under the pointer, in the bar of every screen',
    file: 'libs/feature-shell/src/TopBar/ServiceLinks.tsx',
    find: "_hover={{ bg: 'brand.subtle' }}",
    replace: "_hover={{ bg: 'bg.muted' }}",
    seenBy: 'libs/feature-shell/src/TopBar',
  },
  {
    what: 'another ground under the pointer, in an open menu',
    file: 'libs/feature-shell/src/CategoryMenus/CategoryMenu.tsx',
    find: "_hover={{ bg: 'bg.muted' }}",
    replace: "_hover={{ bg: 'bg.subtle' }}",
    seenBy: 'libs/feature-shell/src/CategoryMenus',
  },
  {
    what: 'a thinner ring around what has the focus',
    file: 'libs/feature-medicines/src/ListingResults/SearchHelp.tsx',
    find: "_focusVisible: { outline: '3px solid'",
    replace: "_focusVisible: { outline: '2px solid'",
    seenBy: 'libs/feature-medicines/src/ListingResults/SearchHelp',
  },
  {
    what: 'one column on a tablet instead of two',
    file: 'libs/feature-covid/src/CovidScreen/CovidScreen.tsx',
    find: "sm: '1fr 1fr', lg:",
    replace: 'lg:',
    seenBy: 'libs/feature-covid/src/CovidScreen',
  },
  {
    what: 'a card in a container too narrow for two columns',
    file: ui('ProductCard/ProductCard.recipe.ts'),
    find: "'@container (max-width: 13rem)'",
    replace: "'@container (max-width: 1rem)'",
    seenBy: ui('ProductCard'),
  },
  {
    what: 'a checkup in a container as wide as on a mobile',
    file: ui('CheckupCard/CheckupCard.recipe.ts'),
    find: "'@container (max-width: 19rem)'",
    replace: "'@container (max-width: 1rem)'",
    seenBy: ui('CheckupCard'),
  },
  {
    what: 'a button on its own line in a container with room',
    file: ui('AppLinkForm/AppLinkForm.recipe.ts'),
    find: "'@container (min-width: 14rem)'",
    replace: "'@container (min-width: 140rem)'",
    seenBy: ui('AppLinkForm'),
  },
  {
    what: 'a button beside the field in a container without room',
    file: ui('AppLinkForm/AppLinkForm.recipe.ts'),
    find: "'@container (min-width: 14rem)'",
    replace: "'@container (min-width: 4rem)'",
    seenBy: ui('AppLinkForm'),
  },
  {
    what: 'a tile that stands in a container in which it should lie',
    file: ui('ProductTile/ProductTile.recipe.ts'),
    find: "'@container (min-width: 17rem)'",
    replace: "'@container (min-width: 170rem)'",
    seenBy: ui('ProductTile'),
  },
  {
    what: 'lines not reserved in a narrow container',
    file: ui('ProductTile/ProductTile.recipe.ts'),
    find: "'@container (max-width: 11rem)'",
    replace: "'@container (max-width: 1rem)'",
    seenBy: ui('ProductTile'),
  },
  {
    what: 'a picture above the name in a container with room',
    file: ui('internal/PictureTile.recipe.ts'),
    find: "'@container (min-width: 16rem)'",
    replace: "'@container (min-width: 160rem)'",
    seenBy: ui('internal'),
  },
  {
    what: 'a picture in a container narrowed by large text',
    file: 'libs/feature-medicines/src/ListingResults/HelpCard.tsx',
    find: "'@container (max-width: 20rem)'",
    replace: "'@container (max-width: 1rem)'",
    seenBy: 'libs/feature-medicines/src/MedicinesScreen/MedicinesScreen.stories.tsx',
  },
  {
    what: 'a wheel that stands still',
    file: ui('Spinner/Spinner.recipe.ts'),
    find: "animation: 'spin 0.9s linear infinite'",
    replace: "animation: 'none'",
    seenBy: 'tools/states/conditions.test.ts',
  },
];
