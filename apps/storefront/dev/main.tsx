import { UiProvider } from '@niramaya/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ScenarioPanel, type ScenarioChoice } from './ScenarioPanel';

interface Given {
  readonly cookie: string;
  readonly scenarios: readonly ScenarioChoice[];
}

const { cookie, scenarios } = JSON.parse(document.getElementById('scenarios')?.textContent ?? '') as Given;
const on = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));

const addressOf = (name: string) => {
  const address = new URL(window.location.href);
  address.searchParams.set('scenario', name);
  return address.href;
};

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <UiProvider>
      <ScenarioPanel scenarios={scenarios} on={on?.split('=')[1] ?? null} addressOf={addressOf} />
    </UiProvider>
  </StrictMode>,
);
