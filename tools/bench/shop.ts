/** Returns the shop's origin; throws if it does not respond. */
export async function runningShop(): Promise<string> {
  const url = process.env.SHOP_URL ?? 'http://127.0.0.1:4200';
  const advice = 'run npm start in another terminal, or set SHOP_URL.';
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error(`No shop responds at ${url}: ${advice}`, { cause });
  });
  if (!response.ok) throw new Error(`The shop at ${url} responds with ${response.status}: ${advice}`);
  return url;
}
