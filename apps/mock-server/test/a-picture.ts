/** Returns the beginning of a PNG, which has its size in px. `mark` makes two of the same size differ. */
export function aPng(widthPx: number, heightPx: number, mark = ''): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex');
  header.writeUInt32BE(widthPx, 16);
  header.writeUInt32BE(heightPx, 20);
  return Buffer.concat([header, Buffer.from([8, 2, 0, 0, 0]), Buffer.from(mark)]);
}
