/** One file with the server and its npm packages, because its image has no node_modules. */
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { BundledLicenses } from '../../scripts/licenses/bundledLicenses';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const config: Configuration = {
  mode: 'production',
  target: 'node20',
  context: here('.'),
  entry: { standalone: './main.ts' },
  output: { path: here('dist'), filename: '[name].cjs', clean: true },
  devtool: false,
  // Names in a stack trace match the sources.
  optimization: { minimize: false },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  plugins: [new BundledLicenses('console')],
};

export default config;
