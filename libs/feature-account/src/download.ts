/** In ms. Safari saves nothing if the address is revoked at once. */
const readByMs = 60_000;

export function download(fileName: string, text: string, type: 'application/json' | 'text/calendar') {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readByMs);
}
