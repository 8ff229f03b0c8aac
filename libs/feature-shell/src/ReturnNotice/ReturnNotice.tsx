import { Flex, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { comingBackCopy } from '@niramaya/copy/coming-back';
import { clearIntent, useBrowserStorage, useIntent } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DismissButton } from '../Notices/Notices';

/** The screen of each intent. */
const screens = {
  cart: paths.cart,
  cartAtOnce: paths.cart,
  consultation: paths.patients,
  consultationAtOnce: paths.patients,
};

/**
 * ReturnNotice is for a guest who wanted to open the cart or to start a consultation and was asked for a login. After
 * the login it offers the way to that screen, on the home screen. A shopper who used the button 'Log in' of the toast,
 * or the link 'Log in' of the consultation page, goes on to the screen without a question. ReturnNotice is mounted on
 * all screens, so that a visit to the wanted one erases the intent in browser storage, as either answer does.
 */
export function ReturnNotice() {
  const { pathname } = useLocation();
  const intent = useIntent();
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  const forgetIntent = () => clearIntent(storage);
  const isAtWantedScreen = intent !== null && pathname === screens[intent];

  useEffect(() => {
    if (isAtWantedScreen) clearIntent(storage);
  }, [isAtWantedScreen, storage]);

  // The log-in itself leads to the home screen (requirement AUTH-12 in `docs/requirements.md`), which stays behind that
  // screen in the history.
  const screenToOpen = intent === 'cartAtOnce' || intent === 'consultationAtOnce' ? screens[intent] : null;
  const isHome = pathname === paths.home;
  useEffect(() => {
    if (isHome && screenToOpen !== null) void navigate(screenToOpen);
  }, [isHome, screenToOpen, navigate]);

  if (intent === null || intent === 'cartAtOnce' || intent === 'consultationAtOnce' || !isHome) return null;
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
        <Button size="sm" href={screens[intent]} onClick={forgetIntent}>
          {action}
        </Button>
        <DismissButton onDismiss={forgetIntent}>{comingBackCopy.dismiss}</DismissButton>
      </Flex>
    </styled.section>
  );
}
