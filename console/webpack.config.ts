/**
 * Builds the page that stands in for the OpenShift console. The SDK is bundled as published; the `@console/…` paths
 * that it leaves to the console are implemented in `src/sdk`.
 */
import { fileURLToPath } from 'node:url';
import { sharedPluginModules } from '@openshift-console/dynamic-plugin-sdk-webpack/lib/shared-modules/shared-modules-meta';
import {
  DynamicModuleImportPlugin,
  resolveDynamicModuleMaps,
} from '@openshift-console/dynamic-plugin-sdk-webpack/lib/webpack/DynamicModuleImportPlugin';
import CopyPlugin from 'copy-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { BundledLicenses } from '../scripts/licenses/bundledLicenses';
import { dependencies } from './package.json';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The console's own PatternFly, which the SDK, a package of the root, also uses here. */
const modules = here('node_modules');
const patternFly = `${modules}/@patternfly/patternfly`;

const PATTERNFLY = [
  '@patternfly/react-core',
  '@patternfly/react-icons',
  '@patternfly/react-table',
] as const;

const dynamicModuleMaps = resolveDynamicModuleMaps(
  Object.fromEntries(PATTERNFLY.map((name) => [name, {}])),
  [modules],
);

/** Modules of `sharedPluginModules` that this console does not have, because no plugin here uses them. */
const NOT_PROVIDED: readonly string[] = [
  '@openshift-console/dynamic-plugin-sdk-internal',
  '@patternfly/react-topology',
  // Deprecated names of react-router: aliased to it at run time, as console 4.22 does.
  'react-router-dom',
  'react-router-dom-v5-compat',
];

const singletons = Object.fromEntries(
  sharedPluginModules
    .filter((name) => !NOT_PROVIDED.includes(name))
    .map((name) => [name, { singleton: true, eager: true }]),
);

/** PatternFly is shared by module and not as a singleton, so that a plugin can have its own version. */
const patternFlyModules = Object.fromEntries(
  PATTERNFLY.flatMap((name) =>
    Object.values(dynamicModuleMaps[name] ?? {}).map((path) => [
      `${name}/${path}`,
      { eager: true, version: dependencies[name] },
    ]),
  ),
);

/**
 * A console shares the modules that it uses itself. The real one uses all of the plugin's modules except ProgressStepper
 * (release 4.22 and main of August 2026). This one uses none of these.
 */
const sharedUnused = [
  'components/ActionList',
  'components/ClipboardCopy',
  'components/DataList',
  'components/FileUpload',
  'components/FormSelect',
  'components/List',
  'components/Pagination',
  'components/Progress',
  'components/Radio',
  'components/TextInputGroup',
  'components/ToggleGroup',
  'helpers/resizeObserver',
].map((path) => `@patternfly/react-core/dist/dynamic/${path}`);

const config: Configuration = {
  mode: 'production',
  context: here('.'),
  entry: { console: [...sharedUnused, './src/main.tsx'] },
  output: {
    path: here('dist'),
    filename: '[name].js',
    chunkFilename: '[name]-[contenthash].js',
    publicPath: '/static/',
    clean: true,
  },
  devtool: false,
  performance: { hints: false },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    modules: [modules, 'node_modules'],
    alias: { '@console': here('src/sdk') },
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
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      // The SDK's package.json omits the side effects of its modules (`require` of the host's modules).
      { test: /dynamic-plugin-sdk\/lib\//, sideEffects: true },
    ],
  },
  plugins: [
    new BundledLicenses('console'),
    new webpack.sharing.SharePlugin({ shared: { ...singletons, ...patternFlyModules } }),
    new DynamicModuleImportPlugin({
      dynamicModuleMaps,
      moduleFilter: (request) =>
        /\.(jsx?|tsx?)$/.test(request) &&
        (!request.includes('/node_modules/') ||
          request.includes('/node_modules/@openshift-console/')),
    }),
    // Styles come once, from PatternFly's own sheet and console.css; the SDK's three SCSS files are mirrored there.
    new webpack.NormalModuleReplacementPlugin(/\.s?css$/, 'data:text/javascript,'),
    new CopyPlugin({
      patterns: [
        // A template for the server, no document yet: not to be minimised.
        { from: 'index.html', info: { minimized: true } },
        { from: 'favicon.svg' },
        { from: 'src/console.css' },
        { from: 'src/login.css' },
        { from: 'locales', to: 'locales' },
        { from: `${patternFly}/patternfly.min.css`, info: { minimized: true } },
        { from: `${patternFly}/patternfly-addons.css` },
        { from: `${patternFly}/assets/fonts`, to: 'assets/fonts' },
        { from: `${patternFly}/assets/pficon`, to: 'assets/pficon' },
        // Behind the glass theme.
        { from: 'PF-Bkg-*.svg', context: `${patternFly}/assets/images`, to: 'assets/images' },
      ],
    }),
  ],
};

export default config;
