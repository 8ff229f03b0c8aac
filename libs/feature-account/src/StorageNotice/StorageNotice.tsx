import { styled } from '@niramaya/ui/styled';
import { storageNoticeCopy } from '@niramaya/copy/storage-notice';
import { openPanel, useAppDispatch, useStorageHealth } from '@niramaya/data-access';
import { WarningNotice } from '@niramaya/ui';

/**
 * StorageNotice is for the first line of a panel: a text about where its records are kept, such as 'on this device'. In
 * a browser that stores nothing, a warning replaces it.
 */
export function StorageNotice({ text }: { readonly text: string }) {
  const health = useStorageHealth();
  return health === 'ok' ? (
    <styled.p color="fg.muted" pb="4">
      {text}
    </styled.p>
  ) : (
    <WarningNotice text={storageNoticeCopy[health]} />
  );
}

/**
 * UnreadableNotice is for records that are stored and cannot be read. Its button opens My data, which can erase them.
 */
export function UnreadableNotice({ text }: { readonly text: string }) {
  const dispatch = useAppDispatch();
  return (
    <WarningNotice text={text} action={storageNoticeCopy.seeMyData} onAction={() => dispatch(openPanel('data'))} />
  );
}
