import { sva } from '@niramaya/ui/styled';

export const pathologyCard = sva({
  className: 'pathologyCard',
  slots: ['inside', 'name', 'alias', 'labs', 'foot', 'mrp'],
  base: {
    inside: { display: 'flex', flexDirection: 'column', gap: '2', height: 'full', p: '4' },
    name: { textStyle: 'lead', fontWeight: 'semibold', lineHeight: 'snug', textWrap: 'balance' },
    alias: { textStyle: 'caption', color: 'fg.muted', flex: '1' },
    labs: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'caption',
      color: 'fg',
      _icon: { boxSize: '4', color: 'brand.fg' },
    },
    foot: {
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
    mrp: { textStyle: 'caption', color: 'fg.subtle' },
  },
});
