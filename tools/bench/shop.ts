import { CliError } from '../cli-error.ts';

/** Returns the origin of the shop: SHOP_URL, or that of `npm start`. Throws CliError if no shop responds there. */
export async function runningShop(): Promise<string> {
  const url = process.env.SHOP_URL ?? 'http://127.0.0.1:4200';
  const advice = 'run npm start in another terminal, or set SHOP_URL.';
  const response = await fetch(url).catch((cause: unknown) => {
    throw new CliError(`No shop responds at ${url}: ${advice}`, { cause });
  });
  if (!response.ok) throw new CliError(`${url} responds with ${response.status}: ${advice}`);
  return url;
}
