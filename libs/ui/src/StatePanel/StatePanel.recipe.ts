import { defineRecipe } from '../theme/defineRecipe';

export const statePanel = defineRecipe({
  className: 'statePanel',
  base: {
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
});

export const statePanelStateTitle = defineRecipe({
  className: 'statePanelStateTitle',
  base: { textStyle: 'title', color: 'fg' },
});

export const statePanelStateText = defineRecipe({
  className: 'statePanelStateText',
  base: { color: 'fg.muted', textWrap: 'pretty' },
});

export const statePanelStateAction = defineRecipe({
  className: 'statePanelStateAction',
  base: { marginTop: '2' },
});
