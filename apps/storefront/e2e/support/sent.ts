/** Returns the bytes of a file as the shop sends it. */
export async function sentBytes(address: string, encoding: 'br' | 'gzip'): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}
