/** Hands the text to the shopper as a file of a media type. Nothing is sent. */
export function download(fileName: string, text: string, type: 'application/json' | 'text/calendar') {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
