import { offlineCopy } from '@niramaya/contract/copy/offline';
import { IconButton, useCopy } from '@niramaya/ui';
import { WifiOff, X } from 'lucide-react';
import { useState } from 'react';
import { focusPage, NoticeCard } from '../notices/NoticeCard';

export function OfflineNotice() {
  const { offline } = useCopy(offlineCopy);
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    focusPage();
  };
  return (
    isOpen && (
      <NoticeCard
        icon={<WifiOff aria-hidden />}
        title={offline.title}
        text={offline.text}
        corner={<IconButton label={offline.close} icon={<X aria-hidden />} size="sm" onClick={close} />}
      />
    )
  );
}
