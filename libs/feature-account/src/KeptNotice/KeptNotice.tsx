import { styled } from '@niramaya/ui/styled';
import { keptCopy } from '@niramaya/contract/copy/kept';
import { useStorageHealth } from '@niramaya/data-access';
import { useCopy } from '@niramaya/ui';

export function KeptNotice({ text }: { readonly text: string }) {
  const copy = useCopy(keptCopy);
  const health = useStorageHealth();
  return health === 'ok' ? (
    <styled.p color="fg.muted" pb="4">
      {text}
    </styled.p>
  ) : (
    <styled.p role="status" bg="warning.subtle" color="warning.fg" borderRadius="control" px="4" py="3" mb="4">
      {copy[health]}
    </styled.p>
  );
}
