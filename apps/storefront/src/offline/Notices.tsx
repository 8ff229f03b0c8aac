import { sessionEndSeen, useAppDispatch, useIsSessionEnded } from '@niramaya/data-access';
import { loadOfflineNotice, loadSessionNotice, loadUpdateNotice } from '@niramaya/feature-shell';
import { lazyComponent, WhenFailed } from '@niramaya/lazy';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnline } from './useOnline';
import { newVersion, tellSeen } from './worker';

const OfflineNotice = lazyComponent('offline notice', loadOfflineNotice, { fallback: WhenFailed });
const SessionNotice = lazyComponent('session notice', loadSessionNotice, { fallback: WhenFailed, ahead: false });
const UpdateNotice = lazyComponent('update notice', loadUpdateNotice, { fallback: WhenFailed });

/** Renders notices about the whole shop: the session has ended, there is no network, or a newer version is ready. */
export function Notices() {
  const { pathname } = useLocation();
  const isOffline = !useOnline();
  const isSessionEnded = useIsSessionEnded();
  const dispatch = useAppDispatch();
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isReady, () => false);

  useEffect(() => {
    void tellSeen(pathname);
  }, [pathname]);

  if (isSessionEnded) return <SessionNotice onClose={() => dispatch(sessionEndSeen())} />;
  if (isOffline) return <OfflineNotice />;
  return hasNewVersion && <UpdateNotice onUpdate={newVersion.load} onLater={newVersion.putOff} />;
}
