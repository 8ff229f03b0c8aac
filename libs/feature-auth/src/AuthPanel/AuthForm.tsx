import { styled } from '@niramaya/ui/styled';
import { authCopy } from '@niramaya/copy/auth';
import type { AuthFailureKind, AuthOutcome } from '@niramaya/data-access';
import { Button, toast, useIsMounted } from '@niramaya/ui';
import { useState, type FormEvent, type ReactNode, type Ref } from 'react';

interface AuthFormProps {
  /** The label of the button, and the one that it has while the request runs. */
  readonly copy: { readonly submit: string; readonly busy: string };
  /** Sends the request. It returns nothing if a field is wrong, and has shown that itself. */
  readonly onSubmit: () => Promise<AuthOutcome> | undefined;
  /** `hasLeft` is true if the shopper has opened another screen meanwhile, which must stay open. */
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
  // It stays true after a success, because the form then disappears or the page is about to be replaced.
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
