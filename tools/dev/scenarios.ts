import type { IncomingMessage, ServerResponse } from 'node:http';
import { fillStorage, scenarios, type Scenario } from '@niramaya/fixtures/msw';
import { getResponse } from 'msw';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The cookie that sends the chosen scenario with every page and request. The built shop does not use it. */
const scenarioCookie = 'niramaya-scenario';

const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]));

/** The handlers of each scenario, created once, because the large catalogue takes a moment to create. */
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

/** Responds to an API request with the handlers of the browser's scenario. Other requests go on to the API. */
export async function answerScenario(
  { url = '', method, headers }: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  const scenario = chosen(headers.cookie);
  if (!scenario || !url.startsWith('/api/')) return next();
  const answer = await getResponse(handlersOf(scenario), new Request(`http://shop${url}`, { method }));
  if (!answer) return next();
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

/** Runs in the page before its own scripts: moves the scenario from the URL into the cookie and returns it. */
function takeScenario(cookie: string, known: readonly string[]): string | undefined {
  const address = new URL(window.location.href);
  const asked = address.searchParams.get('scenario');
  if (asked !== null) {
    const isKnown = known.includes(asked);
    document.cookie = `${cookie}=${isKnown ? asked : ''}; Path=/; SameSite=Lax${isKnown ? '' : '; Max-Age=0'}`;
    address.searchParams.delete('scenario');
    window.history.replaceState(window.history.state, '', address);
  }
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`));
  return pair?.slice(cookie.length + 1);
}

const full = scenarios.filter(({ fullStorage }) => fullStorage).map(({ name }) => name);

/** The source of functions that use nothing from outside themselves. */
const headScript = `if (${JSON.stringify(full)}.includes((${takeScenario})(${JSON.stringify(scenarioCookie)}, ${JSON.stringify([...byName.keys()])}))) (${fillStorage})();`;

const list = JSON.stringify({
  cookie: scenarioCookie,
  scenarios: scenarios.map(({ name, title, text }) => ({ name, title, text })),
});

/** The tags that development adds to each page: the head script, the list of scenarios and the panel. */
export const pageTags: readonly HtmlTagDescriptor[] = [
  { tag: 'script', children: headScript, injectTo: 'head-prepend' },
  { tag: 'script', attrs: { type: 'application/json', id: 'scenarios' }, children: list, injectTo: 'body' },
  { tag: 'script', attrs: { type: 'module', src: '/dev/main.tsx' }, injectTo: 'body' },
];

/** The Vite plugin with the scenarios and their panel, in development only. The build does not contain it. */
export const scenarioPlugin = (): Plugin => ({
  name: 'niramaya-scenarios',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      void answerScenario(request, response, next).catch(next);
    });
  },
  transformIndexHtml: () => [...pageTags],
});
