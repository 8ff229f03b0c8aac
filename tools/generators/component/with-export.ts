const order = new Intl.Collator('en');
const fromPath = (line: string): string | undefined => /from '\.\/([^']+)'/.exec(line)?.[1];

/** Adds a component's line to the text of a library's door, before the first export whose path comes after its own. */
export function withExport(index: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from './${name}/${name}';`;
  const lines = index.split('\n');
  const next = lines.findIndex((one) => {
    const path = fromPath(one);
    return path !== undefined && order.compare(path, `${name}/${name}`) > 0;
  });
  const end = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  return lines.toSpliced(next < 0 ? end : next, 0, line).join('\n');
}
