import { styled } from '@niramaya/ui/styled';
import { consultCopy } from '@niramaya/contract/copy/consult';
import { useCopy } from '@niramaya/ui';

const List = styled('dl', {
  base: {
    display: 'grid',
    cardColumns: '3 5.5rem',
    textAlign: 'center',
    '& > div': {
      display: 'flex',
      // In the DOM the label is first.
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      px: '2',
      py: '3',
    },
    '& > div + div': { borderInlineStart: '[1px solid token(colors.border)]' },
    '& dd': { textStyle: 'priceLarge', color: 'brand.fg' },
    '& dt': { color: 'fg.muted', lineHeight: 'snug', pt: '1' },
  },
});

export function Statistics() {
  const { figures } = useCopy(consultCopy);
  return (
    <List aria-label={figures.label}>
      {figures.items.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </List>
  );
}
