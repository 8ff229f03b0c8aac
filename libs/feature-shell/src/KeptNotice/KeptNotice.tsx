import { chakra } from '@niramaya/ui/chakra';
import { keptCopy } from '@niramaya/contract';
import { useStorageHealth } from '@niramaya/data-access';
import { useCopy } from '@niramaya/ui';

/** Where things are kept; in a browser that refuses to keep them, that they end with the page. */
export function KeptNotice({ text }: { readonly text: string }) {
  const copy = useCopy(keptCopy);
  const health = useStorageHealth();
  return health === 'ok' ? (
    <chakra.p color="fg.muted" pb="4">
      {text}
    </chakra.p>
  ) : (
    <chakra.p role="status" bg="warning.subtle" color="warning.fg" borderRadius="control" px="4" py="3" mb="4">
      {copy[health]}
    </chakra.p>
  );
}
