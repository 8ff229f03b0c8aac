import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/copy/payment';
import { rememberIntent, useBrowserStorage, useSession } from '@niramaya/data-access';
import { UiLink } from '@niramaya/ui';

/**
 * A note for guests about who will see their order, with a link to the login. After the login the shopper comes to the
 * cart, or to the first step of the consultation, because an account does not take over the patient and the symptoms
 * that a guest chose.
 *
 * The prerendered page contains the note, because the build does not know whether a shopper is logged in. If one is,
 * the script `apps/storefront/inline/shopper.ts` in the head sets `data-signed-in` on `html`, which hides the note.
 */
export function GuestNote({ isConsult }: { readonly isConsult: boolean }) {
  const { isLoggedIn, isReady } = useSession();
  const storage = useBrowserStorage();
  if (isLoggedIn) return null;
  // After the login an intent that ends in 'AtOnce' opens its screen, and any other is only offered (`Intent`).
  const rememberWayBack = () => rememberIntent(storage, isConsult ? 'consultationAtOnce' : 'cartAtOnce');
  return (
    <styled.p color="fg.muted" css={isReady ? undefined : { 'html[data-signed-in] &': { display: 'none' } }}>
      <span>{paymentCopy.guest}</span>{' '}
      <UiLink href={paths.login} variant="inline" onClick={rememberWayBack}>
        {paymentCopy.login}
      </UiLink>
    </styled.p>
  );
}
