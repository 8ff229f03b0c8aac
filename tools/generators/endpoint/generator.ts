import path from 'node:path';
import { generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { Trouble } from '../../setup/trouble.mjs';
import { announce } from '../shared/announce.ts';
import {
  afterImports,
  edit,
  formatWritten,
  readRequirements,
  requirementsTitle,
  withExport,
  writeBefore,
} from '../shared/edits.ts';
import { quoted, requireName, toCamelCase, toPascalCase } from '../shared/names.ts';

export interface EndpointOptions {
  /** The name in kebab-case, in the plural. */
  readonly name: string;
  /** The name of one item, in kebab-case. */
  readonly item?: string;
  /** The path below the API root. */
  readonly path?: string;
  readonly summary?: string;
  /** Rows of the contract, separated by commas. */
  readonly requirements?: string;
}

const contract = 'libs/contract/src';
const server = 'apps/mock-server/src';
const client = 'libs/data-access/src';
const clientTest = 'tools/api/client.test.ts';

/**
 * Writes a `GET` endpoint of the API through all layers. It writes the schema of the contract, the route with its tests
 * on both engines, the description and the client's query. The endpoint returns the first products until it gets a
 * query of its own.
 * @throws Trouble if an endpoint of this name or at this path exists
 */
export default async function endpointGenerator(tree: Tree, options: EndpointOptions): Promise<GeneratorCallback> {
  const { name, item = name.replace(/s$/, ''), path: address = `/${name}`, requirements } = options;
  requireName(name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'health-articles');
  requireName(address, /^\/[a-z0-9/_-]+$/, '/articles');
  if (item === name) throw new Trouble(`How is one of the ${name} called? Give --item=….`);
  const taken = [`${server}/${name}`, `${client}/${name}`, `${contract}/schemas/${item}.ts`].find((one) =>
    tree.exists(one),
  );
  if (taken) throw new Trouble(`${taken} is there already: choose another name.`);
  if (tree.read(`${contract}/api-paths.ts`, 'utf-8')?.includes(`'${address}'`))
    throw new Trouble(`${address} is the address of another endpoint.`);

  const [camel, pascal] = [toCamelCase(name), toPascalCase(name)];
  const words = name.replaceAll('-', ' ');
  const { summary = `The ${words}` } = options;
  const substitutions = {
    ...{ name, item, camel, pascal, words, address, summary, quoted },
    itemCamel: toCamelCase(item),
    itemPascal: toPascalCase(item),
    requirements: requirementsTitle(readRequirements(tree, requirements)),
  };
  const files = path.join(import.meta.dirname, 'files');
  generateFiles(tree, path.join(files, 'contract'), `${contract}/schemas`, substitutions);
  generateFiles(tree, path.join(files, 'server'), `${server}/${name}`, substitutions);
  generateFiles(tree, path.join(files, 'client'), `${client}/${name}`, substitutions);
  writeContract(tree, substitutions);
  writeServer(tree, substitutions);
  writeClient(tree, substitutions);
  await formatWritten(tree);
  return announce([
    `${contract}/schemas/${item}.ts: its fields`,
    `${server}/${name}/${name}.router.ts: its query; a table of its own needs a migration, and a lane in http/lanes.ts`,
  ]);
}

interface Names {
  readonly name: string;
  readonly item: string;
  readonly camel: string;
  readonly pascal: string;
  readonly itemCamel: string;
  readonly address: string;
  readonly summary: string;
}

function writeContract(tree: Tree, { item, camel, pascal, itemCamel, address }: Names): void {
  const calls = `${contract}/api-calls.ts`;
  edit(tree, `${contract}/index.ts`, (text) => withExport(text, `export * from './schemas/${item}.ts';`));
  writeBefore(tree, `${contract}/api-paths.ts`, /\} as const;/, `  ${camel}: ${quoted(address)},\n`);
  writeBefore(tree, calls, afterImports, `import { ${itemCamel}Schema } from './schemas/${item}.ts';\n`);
  writeBefore(
    tree,
    calls,
    /\} as const;/,
    `  list${pascal}: { path: apiPaths.${camel}, answer: z.array(${itemCamel}Schema) },\n`,
  );
}

function writeServer(tree: Tree, { name, camel, pascal, address, summary }: Names): void {
  const [app, test, document] = [`${server}/app.ts`, `${server}/api.suite.ts`, `${server}/openapi/document.ts`];
  writeBefore(tree, app, afterImports, `import { ${camel}Router } from './${name}/${name}.router.ts';\n`);
  writeBefore(tree, app, / {2}app\.use\(openapiRouter/, `  app.use(${camel}Router(database, lanes, reads));\n`);
  writeBefore(tree, test, afterImports, `import { ${camel}Suite } from './${name}/${name}.suite.ts';\n`);
  writeBefore(tree, test, / {2}badInputSuite\(/, `  ${camel}Suite(engine);\n`);
  writeBefore(
    tree,
    document,
    / {6}'\/pictures\/\{file\}'/,
    `      [apiCalls.list${pascal}.path]: get({
        operationId: 'list${pascal}',
        tags: catalogue,
        summary: ${quoted(summary)},
        responses: { 200: json(${quoted(summary)}, apiCalls.list${pascal}.answer), ...databaseCall },
      }),\n`,
  );
  writeBefore(
    tree,
    `${server}/openapi/openapi.suite.ts`,
    / {2}getPicture: \{/,
    `  list${pascal}: databaseCall(${quoted(address)}),\n`,
  );
}

function writeClient(tree: Tree, { name, camel, pascal }: Names): void {
  writeBefore(
    tree,
    `${client}/index.ts`,
    /export \{ useAddMemberMutation/,
    `export { useGet${pascal}Query } from './${name}/${name}.endpoints';\n`,
  );
  writeBefore(
    tree,
    clientTest,
    afterImports,
    `import type { ${camel}Api } from '../../libs/data-access/src/${name}/${name}.endpoints.ts';\n`,
  );
  writeBefore(tree, clientTest, /(?<=typeof \w+)\)\['endpoints'\]/, ` & typeof ${camel}Api`);
  writeBefore(
    tree,
    clientTest,
    /(?<=operationId: 'addMember'.*\n)\};/,
    `  get${pascal}: { operationId: 'list${pascal}', argument: undefined },\n`,
  );
  edit(
    tree,
    clientTest,
    (text) =>
      `${text}expectTypeOf<Types<'get${pascal}'>['ResultType']>().toEqualTypeOf<ApiAnswer<'list${pascal}'>>();\n`,
  );
}
