import { fileURLToPath } from 'node:url';
import { ConsoleRemotePlugin } from '@openshift-console/dynamic-plugin-sdk-webpack';
import CopyWebpackPlugin from 'copy-webpack-plugin';
import type { Configuration } from 'webpack';
import { BundledLicences } from './scripts/licences/bundledLicences';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const production = process.env['NODE_ENV'] !== 'development';

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
    new ConsoleRemotePlugin(),
    new BundledLicences(),
    new CopyWebpackPlugin({ patterns: [{ from: at('locales'), to: 'locales' }] }),
  ],
  optimization: { chunkIds: 'deterministic', minimize: production },
  devtool: production ? false : 'source-map',
  performance: { hints: false },
};

export default config;
