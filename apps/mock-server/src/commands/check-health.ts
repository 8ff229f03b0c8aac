/**
 * A health check for the container image of the shop, which has neither a shell nor curl. Usage: check-health.ts
 * [path]. It requests the path, `/healthz` by default, from the API on API_PORT, and exits with 0 for a 2xx response,
 * else with 1.
 */

/**
 * How long the check waits for a response, in ms. Docker ends the check after 3 s (`deploy/Dockerfile`,
 * `deploy/compose.yaml`), so this time is shorter.
 */
const TIMEOUT_MS = 2_500;

const [path = '/healthz'] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.API_PORT || 4300}${path}`;
const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
process.exit(response?.ok ? 0 : 1);

// The export makes this file a module, which top-level await requires.
export {};
