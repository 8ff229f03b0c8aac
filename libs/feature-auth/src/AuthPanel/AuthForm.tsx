import { styled } from '@niramaya/ui/styled';
import { authCopy } from '@niramaya/copy/auth';
import { useRetryOnline, type AuthFailureKind, type AuthOutcome } from '@niramaya/data-access';
import { Button, toast, useIsMounted } from '@niramaya/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';

interface AuthFormProps {
  readonly copy: {
    /** The label of the button. */
    readonly submit: string;
    /** The label of the button while the request runs. */
    readonly busy: string;
    /** The text that replaces the sentence about a missing connection once the device is online. */
    readonly connected: string;
  };
  /** Returns whether every field is right. Otherwise it shows the errors and moves the focus to the first of them. */
  readonly check: () => boolean;
  /** Called with each field that the browser refuses at a submit, before `check`. */
  readonly onRefusedByBrowser?: (input: HTMLInputElement) => void;
  /**
   * Sends the request. If something other than a field is wrong, the function shows that itself and returns undefined.
   * The promise must not reject.
   */
  readonly onSubmit: () => Promise<AuthOutcome> | undefined;
  /**
   * Shows a failure at the fields that it is about. Returns false for a failure of the whole form, which shows below
   * the button.
   */
  readonly showAtField?: (kind: AuthFailureKind) => boolean;
  /**
   * Called after a success. `hasLeft` is true if the form was unmounted during the request: the shopper has opened
   * another screen, and the handler must not navigate away from it.
   */
  readonly onSuccess: (hasLeft: boolean) => void;
  /** The fields of the form, and the content between them. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
}

/**
 * AuthForm sends one request at a time to the identity provider, however often the shopper submits. A refusal shows in
 * plain words at its field or below the button, and the provider's own message as a toast (requirement ERROR-09 in
 * `docs/requirements.md`).
 *
 * The browser checks the fields (VALID-04), and each shows its error in our own words in place of the browser's own
 * message.
 */
export function AuthForm({
  copy,
  check,
  onRefusedByBrowser,
  onSubmit,
  showAtField,
  onSuccess,
  children,
  ref,
}: AuthFormProps) {
  // `isBusy` stays true after a success: the form then disappears, or another page replaces this one.
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AuthFailureKind | null>(null);
  const [isConnectedAgain, setIsConnectedAgain] = useState(false);
  useRetryOnline(error === 'offline', () => setIsConnectedAgain(true));
  const errorBox = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) errorBox.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const isMounted = useIsMounted();
  // The toast of the last refusal, which the next attempt closes: two refusals at once may contradict each other.
  const refusalToast = useRef<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (refusalToast.current) toast.dismiss(refusalToast.current);
    if (!check()) return;
    const request = onSubmit();
    if (!request) return;
    setIsBusy(true);
    setError(null);
    setIsConnectedAgain(false);
    const outcome = await request;
    if (outcome.ok) return onSuccess(!isMounted.current);
    setIsBusy(false);
    if (!showAtField?.(outcome.failure.kind)) setError(outcome.failure.kind);
    // The next success with the same subject, such as a log-in, closes this message.
    refusalToast.current = toast.error(outcome.failure.message, { subject: 'session' });
  }

  /**
   * Shows our error at a field that the browser refuses. The browser fires `invalid` at each of these fields, and then
   * no `submit`.
   */
  function showRefusedField(event: FormEvent<HTMLFormElement>) {
    // Without its default action, the event shows no message of the browser and moves no focus.
    event.preventDefault();
    const input = event.target as HTMLInputElement;
    onRefusedByBrowser?.(input);
    // `check` shows the errors of all fields, also of those that the browser allows, such as a name of spaces.
    check();
    // `check` does not know yet an error that only the browser finds, such as that of an odd email address, because the
    // state that `onRefusedByBrowser` sets is not rendered yet. It would focus a later field or none. So the first
    // refused field gets the focus here.
    if (input === event.currentTarget.querySelector('input:invalid')) input.focus();
  }

  // Every form has `method="dialog"`: a submit that no handler prevents then sends nothing and puts no field in the
  // address (docs/decisions/0007-prerendered-pages.md).
  return (
    <styled.form
      ref={ref}
      method="dialog"
      display="grid"
      // With this gap the button of the sign-up form is visible without scrolling in a window of 1280 by 800 px.
      gap={{ base: '5', lg: '4' }}
      // React passes `invalid` to no parent of the field in the bubbling phase.
      onInvalidCapture={showRefusedField}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <Button type="submit" size="lg" fullWidth busy={isBusy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
      {/*
        Above the button, the sentence would move the button under a pointer. One element has both texts, so that a
        screen reader announces the second text too.
      */}
      {error && (
        <styled.p
          ref={errorBox}
          role="alert"
          bg={isConnectedAgain ? 'info.subtle' : 'danger.subtle'}
          color={isConnectedAgain ? 'info.fg' : 'danger.fg'}
          borderRadius="control"
          px="4"
          py="3"
        >
          {isConnectedAgain ? copy.connected : authCopy.failures[error]}
        </styled.p>
      )}
    </styled.form>
  );
}
