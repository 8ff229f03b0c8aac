import { defineRecipe } from '../theme/defineRecipe';

export const pathologyCardInside = defineRecipe({
  className: 'pathologyCardInside',
  base: { display: 'flex', flexDirection: 'column', gap: '2', height: 'full', p: '4' },
});

export const pathologyCardName = defineRecipe({
  className: 'pathologyCardName',
  base: { textStyle: 'lead', fontWeight: 'semibold', lineHeight: 'snug', textWrap: 'balance' },
});

export const pathologyCardAlias = defineRecipe({
  className: 'pathologyCardAlias',
  base: { textStyle: 'caption', color: 'fg.muted', flex: '1' },
});

export const pathologyCardLabs = defineRecipe({
  className: 'pathologyCardLabs',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'caption',
    color: 'fg',
    _icon: { boxSize: '4', color: 'brand.fg' },
  },
});

export const pathologyCardFoot = defineRecipe({
  className: 'pathologyCardFoot',
  base: {
    paddingTop: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'start',
    columnGap: '2',
    rowGap: '0.5',
  },
});

export const pathologyCardMrp = defineRecipe({
  className: 'pathologyCardMrp',
  base: { textStyle: 'caption', color: 'fg.subtle' },
});
