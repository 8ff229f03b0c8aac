import { defineRecipe } from '../theme/defineRecipe';

export const offerCardBox = defineRecipe({
  className: 'offerCardBox',
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    gridTemplateRows: { base: 'auto 1fr auto', sm: 'auto auto 1fr auto' },
    gap: '4',
    h: 'full',
    '& > :nth-child(2)': { alignSelf: { base: 'center', sm: 'start' } },
    '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
    '& > :nth-child(3)': { alignSelf: 'end' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'card',
    p: { base: '4', md: '5' },
  },
});

export const offerCardRow = defineRecipe({
  className: 'offerCardRow',
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '3' },
});

export const offerCardTerm = defineRecipe({
  className: 'offerCardTerm',
  base: { flex: '1 1 4rem', color: 'fg.muted', textStyle: 'caption' },
});

export const offerCardPictureLink = defineRecipe({
  className: 'offerCardPictureLink',
  base: {
    display: 'block',
    maxW: '[200px]',
    w: 'full',
    aspectRatio: '1',
    mx: '[auto]',
    bg: 'bg.subtle',
    borderRadius: 'control',
    overflow: 'clip',
  },
});

export const offerCardTitleLink = defineRecipe({
  className: 'offerCardTitleLink',
  base: {
    borderRadius: 'sm',
    _hover: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});
