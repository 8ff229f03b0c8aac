import { Flex, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { comingBackCopy } from '@niramaya/copy/coming-back';
import { clearIntent, useBrowserStorage, useIntent } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DismissButton } from '../Notices/Notices';

const screens = { cart: paths.cart, consultation: paths.patients };

/** On the home screen, offers the screen that was refused before sign-in. */
export function ReturnNotice() {
  const { pathname } = useLocation();
  const intent = useIntent();
  const storage = useBrowserStorage();
  const end = () => clearIntent(storage);
  const isThere = intent !== null && pathname === screens[intent];

  useEffect(() => {
    if (isThere) clearIntent(storage);
  }, [isThere, storage]);

  if (intent === null || pathname !== paths.home) return null;
  const { text, action } = comingBackCopy[intent];
  return (
    <styled.section
      aria-label={comingBackCopy.label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="5"
      rowGap="2"
      px="4"
      py="3"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="raised"
    >
      <p role="status">{text}</p>
      <Flex wrap="wrap" gap="2">
        <Button size="sm" href={screens[intent]} onClick={end}>
          {action}
        </Button>
        <DismissButton onDismiss={end}>{comingBackCopy.dismiss}</DismissButton>
      </Flex>
    </styled.section>
  );
}
