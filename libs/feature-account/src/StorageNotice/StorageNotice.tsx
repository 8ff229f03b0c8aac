import { styled } from '@niramaya/ui/styled';
import { storageNoticeCopy } from '@niramaya/copy/storage-notice';
import { openPanel, useAppDispatch, useStorageHealth } from '@niramaya/data-access';
import { WarningNotice } from '@niramaya/ui';

/** The text, or a warning if the browser stores nothing. */
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

/** Its button opens My data. */
export function UnreadableNotice({ text }: { readonly text: string }) {
  const dispatch = useAppDispatch();
  return (
    <WarningNotice text={text} action={storageNoticeCopy.seeMyData} onAction={() => dispatch(openPanel('data'))} />
  );
}
