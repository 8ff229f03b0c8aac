import { styled } from '@niramaya/ui/styled';
import { storageNoticeCopy } from '@niramaya/copy/storage-notice';
import { openPanel, useAppDispatch, useStorageHealth } from '@niramaya/data-access';
import { WarningNotice } from '@niramaya/ui';

/**
 * StorageNotice is the first paragraph of a panel: `text` is about where the records are kept. If the browser has
 * refused to store a value, because storage is full or forbidden, a warning replaces the text.
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
