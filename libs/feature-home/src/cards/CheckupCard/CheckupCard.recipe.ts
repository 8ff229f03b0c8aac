import { sva } from '@niramaya/ui/styled';

export const checkupCard = sva({
  className: 'checkupCard',
  slots: ['inside', 'pictureBox', 'picture', 'name', 'details', 'small', 'foot'],
  base: {
    inside: { display: 'flex', flexDirection: 'column', gap: '2', height: 'full', p: '4', paddingTop: '3' },
    pictureBox: {
      margin: '3',
      marginBottom: '0',
      paddingBlock: '3',
      bg: 'bg.subtle',
      borderRadius: 'control',
    },
    picture: {
      display: 'block',
      width: 'full',
      maxWidth: '[160px]',
      height: '[auto]',
      aspectRatio: '[4 / 3]',
      marginInline: '[auto]',
    },
    name: { textStyle: 'lead', fontWeight: 'semibold', lineHeight: 'snug', textWrap: 'balance' },
    details: {
      alignSelf: 'start',
      color: 'brand.fg',
      fontWeight: 'semibold',
      cursor: 'pointer',
      textUnderlineOffset: '0.2em',
      _hover: { textDecoration: 'underline' },
      coversCard: true,
    },
    small: { color: 'fg.muted' },
    foot: {
      marginTop: '[auto]',
      // The discount has its own line for a price of four digits.
      '@container (max-width: 19rem)': { minHeight: '[3.75rem]', alignContent: 'start' },
    },
  },
});
