import { makeStore } from '@niramaya/data-access';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw the shop into.');

createRoot(root).render(
  <StrictMode>
    {/* Without transitions: a pressed checkbox shows it at once, not when the screen behind it has been drawn. */}
    <BrowserRouter useTransitions={false}>
      <App store={makeStore()} />
    </BrowserRouter>
  </StrictMode>,
);
