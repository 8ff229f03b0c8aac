import nx from '@nx/eslint-plugin';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import googleTranslate from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

const outsideDataAccess = ['@reduxjs/*', 'react-redux', 'firebase', 'firebase/*'];

/** Packages of a browser page or of a server, which the code that both share must not import. */
const platformPackages = ['react', 'react-dom', '@chakra-ui/*', '@reduxjs/*', 'react-router*', 'express'];

const layers = [
  {
    sourceTag: 'type:storefront',
    onlyDependOnLibsWithTags: [
      'type:feature',
      'type:lazy',
      'type:ui',
      'type:data-access',
      'type:copy',
      'type:search',
      'type:contract',
    ],
  },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:search', 'type:contract', 'type:fixtures'] },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:lazy', 'type:ui', 'type:data-access', 'type:copy', 'type:search', 'type:contract'],
    bannedExternalImports: [...outsideDataAccess, '@chakra-ui/*', '@emotion/*'],
  },
  {
    sourceTag: 'type:lazy',
    onlyDependOnLibsWithTags: ['type:ui', 'type:copy', 'type:contract'],
    bannedExternalImports: [...outsideDataAccess, '@chakra-ui/*', '@emotion/*', 'react-router*', 'msw'],
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: [...outsideDataAccess, 'react-router*', 'msw'],
  },
  {
    sourceTag: 'type:data-access',
    onlyDependOnLibsWithTags: ['type:search', 'type:contract'],
    bannedExternalImports: ['@chakra-ui/*', '@emotion/*', 'framer-motion', 'react-router*', 'msw'],
  },
  { sourceTag: 'type:fixtures', onlyDependOnLibsWithTags: ['type:search', 'type:contract'] },
  {
    sourceTag: 'type:copy',
    onlyDependOnLibsWithTags: ['type:search', 'type:contract'],
    bannedExternalImports: platformPackages,
  },
  { sourceTag: 'type:search', onlyDependOnLibsWithTags: ['type:contract'], bannedExternalImports: platformPackages },
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: [], bannedExternalImports: platformPackages },
];

const withFixtures = layers.map((layer) => ({
  ...layer,
  onlyDependOnLibsWithTags: [...layer.onlyDependOnLibsWithTags, 'type:copy', 'type:fixtures'],
  bannedExternalImports: layer.bannedExternalImports?.filter(
    (name) => name !== 'msw' && name !== 'react-redux' && name !== 'react-router*',
  ),
}));

/**
 * The floors of `libs/data-access/src`, from the ground up. A folder imports only folders before it in this list, types
 * included. Tests and the helpers of tests may import every folder.
 */
const dataAccess = 'libs/data-access/src';
const floors = [
  ...['storage', 'session', 'api', 'product', 'cart', 'delivery', 'plan', 'consult', 'orders', 'refill'],
  ...['prescriptions', 'my-data', 'store'],
];
const floorZones = floors.map((folder, at) => ({
  target: `${dataAccess}/${folder}`,
  from: [...floors.slice(at + 1), 'testing', 'index.ts'].map((above) => `${dataAccess}/${above}`),
  message: 'This folder of data-access imports only the folders below it (docs/architecture.md, the floors).',
}));

/** Methods that `compat/compat` does not know. */
const newerMethods = [
  '[property.name=/^(checkVisibility|(show|hide|toggle)Popover|showPicker|requestClose|moveBefore|getHTML|setHTMLUnsafe)$/]',
  '[object.name=AbortSignal][property.name=/^(any|timeout)$/]',
  '[object.name=URL][property.name=/^(canParse|parse)$/]',
];

const boundaries = (depConstraints) => ({
  '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: false, allow: [], depConstraints }],
});

/** Phrases that this project once used in place of the terms of its field (docs/glossary.md). */
const phrases = [
  ...['anew', 'beside', 'everybody', 'nobody', 'somebody', 'stand-in', 'whatever', 'whoever'],
  ...['comes with', 'is told', 'says so', 'stands', 'tells', 'what is', 'what it', 'what was', 'where it'],
];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      'storybook-static',
      'libs/ui/styled-system',
      // TypeScript checks the examples against the built packages: `npm run build-library`.
      'examples',
      '.storybook/public',
      '.nx',
      '.cache',
      '.data',
      'reports',
      'coverage',
      '.vitest',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...boundaries(layers),
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: phrases, location: 'anywhere' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: [`${dataAccess}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: floorZones }] },
  },
  {
    files: ['tools/**', 'apps/mock-server/**', 'apps/storefront/e2e/**', '*.config.ts', '.storybook/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      '**/*.stories.tsx',
      '**/{stories,testing}/**',
      '**/*.test.{ts,tsx}',
      '**/e2e/**/*.ts',
      'apps/storefront/demo/**',
      'apps/mock-server/**/*.ts',
    ],
    rules: boundaries(withFixtures),
  },
  { files: ['tools/**', '.storybook/**', '*.config.ts'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  {
    files: ['apps/mock-server/src/database/migrations/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['./0*'], message: 'Copy the text: an edit of one migration would change the result of another.' },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/ui/src/**'],
    ignores: ['libs/ui/src/overlay/Overlay.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@chakra-ui/react',
              importNames: ['chakra', 'ChakraProvider'],
              allowTypeImports: true,
              message: 'Style components with theme/styled, whose rules Panda compiles (decision 40).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{check,journey,spec,suite,test}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['[callee.name=/^(describe|it|test)$/]', "[callee.callee.property.name='each']"].flatMap((call) =>
          ['Literal:first-child[value', 'TemplateLiteral:first-child > TemplateElement[value.raw'].map((title) => ({
            selector: `CallExpression${call} > ${title}=/\\b(${phrases.join('|')})\\b/i]`,
            message: 'A title has a subject and a result, in the terms of the field (docs/glossary.md).',
          })),
        ),
      ],
    },
  },
  // These rules refuse text that React would lose in a browser which translates the page, because such a browser
  // replaces text nodes.
  { ...googleTranslate.configs.recommended, files: ['{apps/storefront,libs/*}/src/**/*.tsx'] },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories,suite}.{ts,tsx}', '**/testing/**'],
    plugins: { redos },
    rules: { 'redos/no-vulnerable': ['error', { ignoreErrors: false, timeout: 30_000, cache: true }] },
  },
  {
    // The build compiles syntax, but adds no missing methods.
    files: ['apps/storefront/{inline,src,service-worker}/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{test,stories}.{ts,tsx}',
      '**/{testing,stories,journeys}/**',
      'libs/fixtures/**',
      'libs/ui/src/art/gallery/**',
    ],
    plugins: { compat, 'es-x': es },
    rules: {
      ...es.configs['flat/restrict-to-es2022'].rules,
      'es-x/no-regexp-lookbehind-assertions': 'error',
      'compat/compat': 'error',
      'no-restricted-syntax': [
        'error',
        ...newerMethods.map((method) => ({
          selector: `CallExpression[optional=false] > MemberExpression.callee${method}`,
          message: 'A supported browser does not have this method. Call it as `?.()`, with a fallback.',
        })),
      ],
    },
  },
  {
    // Only the files in `ignores` may use browser storage, because they define the keys that 'My data' lists.
    files: ['{apps/storefront,libs/*}/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{test,stories}.{ts,tsx}',
      '**/{testing,stories,fixtures}/**',
      'libs/data-access/src/my-data/device.ts',
      'libs/data-access/src/prescriptions/prescription-database.ts',
      'libs/data-access/src/storage/language-cookie.ts',
      'libs/data-access/src/storage/storage-host.ts',
      'libs/lazy/src/reloadIfOutdated.ts',
      'libs/ui/src/theme/colorMode.ts',
    ],
    languageOptions: { globals: { window: 'readonly' } },
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'],
          checkGlobalObject: true,
          globalObjects: ['window'],
        },
      ],
      'no-restricted-properties': ['error', { object: 'document', property: 'cookie' }],
    },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: ['**/*.stories.tsx'],
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='setTimeout'], CallExpression[callee.property.name='setTimeout']",
          message: 'A story waits for what it expects, never for a time: await expect(…), findBy… or waitFor.',
        },
      ],
    },
  },
);
