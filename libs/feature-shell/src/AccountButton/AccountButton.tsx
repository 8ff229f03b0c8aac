import { shellCopy } from '@niramaya/contract/copy/shell';
import { openPanel, useAppDispatch } from '@niramaya/data-access';
import { IconButton, useCopy } from '@niramaya/ui';
import { CircleUserRound } from 'lucide-react';

export function AccountButton() {
  const { account } = useCopy(shellCopy);
  const dispatch = useAppDispatch();
  return (
    <IconButton
      label={account.yours}
      icon={<CircleUserRound />}
      aria-haspopup="dialog"
      onClick={() => dispatch(openPanel('account'))}
    />
  );
}
