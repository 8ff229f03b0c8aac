/**
 * Inline script of the head. Keeps what a shopper does before the shop is hydrated, until `src/start/EarlyInput.tsx`
 * repeats it. Shows a message in the page if the code of the shop could not be loaded.
 */
import { lazyCopy } from '@niramaya/copy/lazy';
import { recordEarlyInput } from './early-input.ts';

declare global {
  interface Window {
    /**
     * Repeats the input before hydration. It is undefined in an old browser, and on a development server, which renders
     * no page ahead.
     */
    replayEarlyInput?: () => Promise<void>;
  }
}

function showFailure() {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText = 'padding:1em;text-align:center';
  const retry = document.createElement('a');
  retry.href = '';
  retry.style.textDecoration = 'underline';
  retry.textContent = lazyCopy.retry;
  notice.append(`${lazyCopy.failed} `, retry);
  document.getElementById('notices')?.append(notice);
}

// `old-browser.ts` has run before and has marked a browser that cannot run the shop.
if (!window.old) {
  const { replay, forget } = recordEarlyInput();
  window.replayEarlyInput = replay;
  // The error of a script does not bubble, so the listener below is for the capturing phase.
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    forget();
    showFailure();
  };
  window.addEventListener('error', onError, true);
}
