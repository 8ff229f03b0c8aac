import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { shellCopy } from '@niramaya/copy/shell';
import { logoutUser, useAppDispatch, useSession } from '@niramaya/data-access';
import { Button, moveFocusFromRemoved, toast } from '@niramaya/ui';
import { useRef, useState } from 'react';
import { useCurrentPage } from '../useCurrentPage';

/**
 * The group reserves the space of a name, which the prerendered page does not know. The script
 * `apps/storefront/inline/shopper.ts` in the head sets `data-signed-in` on `html` for a shopper who is logged in; the
 * links for guests are then hidden until React has hydrated the page.
 */
const Group = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    outline: '[none]',
    minHeight: '11',
    'html[data-signed-in] &': { '&[data-waiting]': { visibility: 'hidden' } },
  },
  variants: {
    stacked: {
      true: { flexWrap: 'wrap', justifyContent: 'flex-start' },
      false: { justifyContent: 'flex-end', width: '[13rem]' },
    },
  },
});

/**
 * AccountArea shows who is logged in, with the button to log out, or the links to login and sign-up (requirements
 * SHELL-09 to SHELL-13 in `docs/requirements.md`). `stacked` lets it wrap, for the menu of narrow screens.
 */
export function AccountArea({ stacked = false }: { stacked?: boolean }) {
  const { name, isReady } = useSession();
  const dispatch = useAppDispatch();
  const current = useCurrentPage();
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const group = useRef<HTMLDivElement>(null);

  async function logout() {
    setIsLoggingOut(true);
    moveFocusFromRemoved(group.current, { preventScroll: true });
    try {
      await dispatch(logoutUser());
      toast.success(messages.loggedOut, { subject: 'session' });
    } finally {
      setIsLoggingOut(false);
    }
  }

  return (
    <Group
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={shellCopy.account.label}
      stacked={stacked}
      data-waiting={isReady ? undefined : ''}
    >
      {name !== null ? (
        <>
          <styled.span htmlTranslate="no" fontWeight="semibold" lineHeight="snug" minW="0" overflowWrap="anywhere">
            {name}
          </styled.span>
          <Button variant="outline" tone="neutral" size="sm" busy={isLoggingOut} onClick={() => void logout()}>
            {shellCopy.account.logout}
          </Button>
        </>
      ) : (
        <>
          <Button variant="ghost" tone="brand" size="sm" href={paths.login} aria-current={current(paths.login)}>
            {shellCopy.account.login}
          </Button>
          <Button variant="outline" tone="brand" size="sm" href={paths.register} aria-current={current(paths.register)}>
            {shellCopy.account.signUp}
          </Button>
        </>
      )}
    </Group>
  );
}
