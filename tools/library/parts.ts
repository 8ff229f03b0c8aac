import path from 'node:path';

/** A line of a library's `index.ts`: what it gives away and from where. */
export interface Part {
  /** What it is called after the library's name: `Button` in `@niramaya/ui/Button`. */
  readonly name: string;
  /** The module, seen from the index: `./Button/Button`. */
  readonly from: string;
  readonly values: readonly string[];
  readonly types: readonly string[];
}

/**
 * Reads the parts of a library from the text of its index, so that each can be imported alone and gives away no more
 * than the index does.
 * @throws Error where two would have the same name
 */
export function readParts(index: string): Part[] {
  const parts = [...index.matchAll(/^export \{([^}]*)\} from '([^']+)';$/gm)].map(([, list = '', from = '']): Part => {
    const names = list.split(',').map((name) => name.trim());
    const isType = (name: string) => name.startsWith('type ');
    return {
      name: path.posix.basename(from),
      from,
      values: names.filter((name) => name && !isType(name)),
      types: names.filter(isType).map((name) => name.slice('type '.length)),
    };
  });
  const twice = parts.find(({ name }, at) => parts.findIndex((part) => part.name === name) !== at);
  if (twice) throw new Error(`Two modules of the index are called ${twice.name}: rename one.`);
  return parts;
}

/** The module of a part and its types, for a folder beside that of the modules. */
export function partFiles({ from, values, types }: Part): { code: string; declarations: string } {
  const module = `../modules/${from.slice('./'.length)}.js`;
  const line = (keyword: string, names: readonly string[]) =>
    names.length > 0 ? `${keyword} { ${names.join(', ')} } from '${module}';\n` : '';
  return {
    code: line('export', values) || 'export {};\n',
    declarations: line('export', values) + line('export type', types),
  };
}
