import { styled } from '@niramaya/ui/styled';
import { authCopy } from '@niramaya/copy/auth';
import type { AuthFailureKind, AuthOutcome } from '@niramaya/data-access';
import { Button, toast, useIsMounted } from '@niramaya/ui';
import { useState, type FormEvent, type ReactNode, type Ref } from 'react';

interface AuthFormProps {
  /** The label of the button, and the one that it has while the request runs. */
  readonly copy: { readonly submit: string; readonly busy: string };
  /**
   * Checks the fields and sends the request. If a field is wrong, the function shows the error itself and returns
   * undefined. The promise must not reject.
   */
  readonly onSubmit: () => Promise<AuthOutcome> | undefined;
  /**
   * Called after a success. `hasLeft` is true if the form was unmounted during the request: the shopper has opened
   * another screen, and the handler must not navigate away from it.
   */
  readonly onSuccess: (hasLeft: boolean) => void;
  /** The fields. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
}

/**
 * AuthForm sends one request at a time to the identity provider, however often the shopper submits. A refusal shows in
 * plain words above the fields, and the provider's own message as a toast (ERROR-09).
 */
export function AuthForm({ copy, onSubmit, onSuccess, children, ref }: AuthFormProps) {
  // `isBusy` stays true after a success: the form then disappears, or another page replaces this one.
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AuthFailureKind | null>(null);
  const isMounted = useIsMounted();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const request = isBusy ? undefined : onSubmit();
    if (!request) return;
    setIsBusy(true);
    setError(null);
    const outcome = await request;
    if (outcome.ok) return onSuccess(!isMounted.current);
    setIsBusy(false);
    setError(outcome.failure.kind);
    toast.error(outcome.failure.message);
  }

  // Every form has `method="dialog"`: a submit that no handler prevents then sends nothing and puts no field in the
  // address (docs/decisions/0007-prerendered-pages.md).
  return (
    <styled.form ref={ref} method="dialog" display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      {error && (
        <styled.p role="alert" bg="danger.subtle" color="danger.fg" borderRadius="control" px="4" py="3">
          {authCopy.failures[error]}
        </styled.p>
      )}
      {children}
      <Button type="submit" size="lg" fullWidth busy={isBusy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
    </styled.form>
  );
}
