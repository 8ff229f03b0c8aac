import { parseCompose } from './compose.ts';
import { complain } from './files.ts';

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one]) => one ?? '');

/**
 * Returns where the HAProxy configuration is wrong. It must send to the shops of the compose file at the port of the
 * image, and check whether they are ready.
 */
export function haproxyComplaints(text: string, compose: string, port: string): string[] {
  const shops = Object.keys(parseCompose(compose).services).filter((name) => name.startsWith('shop-'));
  const backends = text.split(/^backend /m).slice(1);
  return [
    ...backends.flatMap((backend) => {
      const [name = ''] = backend.split('\n');
      const servers = all(backend, /^ {2}server (\S+ \S+)/gm);
      return complain([
        [
          servers.join() === shops.map((shop) => `${shop} ${shop}:${port}`).join(),
          `${name} sends to ${servers.join()}`,
        ],
      ]);
    }),
    ...complain([
      [text.includes('option httpchk GET /api/readyz'), 'it does not ask whether a shop is ready'],
      [text.includes('http-request del-header x-forwarded-for'), 'it passes a forged address on'],
      [all(text, /use_backend (\S+)|default_backend (\S+)/g).length === backends.length, 'a backend is not used'],
    ]),
  ];
}

/**
 * Returns where the PgBouncer configuration is wrong. It must lead to the databases of the compose file and accept our
 * driver.
 * @param sent the parameters that the driver sends when it opens a connection
 */
export function pgbouncerComplaints(text: string, compose: string, sent: readonly string[]): string[] {
  const { services } = parseCompose(compose);
  const hosts = all(text, /^\w+ = host=(\S+)/gm);
  const ignored = (/^ignore_startup_parameters = (.*)$/m.exec(text)?.[1] ?? '').split(',');
  return [
    ...hosts.filter((host) => !(host in services)).map((host) => `no service ${host}`),
    ...sent.filter((name) => !ignored.includes(name)).map((name) => `it refuses a connection that sets ${name}`),
    ...complain([
      [Number(/^max_prepared_statements = (\d+)$/m.exec(text)?.[1] ?? 0) > 0, 'it does not know prepared statements'],
      [text.includes('pool_mode = transaction'), 'a shop keeps a connection for itself'],
    ]),
  ];
}
