import { styled } from '@niramaya/ui/styled';
import { authCopy } from '@niramaya/contract/copy/auth';
import type { AuthFailureKind } from '@niramaya/data-access';
import { useCopy } from '@niramaya/ui';

/** The toast has the provider's own message. */
export function AuthError({ kind }: { kind: AuthFailureKind }) {
  const { failures } = useCopy(authCopy);
  return (
    <styled.p role="alert" bg="danger.subtle" color="danger.fg" borderRadius="control" px="4" py="3">
      {failures[kind]}
    </styled.p>
  );
}
