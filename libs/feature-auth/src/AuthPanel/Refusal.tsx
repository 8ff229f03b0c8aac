import { styled } from '@niramaya/ui/styled';
import { authCopy } from '@niramaya/contract/copy/auth';
import type { AuthFailureKind } from '@niramaya/data-access';
import { useCopy } from '@niramaya/ui';

/**
 * Shows in plain words why the sign-in or the sign-up failed and what to do. The toast has the provider's own words
 * (ERROR-09).
 */
export function Refusal({ kind }: { kind: AuthFailureKind }) {
  const { failures } = useCopy(authCopy);
  return (
    <styled.p role="alert" bg="danger.subtle" color="danger.fg" borderRadius="control" px="4" py="3">
      {failures[kind]}
    </styled.p>
  );
}
