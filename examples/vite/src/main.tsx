import '@niramaya/ui/fonts.css';
import '@niramaya/ui/styles/base.css';
import '@niramaya/ui/styles/button.css';
import '@niramaya/ui/styles/carousel.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '@niramaya/ui';
import { App } from './App';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiProvider>
      <App />
    </UiProvider>
  </StrictMode>,
);
