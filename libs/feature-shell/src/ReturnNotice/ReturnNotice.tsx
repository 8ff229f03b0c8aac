import { Flex, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { comingBackCopy } from '@niramaya/contract/copy/coming-back';
import { clearIntent, useBrowserStorage, useIntent } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { DismissButton } from '../Notices/Notices';

const Bar = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '5',
    rowGap: '2',
    px: '4',
    py: '3',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    boxShadow: 'raised',
  },
});

/** Offers the screen that was refused before sign-in. */
export function ReturnNotice() {
  const intent = useIntent();
  const storage = useBrowserStorage();
  if (intent === null) return null;
  const { text, action } = comingBackCopy[intent];
  const end = () => clearIntent(storage);
  return (
    <Bar aria-label={comingBackCopy.label}>
      <p role="status">{text}</p>
      <Flex wrap="wrap" gap="2">
        <Button size="sm" href={intent === 'cart' ? paths.cart : paths.patients} onClick={end}>
          {action}
        </Button>
        <DismissButton onDismiss={end}>{comingBackCopy.dismiss}</DismissButton>
      </Flex>
    </Bar>
  );
}
