import { defineRecipe } from '../theme/defineRecipe';

export const appLinkFormPanel = defineRecipe({
  className: 'appLinkFormPanel',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '3', lg: '10' },
    '& > :not(img)': { flex: '1 1 20rem', minWidth: '0' },
    // Hidden on phones: a phone cannot scan a code on its own screen.
    '& img': { hideBelow: 'md', boxSize: '28' },
    alignItems: 'center',
    p: { base: '4', md: '8' },
    layerStyle: 'panel',
  },
});

export const appLinkFormInvitation = defineRecipe({
  className: 'appLinkFormInvitation',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
  },
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
    // The button is level with the box of the field, below its label. With large text, it has its own line.
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
