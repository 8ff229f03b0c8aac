import { styled } from '@niramaya/ui/styled';
import { normaliseCode, paths } from '@niramaya/contract';
import { authCopy } from '@niramaya/copy/auth';
import { requestPasswordReset, useAppDispatch } from '@niramaya/data-access';
import { Button, UiLink } from '@niramaya/ui';
import { useState } from 'react';

interface AskForLinkProps {
  /** The email of the sign-in form, as it was typed. */
  readonly email: string;
  /** Moves the focus to the email field, for a click without an email. */
  readonly onEmailMissing: () => void;
}

/** The sentence after a click. */
interface Result {
  readonly text: string;
  readonly isFailure: boolean;
}

/** AskForLink is the button for an email with a link to a new password, and the sentence about the result. */
function AskForLink({ email, onEmailMissing }: AskForLinkProps) {
  const copy = authCopy.login.forgotten;
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  async function send() {
    // An email may be typed or copied with spaces around it, with full-width letters or with invisible characters.
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
    <>
      <styled.p textStyle="caption" color="fg.muted">
        {copy.before}
      </styled.p>
      <Button variant="outline" size="sm" busy={isBusy} busyLabel={copy.busy} onClick={() => void send()}>
        {copy.action}
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
    </>
  );
}

interface ForgottenPasswordProps extends AskForLinkProps {
  /** Whether the identity provider sends emails. */
  readonly canSend: boolean;
}

/**
 * ForgottenPassword asks the identity provider for an email with a link to a new password. The answer is the same for
 * an address without an account, so that strangers cannot find out who has one. In a demonstration, whose provider
 * sends no email, a link leads to a new account instead.
 */
export function ForgottenPassword({ canSend, ...ask }: ForgottenPasswordProps) {
  const { title, inDemonstration } = authCopy.login.forgotten;
  return (
    <styled.div display="grid" justifyItems="start" gap="2" pt="4">
      <styled.p fontWeight="semibold">{title}</styled.p>
      {canSend ? (
        <AskForLink {...ask} />
      ) : (
        <styled.p textStyle="caption" color="fg.muted">
          <span>{inDemonstration.text}</span> <span>{inDemonstration.limit}</span>{' '}
          <UiLink href={paths.register} variant="inline">
            {inDemonstration.link}
          </UiLink>
        </styled.p>
      )}
    </styled.div>
  );
}
