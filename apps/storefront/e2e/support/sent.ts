/** Returns the bytes of a file as the shop sends it. */
export async function sentBytes(address: string, encoding: 'br' | 'gzip'): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': encoding } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}
