import { fileURLToPath } from 'node:url';
import { ConsoleRemotePlugin } from '@openshift-console/dynamic-plugin-sdk-webpack';
import {
  DynamicModuleImportPlugin,
  resolveDynamicModuleMaps,
} from '@openshift-console/dynamic-plugin-sdk-webpack/lib/webpack/DynamicModuleImportPlugin';
import CopyWebpackPlugin from 'copy-webpack-plugin';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { AnyConsoleVersion } from './scripts/anyConsoleVersion';
import { BundledLicenses } from './scripts/licenses/bundledLicenses';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const production = process.env['NODE_ENV'] !== 'development';

/** The console also shares other modules of PatternFly, which no page uses. */
const SHARED_BY_THE_CONSOLE = { '@patternfly/react-core': {}, '@patternfly/react-table': {} };

/**
 * The console's proxy disables caching in the browser: each load of the console requests all files again, six at a time.
 * Therefore code of several pages is in few files, except PatternFly's modules, which the console provides.
 */
const SHARED_CODE = { test: isCode, minChunks: 2, enforce: true };

/** The files of code that several pages need: the first one whose pages include all pages that need a module. */
const SHARED_BY_PAGES: Readonly<Record<string, (pages: readonly string[]) => boolean>> = {
  // The catalog is opened first, and needs nothing else.
  shared: (pages) => pages.includes('CatalogPage'),
  extensions: (pages) => pages.every((page) => /Extension|ClusterCatalog/.test(page)),
  form: (pages) => pages.every((page) => FORMS.includes(page)),
  instances: (pages) => pages.every((page) => page.startsWith('Instance') || FORMS.includes(page)),
  sources: (pages) => pages.every((page) => page.startsWith('Source')),
  review: (pages) => pages.every((page) => REVIEW.includes(page)),
  plans: (pages) => pages.every((page) => PLANS.includes(page)),
  installed: (pages) => pages.every((page) => INSTALLED.includes(page)),
  more: () => true,
};

/** The pages with the form engine. */
const FORMS = ['InstanceFormPage', 'ClusterCatalogFormPage', 'SourceFormPage'];
const REVIEW = ['InstallDetails', 'OpenedPlan'];
const PLANS = [...REVIEW, 'InstallPage', 'UpdatesPage'];
const INSTALLED = [
  'InstalledPage',
  'LeftoversPage',
  'NamespacesPage',
  'OperatorPage',
  'ExtensionPage',
];

function isCode(module: Module): boolean {
  return /[\\/](src|node_modules)[\\/]/.test(module.nameForCondition() ?? '');
}

type Graph = { readonly chunkGraph: ChunkGraph };

/** Of what the console loads whatever page it shows. */
function isOfStart(module: Module, { chunkGraph }: Graph): boolean {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  return isCode(module) && chunks.some(({ name }) => name === 'exposed-Plugin');
}

/** The file in {@link SHARED_BY_PAGES} of a module. */
function sharedFile(module: Module, { chunkGraph }: Graph): string | undefined {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  const pages = chunks.filter(isOfPage).map(({ name }) => name ?? '');
  return Object.keys(SHARED_BY_PAGES).find((file) => SHARED_BY_PAGES[file]?.(pages));
}

function sharedGroup(name: string) {
  const test = (module: Module, graph: Graph) =>
    isCode(module) &&
    !TEXT.test(module.nameForCondition() ?? '') &&
    sharedFile(module, graph) === name;
  return [name, { ...SHARED_CODE, name, chunks: isOfPage, test }] as const;
}

/** The libraries that every display and editor of a text needs. */
const TEXT = /[\\/]node_modules[\\/](yaml|diff)[\\/]/;

/** A worker is one file: its parts would be asked for one after the other. */
function isDivided(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && !chunk.hasRuntime();
}

function isExposed({ name }: Chunk): boolean {
  return name?.startsWith('exposed-') ?? false;
}

/** A page, or a large part of two of them. */
function isOfPage({ name }: Chunk): boolean {
  return (name?.endsWith('Page') ?? false) || REVIEW.includes(name ?? '');
}

const config: Configuration = {
  mode: production ? 'production' : 'development',
  // The entries are the modules that package.json's consolePlugin.exposedModules names.
  entry: {},
  context: at('src'),
  output: {
    path: at('dist'),
    filename: production ? '[name]-bundle-[contenthash].min.js' : '[name]-bundle.js',
    chunkFilename: production ? '[name]-chunk-[contenthash].min.js' : '[name]-chunk.js',
    clean: true,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: { '~': at('src') },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      {
        // Of react-dom it would take `flushSync`, which does nothing to what the console's own react-dom renders.
        test: /[\\/]@tanstack[\\/]react-virtual[\\/]/,
        resolve: { alias: { 'react-dom': false } },
      },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
    ],
  },
  plugins: [
    new ConsoleRemotePlugin({
      sharedDynamicModuleSettings: { packageSpecs: SHARED_BY_THE_CONSOLE },
    }),
    // The console imports icons by other paths than those that plugins share: each would come from a file of its own.
    new DynamicModuleImportPlugin({
      dynamicModuleMaps: resolveDynamicModuleMaps({ '@patternfly/react-icons': {} }, [
        at('node_modules'),
      ]),
      moduleFilter: (request) => /\.tsx?$/.test(request) && !request.includes('/node_modules/'),
    }),
    new AnyConsoleVersion(),
    new BundledLicenses('plugin'),
    new CopyWebpackPlugin({ patterns: [{ from: at('locales'), to: 'locales' }] }),
  ],
  optimization: {
    chunkIds: 'deterministic',
    minimize: production,
    splitChunks: {
      chunks: isDivided,
      cacheGroups: {
        start: { ...SHARED_CODE, name: 'start', chunks: isExposed, test: isOfStart },
        ...Object.fromEntries(Object.keys(SHARED_BY_PAGES).map(sharedGroup)),
        text: {
          test: TEXT,
          minChunks: 2,
          enforce: true,
          name: 'text',
          priority: -5,
        },
        // What comes later, a tab or an editor, is one file besides the libraries that several of them need.
        default: false,
        defaultVendors: {
          test: /[\\/]node_modules[\\/]/,
          minChunks: 2,
          priority: -10,
          reuseExistingChunk: true,
        },
      },
    },
  },
  devtool: production ? false : 'source-map',
  performance: { hints: false },
};

export default config;
