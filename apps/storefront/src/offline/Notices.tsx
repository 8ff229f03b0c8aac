import { sessionExpirySeen, useAppDispatch, useIsSessionExpired } from '@niramaya/data-access';
import { OfflineNotice, SessionNotice, UpdateNotice } from '@niramaya/feature-shell';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { newVersion, reportSeen } from './worker';

/** A page in the back/forward cache receives only `pageshow`. */
const events = ['online', 'offline', 'pageshow'] as const;

const subscribe = (changed: () => void) => {
  events.forEach((event) => window.addEventListener(event, changed));
  return () => events.forEach((event) => window.removeEventListener(event, changed));
};

/** Notices shows at most one notice: that the session has ended, that the shop is offline, or that a new version is there. */
export function Notices() {
  const { pathname } = useLocation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isSessionEnded = useIsSessionExpired();
  const dispatch = useAppDispatch();
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isReady, () => false);

  useEffect(() => {
    void reportSeen(pathname);
  }, [pathname]);

  if (isSessionEnded) return <SessionNotice onClose={() => dispatch(sessionExpirySeen())} />;
  if (!isOnline) return <OfflineNotice />;
  return hasNewVersion && <UpdateNotice onUpdate={newVersion.load} onLater={newVersion.putOff} />;
}
