import { styled } from '@niramaya/ui/styled';
import { normaliseCode } from '@niramaya/contract';
import { authCopy } from '@niramaya/copy/auth';
import { requestPasswordReset, sendsEmails, useAppDispatch } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { useState } from 'react';

interface ForgottenPasswordProps {
  /** The email of the sign-in form, as it was typed. */
  readonly email: string;
  /** Moves the focus to the email field, for a press without an email. */
  readonly onEmailMissing: () => void;
  /**
   * Whether the sign-in service sends emails, for the sentence and the button before a press. Only stories set it.
   * After a press, the outcome of the request decides. @default as the settings of the build
   */
  readonly canSend?: boolean;
}

/** The sentence after a press. */
interface Result {
  readonly text: string;
  readonly isFailure: boolean;
}

/**
 * ForgottenPassword asks the sign-in service for an email with the link to a new password. The answer is the same for
 * an email without an account, so that strangers cannot find out who has one. In a demonstration, whose service
 * sends no email, the sentence before the button and the button itself explain that none is sent.
 */
export function ForgottenPassword({ email, onEmailMissing, canSend = sendsEmails() }: ForgottenPasswordProps) {
  const copy = authCopy.login.forgotten;
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  async function send() {
    // An email may be typed or copied with spaces around it, with letters of full width or with invisible characters.
    const address = normaliseCode(email);
    if (address === '') {
      setResult({ text: copy.emailFirst, isFailure: true });
      onEmailMissing();
      return;
    }
    setIsBusy(true);
    setResult(null);
    const outcome = await dispatch(requestPasswordReset(address));
    setIsBusy(false);
    if (!outcome.ok) setResult({ text: authCopy.failures[outcome.failure.kind], isFailure: true });
    else setResult({ text: outcome.sendsEmail ? copy.sent(address) : copy.notSent, isFailure: false });
  }

  return (
    <styled.div display="grid" justifyItems="start" gap="2" pt="4">
      <p>{copy.title}</p>
      <styled.p textStyle="caption" color="fg.muted">
        {canSend ? copy.before : copy.beforeInDemonstration}
      </styled.p>
      <Button variant="outline" size="sm" busy={isBusy} busyLabel={copy.busy} onClick={() => void send()}>
        {canSend ? copy.action : copy.actionInDemonstration}
      </Button>
      {/*
       * The live region is in the page before it has a text, because a screen reader announces only changes inside a
       * region that it knows.
       */}
      <styled.p
        role="status"
        textStyle="caption"
        color={result?.isFailure ? 'danger.fg' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {result?.text}
      </styled.p>
    </styled.div>
  );
}
