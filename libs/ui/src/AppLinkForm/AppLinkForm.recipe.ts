import { defineRecipe } from '../theme/defineRecipe';

export const appLinkFormPanel = defineRecipe({
  className: 'appLinkFormPanel',
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: { base: '3', lg: '12' },
    alignItems: 'center',
    p: { base: '4', md: '8' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
  },
});

export const appLinkFormInvitation = defineRecipe({
  className: 'appLinkFormInvitation',
  base: { display: 'flex', gap: '4', '& > svg': { hideBelow: 'md', flexShrink: '0', color: 'brand.fg' } },
});

export const appLinkFormTitle = defineRecipe({
  className: 'appLinkFormTitle',
  base: { textStyle: 'title' },
});

export const appLinkFormText = defineRecipe({
  className: 'appLinkFormText',
  base: { color: 'fg.muted', marginTop: '1' },
});

export const appLinkFormForm = defineRecipe({
  className: 'appLinkFormForm',
  base: { containerType: 'inline-size' },
});

export const appLinkFormLine = defineRecipe({
  className: 'appLinkFormLine',
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    // The button stands level with the box of the field, below its label; where the text is large it has a line of its own.
    '@container (min-width: 14rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > button': { marginTop: '[1.875rem]' },
    },
  },
});

export const appLinkFormResult = defineRecipe({
  className: 'appLinkFormResult',
  base: { color: 'fg.muted' },
});
