import { defineSlotRecipe } from '../theme/defineRecipe';

export const statePanel = defineSlotRecipe({
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      maxWidth: '[28rem]',
      marginInline: '[auto]',
      paddingBlock: { base: '8', md: '12' },
      paddingInline: '4',
      textAlign: 'center',
    },
    title: { textStyle: 'title', color: 'fg' },
    message: { color: 'danger.fg', fontWeight: 'semibold' },
    text: { color: 'fg.muted', textWrap: '[pretty]' },
    action: { marginTop: '2' },
  },
});
