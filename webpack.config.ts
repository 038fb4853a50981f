import { fileURLToPath } from 'node:url';
import { ConsoleRemotePlugin } from '@openshift-console/dynamic-plugin-sdk-webpack';
import {
  DynamicModuleImportPlugin,
  resolveDynamicModuleMaps,
} from '@openshift-console/dynamic-plugin-sdk-webpack/lib/webpack/DynamicModuleImportPlugin';
import CopyWebpackPlugin from 'copy-webpack-plugin';
import type { Chunk, Configuration } from 'webpack';
import { BundledLicences } from './scripts/licences/bundledLicences';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const production = process.env['NODE_ENV'] !== 'development';

/** Others of PatternFly, which no page uses, would be resolved in vain. */
const SHARED_BY_THE_CONSOLE = { '@patternfly/react-core': {}, '@patternfly/react-table': {} };

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
    new BundledLicences(),
    new CopyWebpackPlugin({ patterns: [{ from: at('locales'), to: 'locales' }] }),
  ],
  optimization: {
    chunkIds: 'deterministic',
    minimize: production,
    splitChunks: {
      cacheGroups: {
        // Through the console's proxy no file is kept by the browser: what two pages need comes in one, once.
        shared: {
          test: /[\\/](src|node_modules[\\/](?!@patternfly))[\\/]/,
          chunks: isOfPage,
          minChunks: 2,
          name: 'shared',
          enforce: true,
        },
      },
    },
  },
  devtool: production ? false : 'source-map',
  performance: { hints: false },
};

export default config;
