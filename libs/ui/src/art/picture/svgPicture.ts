const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that may stand inside an SVG. */
export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** A drawing as an address for `<img>`: needs no request, and stays readable in the page's source. Sizes in px. */
export function svgPicture(width: number, height: number, body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent).replace(/[^\x20-\x7e]+/g, encodeURIComponent)}`;
}
