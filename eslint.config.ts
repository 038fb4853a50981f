import { existsSync, readdirSync } from 'node:fs';
import queryPlugin from '@tanstack/eslint-plugin-query';
import i18next from 'eslint-plugin-i18next';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { guardedPages, unguardedSpecs } from './scripts/lint/guardedPages';
import { ownEnglishImports, ownEnglishProps, ownEnglishWrappers } from './scripts/lint/ownEnglish';
import { OUTSIDE, TEST_ZONES, type Zone, zonesOf } from './scripts/lint/zones';

const foldersIn = (path: string): readonly string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/** As the rule wants them: not read-only. */
const restricted = (zones: readonly Zone[]) => ({
  zones: zones.map((zone) => ({ ...zone, except: [...zone.except] })),
});

const SDK_DATA = [
  'useK8sWatchResource',
  'useK8sWatchResources',
  'useK8sModel',
  'useK8sModels',
  'k8sGet',
  'k8sCreate',
  'k8sUpdate',
  'k8sPatch',
  'k8sDelete',
  'k8sList',
  'k8sListItems',
  'checkAccess',
  'useAccessReview',
  'consoleFetch',
  'consoleFetchJSON',
  'consoleFetchText',
  'K8sResourceKind',
  'K8sResourceCommon',
];

const VIEW_LIBRARIES = [
  'react',
  'react-dom',
  'react-router',
  'react-i18next',
  '@patternfly/*',
  '@openshift-console/*',
  '@tanstack/*',
];

const SDK_IMPORTS = [
  {
    name: '@openshift-console/dynamic-plugin-sdk',
    importNames: SDK_DATA,
    message: 'Only src/kube talks to the API server.',
  },
  {
    name: '~/kube/watch',
    importNames: ['useWatchList', 'useWatchQueries'],
    message: 'The console asks for a forbidden list again and again: use useAllowedList.',
  },
];

const suspense = {
  name: 'react',
  importNames: ['Suspense'],
  message: 'Use LazyPart: it also says when the code cannot be loaded.',
};

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import the file that defines it.',
};

const noHtml = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/], CallExpression[callee.property.name='insertAdjacentHTML']",
  message: 'HTML from outside goes through ui/Markdown.tsx and nowhere else.',
};

const noAssertions = {
  selector: "TSAsExpression:not([typeAnnotation.typeName.name='const'])",
  message: 'No casts outside src/kube: narrow the value or change the type.',
};

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      'dist-image/',
      'coverage/',
      'playwright-report/',
      'test-results/',
      '.cache/',
      '**/*.js',
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  // Rules that need types, and those of React, are in .oxlintrc.json: they take a tenth of the time there.
  tseslint.configs.eslintRecommended,
  tseslint.configs.base,
  importX.flatConfigs.typescript,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: ['tsconfig.json', 'src/tsconfig.json'] }),
      ],
    },
    rules: {
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': [
        'error',
        restricted(zonesOf(foldersIn('src').filter((name) => !OUTSIDE.includes(name)))),
      ],
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 120 }],
      // A switch over a union counts as one: each of its cases is a line of a table.
      complexity: ['error', { max: 10, variant: 'modified' }],
      'max-params': ['error', 3],
      'no-console': 'error',
      'no-restricted-syntax': ['error', noBarrels, noAssertions],
    },
  },
  {
    files: ['src/**/*.tsx', 'console/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [queryPlugin.configs['flat/recommended']],
    rules: {
      'no-eval': 'error',
      'no-script-url': 'error',
      'no-restricted-syntax': ['error', noBarrels, noAssertions, noHtml, ownEnglishProps],
      'no-restricted-imports': [
        'error',
        {
          paths: [...SDK_IMPORTS, suspense, ownEnglishImports],
        },
      ],
    },
  },
  {
    files: ['src/ui/**/*.tsx', 'src/*/view/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    extends: [i18next.configs['flat/recommended']],
  },
  {
    files: ownEnglishWrappers,
    rules: {
      'no-restricted-imports': ['error', { paths: SDK_IMPORTS }],
      'no-restricted-syntax': ['error', noBarrels, noAssertions, noHtml],
    },
  },
  {
    files: ['src/kube/models/**/*.ts', 'src/olm/**/*.ts', 'src/*/rules/**/*.ts'],
    ignores: ['src/olm/read/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: VIEW_LIBRARIES, message: 'Models and rules are pure.' }] },
      ],
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'fetch',
        'localStorage',
        'setTimeout',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Rules receive the clock.' },
        { object: 'Math', property: 'random', message: 'Rules receive ids.' },
      ],
    },
  },
  {
    // The one place; and tests, which try what is hostile and set the stage.
    files: ['src/ui/MarkdownHtml.tsx', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'no-script-url': 'off',
      'no-restricted-syntax': ['error', noBarrels, noAssertions],
    },
  },
  {
    files: ['integration-tests/{specs,wide}/**/*.ts'],
    ignores: unguardedSpecs,
    rules: { 'no-restricted-imports': ['error', { paths: [guardedPages] }] },
  },
  {
    // Where the SDK is used, and where it is stood in for; where what is loaded later is waited for.
    files: ['src/kube/*.{ts,tsx}', 'src/test/consoleSdk.tsx', 'src/ui/lazy/*.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['src/kube/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', noBarrels, noHtml],
    },
  },
  {
    files: [
      // What is loaded on first use.
      'src/**/*{Page,Tab}.tsx',
      '**/*.config.ts',
      '**/webpack.config.ts',
      'scripts/*Reporter.ts',
      'console/src/sdk/**',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'src/test/**'],
    rules: {
      'max-lines-per-function': 'off',
      // The columns of a table.
      'max-params': 'off',
      'import-x/no-restricted-paths': ['error', restricted(TEST_ZONES)],
    },
  },
  {
    // Tables of texts, and switches over all kinds of one thing.
    files: ['src/**/*{Text,Texts}.{ts,tsx}', 'src/**/texts.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['scripts/**', '{console,local}/**/main.ts', 'local/*.ts'],
    rules: { 'no-console': 'off' },
  },
);
