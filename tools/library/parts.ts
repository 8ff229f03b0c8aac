import path from 'node:path';

/** One export line of a library's `index.ts`: what it exports and from which module. */
export interface Part {
  /** The name after the library's name: `Button` in `@niramaya/ui/Button`. */
  readonly name: string;
  /** The path of the module, relative to the index: `./Button/Button`. */
  readonly from: string;
  readonly values: readonly string[];
  readonly types: readonly string[];
}

/**
 * Reads the parts of a library from the text of its index. Each part can then be imported alone, and exports no more
 * than the index does.
 * @throws Error if two parts have the same name
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

/** Returns the code of a part's module and its types, for a folder beside the folder of the modules. */
export function partFiles({ from, values, types }: Part): { code: string; declarations: string } {
  const module = `../modules/${from.slice('./'.length)}.js`;
  const line = (keyword: string, names: readonly string[]) =>
    names.length > 0 ? `${keyword} { ${names.join(', ')} } from '${module}';\n` : '';
  return {
    code: line('export', values) || 'export {};\n',
    declarations: line('export', values) + line('export type', types),
  };
}
