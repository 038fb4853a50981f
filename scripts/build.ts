/** `tsx scripts/build.ts plugin | console | standalone`: webpack by its API, so that its typed configuration needs no second loader. */
import webpack, { type Configuration } from 'webpack';

const CONFIGURATIONS: Readonly<Record<string, () => Promise<{ readonly default: Configuration }>>> =
  {
    plugin: () => import('../webpack.config'),
    console: () => import('../console/webpack.config'),
    standalone: () => import('../console/standalone/webpack.config'),
  };

// The console's plugin names the entry by its content only then, so that a new version is not hidden by a cache.
process.env['NODE_ENV'] ??= 'production';

const load = CONFIGURATIONS[process.argv[2] ?? ''];
if (load === undefined) {
  console.error(`Build what? ${Object.keys(CONFIGURATIONS).join(' or ')}`);
  process.exit(2);
}

webpack((await load()).default, (error, stats) => {
  if (error !== null) console.error(error);
  const summary = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (summary !== undefined && summary !== '') console.log(summary);
  process.exitCode = error !== null || stats?.hasErrors() === true ? 1 : 0;
});
