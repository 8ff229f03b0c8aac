import { css, styled } from '@niramaya/ui/styled';
import { paymentCopy } from '@niramaya/copy/payment';
import { useSyncExternalStore } from 'react';

const subscribeToConnection = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/**
 * The message that appears when a payment button is clicked without a connection, and nothing has been paid (AMB-67).
 * Once the device is online again, the text asks the shopper to click again. One element has both texts, so that a
 * screen reader announces the second text too.
 */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const tone = isOnline
    ? css({ bg: 'info.subtle', color: 'info.fg' })
    : css({ bg: 'warning.subtle', color: 'warning.fg' });
  return (
    <styled.p role="alert" borderRadius="control" px="4" py="3" className={tone}>
      {isOnline ? paymentCopy.summary.connected : paymentCopy.summary.offline}
    </styled.p>
  );
}
