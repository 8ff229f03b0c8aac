import { languageCopy } from '@niramaya/copy/language';
import { followKeptLanguage } from '@niramaya/data-access';
import { syncOverlaysWithHistory } from './history/overlay-history';
import { startWorker } from './offline/worker';
import { adoptAddress } from './start/adoptAddress';
import { openShop } from './start/openShop';
import { prefetchChunksWhenIdle } from './start/prefetch';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw the shop into.');

// `inline/old-browser.ts` sets `window.old` in an old browser, which keeps the prerendered page with a notice.
if (!window.old) {
  adoptAddress();
  syncOverlaysWithHistory();
  followKeptLanguage(languageCopy.current);
  void openShop(root).then(() => {
    void prefetchChunksWhenIdle();
    if (import.meta.env.PROD) startWorker();
    // A service worker that a build left on this origin would answer with the files of that build.
    else void navigator.serviceWorker?.getRegistration().then((worker) => worker?.unregister());
  });
}
