import type { IncomingMessage, ServerResponse } from 'node:http';
import { blockStorage, scenarios, type Scenario } from '@niramaya/fixtures/msw';
import { getResponse } from 'msw';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/*
 * A scenario is a set of mock responses, such as those of an API that fails. A reviewer chooses one by `?scenario=` in
 * the address or in a list on the page, and a cookie keeps the choice.
 */

const scenarioCookie = 'niramaya-scenario';

const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]));

/**
 * The handlers of each scenario that was used. They are kept, because the scenario with 10,000 products takes time to
 * build.
 */
const builtHandlers = new Map<Scenario, ReturnType<Scenario['handlers']>>();
function handlersOf(scenario: Scenario) {
  const built = builtHandlers.get(scenario) ?? scenario.handlers();
  builtHandlers.set(scenario, built);
  return built;
}

/** Returns the scenario that the header `Cookie` names, if any. */
function scenarioOf(cookieHeader = ''): Scenario | undefined {
  const pair = cookieHeader.split('; ').find((cookie) => cookie.startsWith(`${scenarioCookie}=`));
  return byName.get(pair?.slice(scenarioCookie.length + 1) ?? '');
}

/** The beginnings of the paths of the API and of the identity provider, whose emulator has the origin of the shop. */
const mocked = ['/api/', '/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/'];

/**
 * Responds to a request as the scenario of the cookie does, and calls `next` for every other one. The handlers get the
 * address and the method only, so none of them may read headers or a body. They match paths, so the origin may be any.
 */
export async function respondWithScenario(
  { url = '', method, headers }: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  const scenario = scenarioOf(headers.cookie);
  if (!scenario || !mocked.some((start) => url.startsWith(start))) return next();
  const answer = await getResponse(handlersOf(scenario), new Request(`http://shop${url}`, { method }));
  // Without a response the scenario leaves the request to the API.
  if (!answer) return next();
  // This response means a network that fails.
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

/**
 * Takes a scenario of the address over into the cookie, removes it from the address, and returns the scenario of the
 * cookie, if any. An unknown name, such as 'none', deletes the cookie. The page runs the source text of this function,
 * so it may use nothing but its arguments and the globals of a browser.
 */
function takeScenario(cookieName: string, scenarioNames: readonly string[]): string | undefined {
  const address = new URL(window.location.href);
  const requested = address.searchParams.get('scenario');
  if (requested !== null) {
    const isKnown = scenarioNames.includes(requested);
    const attributes = 'Path=/; SameSite=Lax';
    document.cookie = isKnown
      ? `${cookieName}=${requested}; ${attributes}`
      : `${cookieName}=; ${attributes}; Max-Age=0`;
    address.searchParams.delete('scenario');
    window.history.replaceState(window.history.state, '', address);
  }
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1);
}

const namesOfFullStorage = scenarios.filter(({ fullStorage }) => fullStorage).map(({ name }) => name);

/**
 * The script in the head of a page. It stores the name of the scenario in `window.scenario`, and makes each write to
 * browser storage fail in a scenario of full storage.
 */
const headScript = `window.scenario = (${takeScenario})(${JSON.stringify(scenarioCookie)}, ${JSON.stringify([...byName.keys()])});
if (${JSON.stringify(namesOfFullStorage)}.includes(window.scenario)) (${blockStorage})('full');`;

/**
 * The handler of the list, as text of an HTML attribute. `window.URL` is the class: in such an attribute, `URL` alone
 * is `document.URL`, a text.
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
 * The tags that Vite adds to each page of the shop: the script that takes the scenario from the address or the cookie,
 * the list of scenarios, and the script that selects the current one in the list.
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
 * each page. Only `npm run dev` uses it.
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
