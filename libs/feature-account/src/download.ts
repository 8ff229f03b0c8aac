/** Safari reads the address of a download after the click, and saves nothing if it is revoked at once. In ms. */
const revokeAfterMs = 60_000;

/** Gives a text to the shopper as a file in the browser's downloads. Nothing is sent. */
export function download(fileName: string, text: string, type: 'application/json' | 'text/calendar') {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
