import { openPanel, useAppDispatch } from '@niramaya/data-access';
import { WarningNotice } from '@niramaya/ui';

/** A warning about unreadable data; its button opens My data. */
export function UnreadableNotice(props: { readonly text: string; readonly action: string }) {
  const dispatch = useAppDispatch();
  return <WarningNotice {...props} onAction={() => dispatch(openPanel('data'))} />;
}
