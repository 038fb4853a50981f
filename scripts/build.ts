/**
 * `tsx scripts/build.ts plugin | console | standalone`: uses webpack's API, so that its typed configuration needs no
 * second loader.
 */
import webpack, { type Configuration } from 'webpack';

const CONFIGURATIONS: Readonly<Record<string, () => Promise<{ readonly default: Configuration }>>> =
  {
    plugin: () => import('../webpack.config'),
    console: () => import('../console/webpack.config'),
    standalone: () => import('../console/standalone/webpack.config'),
  };

// Only then the SDK's webpack plugin adds a content hash to the entry's name, so that no cache hides a new version.
process.env['NODE_ENV'] ??= 'production';

const load = CONFIGURATIONS[process.argv[2] ?? ''];
if (load === undefined) {
  console.error(`usage: build.ts ${Object.keys(CONFIGURATIONS).join('|')}`);
  process.exit(2);
}

webpack((await load()).default, (error, stats) => {
  if (error !== null) console.error(error);
  const summary = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (summary !== undefined && summary !== '') console.log(summary);
  process.exitCode = error !== null || stats?.hasErrors() === true ? 1 : 0;
});
