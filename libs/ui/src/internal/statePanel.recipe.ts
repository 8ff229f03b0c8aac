import { defineSlotRecipe } from '../theme/defineRecipe';

export const statePanel = defineSlotRecipe({
  className: 'statePanel',
  slots: ['root', 'title', 'text', 'action'],
  base: {
    /**
     * The centred column of the empty state and the failed state. Both share it, so that a screen does not jump between
     * them.
     */
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
    text: { color: 'fg.muted', textWrap: '[pretty]' },
    action: { marginTop: '2' },
  },
});
