import { makeStore } from '@niramaya/data-access';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../src/app/App';
import { routerWindow, syncOverlaysWithHistory } from '../src/history/overlay-history';
import { adoptAddress } from '../src/start/adoptAddress';
import { prefetchChunksWhenIdle } from '../src/start/prefetch';
import { DemoNotice } from './DemoNotice';
import { startNetwork } from './network';

const base = import.meta.env.BASE_URL;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw the shop into.');

// Without its closing slash, the address of the home page would be outside the folder.
if (window.location.pathname !== base) adoptAddress();
syncOverlaysWithHistory();
// The demonstration offers no language, because `DemoNotice` has the links to them, and needs no room for the offer.
delete document.documentElement.dataset.offer;
const isAnswered = await startNetwork().then(
  () => true,
  () => false,
);
createRoot(root).render(
  <StrictMode>
    <DemoNotice isAnswered={isAnswered} />
    <BrowserRouter window={routerWindow()} basename={base} useTransitions={false}>
      <App store={makeStore()} />
    </BrowserRouter>
  </StrictMode>,
);
void prefetchChunksWhenIdle();
