import { paths } from '@niramaya/contract';
import { offlineCopy } from '@niramaya/contract/copy/offline';
import { Button, useCopy } from '@niramaya/ui';
import { LogOut } from 'lucide-react';
import { NoticeCard } from '../notices/NoticeCard';

export function SessionNotice({ onClose }: { readonly onClose: () => void }) {
  const { ended } = useCopy(offlineCopy);
  return (
    <NoticeCard
      icon={<LogOut aria-hidden />}
      title={ended.title}
      text={ended.text}
      action={
        <Button size="sm" href={paths.login} onClick={onClose}>
          {ended.login}
        </Button>
      }
      dismiss={{ label: ended.close, onDismiss: onClose }}
    />
  );
}
