import type { IncomingMessage, ServerResponse } from 'node:http';
import { blockStorage, scenarios, type Scenario } from '@niramaya/fixtures/msw';
import { getResponse } from 'msw';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const scenarioCookie = 'niramaya-scenario';

const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]));

/** The handlers of each scenario that was used. They are kept, because the scenario with 10,000 products takes time to build. */
const handlers = new Map<Scenario, ReturnType<Scenario['handlers']>>();
function handlersOf(scenario: Scenario) {
  const made = handlers.get(scenario) ?? scenario.handlers();
  handlers.set(scenario, made);
  return made;
}

function chosen(cookies = ''): Scenario | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${scenarioCookie}=`));
  return byName.get(pair?.slice(scenarioCookie.length + 1) ?? '');
}

/** The beginnings of the paths of the API and of the identity provider, whose emulator has the origin of the shop. */
const mocked = ['/api/', '/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/'];

/**
 * Responds to a request as the scenario of the cookie does, and calls `next` for every other one. The handlers get the
 * address and the method only, so none of them may read headers or a body.
 */
export async function respondWithScenario(
  { url = '', method, headers }: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  const scenario = chosen(headers.cookie);
  if (!scenario || !mocked.some((start) => url.startsWith(start))) return next();
  const answer = await getResponse(handlersOf(scenario), new Request(`http://shop${url}`, { method }));
  if (!answer) return next();
  if (answer.type === 'error') return void response.destroy();
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

/**
 * Takes a scenario of the address over into the cookie, removes it from the address, and returns the scenario of the
 * cookie, if any. The page runs the source text of this function, so it may use nothing but its arguments and the globals
 * of a browser.
 */
function takeScenario(cookie: string, known: readonly string[]): string | undefined {
  const address = new URL(window.location.href);
  const requested = address.searchParams.get('scenario');
  if (requested !== null) {
    const isKnown = known.includes(requested);
    document.cookie = `${cookie}=${isKnown ? requested : ''}; Path=/; SameSite=Lax${isKnown ? '' : '; Max-Age=0'}`;
    address.searchParams.delete('scenario');
    window.history.replaceState(window.history.state, '', address);
  }
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`));
  return pair?.slice(cookie.length + 1);
}

const full = scenarios.filter(({ fullStorage }) => fullStorage).map(({ name }) => name);

const headScript = `window.scenario = (${takeScenario})(${JSON.stringify(scenarioCookie)}, ${JSON.stringify([...byName.keys()])});
if (${JSON.stringify(full)}.includes(window.scenario)) (${blockStorage})('full');`;

/**
 * The handler of the list, as text of an HTML attribute. `window.URL` is the class: in such an attribute, `URL` alone is
 * `document.URL`, a text.
 */
const openChosen =
  "const to = new window.URL(location.href); to.searchParams.set('scenario', this.value); location.assign(to)";

const option = (value: string, children: string): HtmlTagDescriptor => ({ tag: 'option', attrs: { value }, children });

/** The list of scenarios: a native `select` in the corner of the window, above the bars at its lower edge. */
const panel: HtmlTagDescriptor = {
  tag: 'select',
  attrs: {
    id: 'scenarios',
    'aria-label': 'Scenarios for reviewers',
    onchange: openChosen,
    style:
      'position: fixed; inset-inline-start: 12px; bottom: calc(var(--edge-bottom, 0px) + 12px); max-width: calc(100vw - 24px); z-index: 1100',
  },
  children: [
    option('none', 'No scenario'),
    ...scenarios.map(({ name, title, text }) => option(name, `${title}: ${text}`)),
  ],
  injectTo: 'body',
};

/**
 * The tags that Vite adds to each page of the shop: the script that takes the scenario from the address or the cookie, the
 * list of scenarios, and the script that selects the current one in the list.
 */
export const pageTags: readonly HtmlTagDescriptor[] = [
  { tag: 'script', children: headScript, injectTo: 'head-prepend' },
  panel,
  {
    tag: 'script',
    children: "document.getElementById('scenarios').value = window.scenario || 'none'",
    injectTo: 'body',
  },
];

/**
 * Vite's plugin for the scenarios of reviewers: it answers requests as the chosen scenario does, and adds `pageTags` to
 * each page. `npm run dev` alone uses it.
 */
export const scenarioPlugin = (): Plugin => ({
  name: 'niramaya-scenarios',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      void respondWithScenario(request, response, next).catch(next);
    });
  },
  transformIndexHtml: () => [...pageTags],
});
