/** A rectangle in a screenshot, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** px. Marked pixels that are closer together than this form one area. */
const cell = 12;

/**
 * Returns the areas of a screenshot that contain marked pixels, from top to bottom. The first area has usually moved
 * the areas below it.
 * @param marked a value for each pixel, not 0 if the pixel is marked
 */
export function areasOf(marked: Uint8Array, { width, height }: Pick<Box, 'width' | 'height'>): Box[] {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const cells = new Map<number, Box>();
  for (let at = 0; at < marked.length; at += 1) {
    if (!marked[at]) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    const key = Math.floor(y / cell) * columns + Math.floor(x / cell);
    cells.set(key, around(cells.get(key), { x, y, width: 1, height: 1 }));
  }
  const areas: Box[] = [];
  for (const start of [...cells.keys()]) {
    const waiting = [start];
    let area: Box | undefined;
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const box = cells.get(key);
      if (!box) continue;
      cells.delete(key);
      area = around(area, box);
      waiting.push(...neighbours(key, columns, rows));
    }
    if (area) areas.push(area);
  }
  return areas.toSorted((one, other) => one.y - other.y || one.x - other.x);
}

function neighbours(key: number, columns: number, rows: number): number[] {
  const column = key % columns;
  const row = Math.floor(key / columns);
  const found: number[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) found.push(y * columns + x);
  return found;
}

function around(one: Box | undefined, other: Box): Box {
  if (!one) return other;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
