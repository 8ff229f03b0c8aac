import { paths } from '@niramaya/contract';
import { offlineCopy } from '@niramaya/contract/copy/offline';
import { useCopy } from '@niramaya/ui';
import { LogOut } from 'lucide-react';
import { NoticeCard } from '../notices/NoticeCard';

export function SessionNotice({ onClose }: { readonly onClose: () => void }) {
  const { ended } = useCopy(offlineCopy);
  return (
    <NoticeCard
      icon={<LogOut aria-hidden />}
      title={ended.title}
      text={ended.text}
      action={{ children: ended.login, href: paths.login, onClick: onClose }}
      dismiss={{ label: ended.close, onDismiss: onClose }}
    />
  );
}
