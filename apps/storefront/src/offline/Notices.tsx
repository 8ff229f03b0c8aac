import { loadOfflineNotice, loadUpdateNotice } from '@niramaya/feature-shell';
import { createPart, usePart } from '@niramaya/ui';
import { createElement, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnline } from './useOnline';
import { newVersion, tellSeen } from './worker';

const offlineNotice = createPart(loadOfflineNotice);
const updateNotice = createPart(loadUpdateNotice);

/** What is said of the shop as a whole: that there is no network, or that a newer version is ready. */
export function Notices() {
  const { pathname } = useLocation();
  const isOffline = !useOnline();
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isReady, () => false);
  const OfflineNotice = usePart(offlineNotice, isOffline);
  const UpdateNotice = usePart(updateNotice, hasNewVersion && !isOffline);

  useEffect(() => {
    void tellSeen(pathname);
  }, [pathname]);

  if (OfflineNotice) return createElement(OfflineNotice);
  return UpdateNotice ? createElement(UpdateNotice, { onUpdate: newVersion.load, onLater: newVersion.putOff }) : null;
}
