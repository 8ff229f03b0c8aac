/** The time after which no browser reads the file any more, in ms. Safari saves nothing if its address is revoked at once. */
const readByMs = 60_000;

/** Downloads the text as a file of the given media type. Nothing is sent to a server. */
export function download(fileName: string, text: string, type: 'application/json' | 'text/calendar') {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readByMs);
}
