/**
 * How long the object URL of a download stays valid after the click, in ms. Safari reads the URL only after the click,
 * and saves nothing if it is revoked at once.
 */
const revokeAfterMs = 60_000;

/** Gives a text to the shopper as a file in the browser's downloads. Nothing is sent. */
export function download(fileName: string, text: string, type: 'application/json' | 'text/calendar') {
  const objectUrl = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(objectUrl), revokeAfterMs);
}
