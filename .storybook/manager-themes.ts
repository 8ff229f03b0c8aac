import { create } from 'storybook/theming/create';
import { palettes, surfaces, type Themed } from '../libs/ui/src/theme/colors';
import type { Theme } from './modes';

/** Returns the theme of Storybook's own interface, in the colours of the design system. */
function storybookTheme(base: Theme) {
  const of = (themed: Themed) => themed[base === 'light' ? 0 : 1];
  return create({
    base,
    brandTitle: 'Niramaya',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: of(palettes.brand.solid),
    colorSecondary: of(palettes.brand.fg),
    appBg: of(surfaces.bg.subtle),
    appContentBg: of(surfaces.bg.DEFAULT),
    appPreviewBg: of(surfaces.bg.DEFAULT),
    appBorderColor: of(surfaces.border.DEFAULT),
    appBorderRadius: 8,
    barBg: of(surfaces.bg.panel),
    barTextColor: of(surfaces.fg.muted),
    barHoverColor: of(palettes.brand.fg),
    barSelectedColor: of(palettes.brand.fg),
    textColor: of(surfaces.fg.DEFAULT),
    textInverseColor: of(surfaces.fg.inverted),
    textMutedColor: of(surfaces.fg.muted),
    inputBg: of(surfaces.bg.panel),
    inputBorder: of(surfaces.border.strong),
    inputTextColor: of(surfaces.fg.DEFAULT),
  });
}

/** The themes of Storybook's interface, for its sidebar and its docs pages. */
export const managerThemes = { light: storybookTheme('light'), dark: storybookTheme('dark') };
