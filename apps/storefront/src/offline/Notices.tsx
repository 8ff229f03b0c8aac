import { paths } from '@niramaya/contract';
import {
  requestUpdate,
  sessionExpirySeen,
  useAppDispatch,
  useIsSessionExpired,
  useStorageReady,
} from '@niramaya/data-access';
import { loadLanguageOffer, OfflineNotice, SessionNotice, UpdateNotice } from '@niramaya/feature-shell';
import { lazyComponent, type FallbackProps } from '@niramaya/lazy';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { newVersion, reportSeen } from './worker';

/**
 * Gives back the room that is reserved for the offer of a language if its chunk has failed. No language is offered
 * then.
 */
function OfferFallback({ isFailed }: FallbackProps) {
  useEffect(() => {
    if (isFailed) delete document.documentElement.dataset.offer;
  }, [isFailed]);
  return null;
}

const LanguageOffer = lazyComponent('offer of a language', loadLanguageOffer, {
  fallback: OfferFallback,
  prefetch: false,
});

/** A page in the back/forward cache receives only `pageshow`. */
const events = ['online', 'offline', 'pageshow'] as const;

const subscribe = (changed: () => void) => {
  events.forEach((event) => window.addEventListener(event, changed));
  return () => events.forEach((event) => window.removeEventListener(event, changed));
};

/** The screens of a payment. The offer of a new version would cover their figures, and waits for the next screen. */
const paymentPaths: readonly string[] = [paths.carePlan, paths.payment];

/** The screens whose forms keep their text while the device is offline. None of them shows the cart. */
const formPaths: readonly string[] = [paths.login, paths.register, paths.patients, paths.symptoms];

const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** ConnectionLine says that the shop is offline, in words that fit the screen. */
export function ConnectionLine() {
  const { pathname } = useLocation();
  return !useIsOnline() && <OfflineNotice hasForm={formPaths.includes(pathname)} />;
}

/**
 * Notices shows at most one notice: that the session has ended, that a new version is there, or that the shop has the
 * language that the browser prefers. The last two need a connection.
 */
export function Notices() {
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const isSessionEnded = useIsSessionExpired();
  const dispatch = useAppDispatch();
  const isHydrated = useStorageReady();
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isReady, () => false);

  useEffect(() => {
    void reportSeen(pathname);
  }, [pathname]);

  if (isSessionEnded) return <SessionNotice onClose={() => dispatch(sessionExpirySeen())} />;
  if (!isOnline) return null;
  if (hasNewVersion && !paymentPaths.includes(pathname))
    return <UpdateNotice onUpdate={() => dispatch(requestUpdate(newVersion.load))} onLater={newVersion.putOff} />;
  // `inline/shopper.ts` marks the document with the language before the first paint.
  const offered = isHydrated && document.documentElement.dataset.offer;
  return offered && <LanguageOffer language={offered} />;
}
