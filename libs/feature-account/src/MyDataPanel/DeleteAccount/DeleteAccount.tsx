import { Grid, styled } from '@niramaya/ui/styled';
import { authCopy } from '@niramaya/copy/auth';
import { myDataCopy } from '@niramaya/copy/my-data';
import { deleteAccount, useAppDispatch, useSession, type DeletionOutcome } from '@niramaya/data-access';
import { Button, Dialog, PasswordField, toast, useIsMounted } from '@niramaya/ui';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { PanelCard } from '../../PanelCard';

const copy = myDataCopy.account;

/** A failure of the password has its own text for each reason; the other steps have one text each. */
function failureText(outcome: Extract<DeletionOutcome, { ok: false }>): string {
  if (outcome.step !== 'password') return copy.failures[outcome.step];
  const { password } = copy.failures;
  return password[outcome.failure as keyof typeof password] ?? password.other;
}

interface DeleteAccountProps {
  /** Called once the shopper is signed out, with a text for them. */
  readonly onSignedOut: (text: string) => void;
  /**
   * The element that shows this text. The closing dialog gives it the focus, because the button of the dialog is gone.
   */
  readonly outcome: RefObject<HTMLElement | null>;
}

/**
 * DeleteAccount is the card that deletes the account of the shopper: a dialog asks for the password first. It deletes
 * the family list on the server, the account at the sign-in provider and the records of the account on this device; a
 * failed step is named and can be repeated. It renders nothing for a guest.
 */
export function DeleteAccount({ onSignedOut, outcome }: DeleteAccountProps) {
  const dispatch = useAppDispatch();
  const { isLoggedIn } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // This is a ref and no state: two clicks in one frame would both read the old state, and both would send.
  const isSending = useRef(false);
  // The shopper may close the drawer while the deletion runs. The outcome is then a toast.
  const isShown = useIsMounted();

  const open = () => {
    setIsSignedOut(false);
    setIsOpen(true);
  };
  const close = () => {
    if (isBusy) return;
    setIsOpen(false);
    setPassword('');
    setFailure('');
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure('');
    const result = await dispatch(deleteAccount(password));
    isSending.current = false;
    const text = result.ok ? (result.isDeviceCleared ? copy.deleted : copy.prescriptionsLeft) : failureText(result);
    if (!isShown.current) {
      toast(text);
      return;
    }
    setIsBusy(false);
    // The failure 'ended' means that the session is over, because the account was deleted elsewhere or its password
    // changed. The card disappears as after a deletion, and the text names the reason.
    if (result.ok || result.failure === 'ended') {
      setIsSignedOut(true);
      setIsOpen(false);
      setPassword('');
      onSignedOut(text);
      return;
    }
    setFailure(text);
    field.current?.select();
  }

  return (
    <>
      {isLoggedIn && (
        <PanelCard>
          <div>
            <styled.h3 fontWeight="semibold">{copy.title}</styled.h3>
            <styled.p color="fg.muted">{copy.text}</styled.p>
          </div>
          <div>
            <Button variant="outline" tone="danger" size="sm" onClick={open}>
              {copy.button}
            </Button>
          </div>
        </PanelCard>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title={copy.question}
        closeLabel={copy.close}
        size="sm"
        {...(isSignedOut && { finalFocus: outcome })}
      >
        {/*
          Every form has `method="dialog"`: a submit that no handler prevents then sends nothing and puts no field in the
          address (docs/decisions/0007-prerendered-pages.md).
        */}
        <styled.form method="dialog" display="grid" gap="4" onSubmit={(event) => void send(event)}>
          <div>
            <p>{copy.goes}</p>
            <styled.ul listStyleType="disc" ps="5" display="grid" gap="1">
              {copy.going.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </styled.ul>
          </div>
          <styled.p color="fg.muted">{copy.stays}</styled.p>
          <PasswordField
            ref={field}
            label={copy.password}
            hint={copy.passwordHint}
            name="password"
            autoComplete="current-password"
            enterKeyHint="done"
            value={password}
            onChange={setPassword}
            labels={{ show: authCopy.showPassword, hide: authCopy.hidePassword }}
            required
          />
          <div role="alert">
            {failure !== '' && (
              <styled.p bg="danger.subtle" color="danger.fg" borderRadius="control" px="4" py="3">
                {failure}
              </styled.p>
            )}
          </div>
          <Grid gap="3" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
            <Button variant="outline" tone="neutral" onClick={close}>
              {copy.no}
            </Button>
            <Button type="submit" tone="danger" busy={isBusy} busyLabel={copy.busy}>
              {copy.yes}
            </Button>
          </Grid>
        </styled.form>
      </Dialog>
    </>
  );
}
