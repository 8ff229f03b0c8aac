import { offlineCopy } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';
import { WifiOff } from 'lucide-react';
import { NoticeCard } from '../notices/NoticeCard';

/** A notice that says that there is no network, and what still works without one. */
export function OfflineNotice() {
  const { offline } = useCopy(offlineCopy);
  return <NoticeCard icon={<WifiOff aria-hidden />} title={offline.title} text={offline.text} />;
}
