import { openPanel, useAppDispatch } from '@niramaya/data-access';
import { WarningNotice } from '@niramaya/ui';

/** A message above the list of a panel: some of its items cannot be read. Its button leads to My data. */
export function UnreadableNotice(props: { readonly text: string; readonly action: string }) {
  const dispatch = useAppDispatch();
  return <WarningNotice {...props} onAction={() => dispatch(openPanel('data'))} />;
}
