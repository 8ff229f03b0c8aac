import { sva } from '@niramaya/ui/styled';

export const appLinkForm = sva({
  className: 'appLinkForm',
  slots: ['panel', 'invitation', 'title', 'text', 'form', 'line', 'result'],
  base: {
    panel: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: { base: '3', lg: '10' },
      '& > :not(img)': { flex: '[1 1 20rem]', minWidth: '0' },
      // A phone cannot scan its own screen.
      '& img': { hideBelow: 'md', boxSize: '28' },
      alignItems: 'center',
      p: { base: '4', md: '8' },
      layerStyle: 'panel',
    },
    invitation: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
    },
    title: { textStyle: 'title' },
    text: { color: 'fg.muted', marginTop: '1' },
    form: { containerType: 'inline-size' },
    line: {
      display: 'grid',
      gap: '3',
      alignItems: 'start',
      // Level with the field, below its label.
      '@container (min-width: 14rem)': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        '& > button': { marginTop: '[1.875rem]' },
      },
    },
    result: { color: 'fg.muted' },
  },
});
