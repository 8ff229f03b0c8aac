import { loadOfflineNotice, loadUpdateNotice } from '@niramaya/feature-shell';
import { InCorner, lazyComponent } from '@niramaya/lazy';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnline } from './useOnline';
import { newVersion, tellSeen } from './worker';

const OfflineNotice = lazyComponent('offline notice', loadOfflineNotice, { fallback: InCorner });
const UpdateNotice = lazyComponent('update notice', loadUpdateNotice, { fallback: InCorner });

/** Renders notices about the shop as a whole: there is no network, or a newer version is ready. */
export function Notices() {
  const { pathname } = useLocation();
  const isOffline = !useOnline();
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isReady, () => false);

  useEffect(() => {
    void tellSeen(pathname);
  }, [pathname]);

  if (isOffline) return <OfflineNotice />;
  return hasNewVersion && <UpdateNotice onUpdate={newVersion.load} onLater={newVersion.putOff} />;
}
