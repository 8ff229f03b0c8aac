import { sessionExpirySeen, useAppDispatch, useIsSessionExpired } from '@niramaya/data-access';
import { OfflineNotice, SessionNotice, UpdateNotice } from '@niramaya/feature-shell';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnline } from './useOnline';
import { newVersion, reportSeen } from './worker';

/** At most one notice: session ended, offline or new version. */
export function Notices() {
  const { pathname } = useLocation();
  const isOffline = !useOnline();
  const isSessionEnded = useIsSessionExpired();
  const dispatch = useAppDispatch();
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isReady, () => false);

  useEffect(() => {
    void reportSeen(pathname);
  }, [pathname]);

  if (isSessionEnded) return <SessionNotice onClose={() => dispatch(sessionExpirySeen())} />;
  if (isOffline) return <OfflineNotice />;
  return hasNewVersion && <UpdateNotice onUpdate={newVersion.load} onLater={newVersion.putOff} />;
}
