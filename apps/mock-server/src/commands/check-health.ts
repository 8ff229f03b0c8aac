// A health check for container images, which have neither a shell nor curl. It exits with 0 if the API answers 2xx.

const TIMEOUT_MS = 2_500;

const [path = '/healthz'] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.API_PORT || 4300}${path}`;
const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
process.exit(response?.ok ? 0 : 1);

export {};
