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

/** Others of PatternFly, which no page uses, would be resolved in vain. */
const SHARED_BY_THE_CONSOLE = { '@patternfly/react-core': {}, '@patternfly/react-table': {} };

/**
 * Through the console's proxy no file is kept by the browser: each load of the console asks for all of them again, six at a
 * time. So what two of ours need comes in one file, but for PatternFly's modules, of which the console has its own.
 */
const SHARED_CODE = { test: isCode, minChunks: 2, enforce: true };

function isCode(module: Module): boolean {
  return /[\\/](src|node_modules)[\\/]/.test(module.nameForCondition() ?? '');
}

/** Of what the console loads whatever page it shows. */
function isOfStart(module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  return isCode(module) && chunks.some(({ name }) => name === 'exposed-Plugin');
}

/** A worker is one file: its parts would be asked for one after the other. */
function isDivided(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && !chunk.hasRuntime();
}

function isExposed({ name }: Chunk): boolean {
  return name?.startsWith('exposed-') ?? false;
}

function isOfPage({ name }: Chunk): boolean {
  return name?.endsWith('Page') ?? false;
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
        shared: { ...SHARED_CODE, name: 'shared', chunks: isOfPage },
        // Who shows or edits a text needs both, sooner or later.
        text: {
          test: /[\\/]node_modules[\\/](yaml|diff)[\\/]/,
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
