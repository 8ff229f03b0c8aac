/**
 * Returns the URL of the shop that the benchmarks measure: `SHOP_URL`, or the address of `npm start`.
 * @throws Error if nothing responds there
 */
export async function runningShop(): Promise<string> {
  const url = process.env.SHOP_URL ?? 'http://127.0.0.1:4200';
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new Error(`No shop responds at ${url}: run npm start in another terminal, or set SHOP_URL.`);
  return url;
}
