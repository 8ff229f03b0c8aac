import { offlineCopy } from '@niramaya/contract/copy/offline';
import { useCopy } from '@niramaya/ui';
import { Sparkles } from 'lucide-react';
import { NoticeCard } from '../notices/NoticeCard';

export interface UpdateNoticeProps {
  readonly onUpdate: () => void;
  readonly onLater: () => void;
}

export function UpdateNotice({ onUpdate, onLater }: UpdateNoticeProps) {
  const { update } = useCopy(offlineCopy);
  return (
    <NoticeCard
      icon={<Sparkles aria-hidden />}
      title={update.title}
      text={update.text}
      action={{ children: update.now, onClick: onUpdate }}
      dismiss={{ label: update.later, onDismiss: onLater }}
    />
  );
}
