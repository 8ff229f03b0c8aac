import { defineRecipe } from '../theme/defineRecipe';

export const checkupCardInside = defineRecipe({
  className: 'checkupCardInside',
  base: { display: 'flex', flexDirection: 'column', gap: '2', height: 'full', p: '4', paddingTop: '3' },
});

export const checkupCardPictureBox = defineRecipe({
  className: 'checkupCardPictureBox',
  base: {
    margin: '3',
    marginBottom: '0',
    paddingBlock: '3',
    bg: 'bg.subtle',
    borderRadius: 'control',
  },
});

export const checkupCardPicture = defineRecipe({
  className: 'checkupCardPicture',
  // The aspect ratio of the picture itself. The picture is a view of a file, which may have another ratio.
  base: {
    display: 'block',
    width: 'full',
    maxWidth: '[160px]',
    height: '[auto]',
    aspectRatio: '[4 / 3]',
    marginInline: '[auto]',
  },
});

export const checkupCardName = defineRecipe({
  className: 'checkupCardName',
  base: { textStyle: 'lead', fontWeight: 'semibold', lineHeight: 'snug', textWrap: 'balance' },
});

export const checkupCardDetails = defineRecipe({
  className: 'checkupCardDetails',
  base: {
    alignSelf: 'start',
    color: 'brand.fg',
    fontWeight: 'semibold',
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    _hover: { textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    },
  },
});

export const checkupCardSmall = defineRecipe({
  className: 'checkupCardSmall',
  base: { color: 'fg.muted' },
});

export const checkupCardFoot = defineRecipe({
  className: 'checkupCardFoot',
  base: {
    marginTop: '[auto]',
    // At this width, the discount has its own line as soon as the price has four digits.
    '@container (max-width: 19rem)': { minHeight: '[3.75rem]', alignContent: 'start' },
  },
});
