/** Server of `npm run bench:catalog`: a console with many packages, in a separate process. */
import { aCatalog } from '../local/catalogs/build/catalog';
import { anOperator } from '../local/catalogs/build/operator';
import { aChannel, aPackage } from '../local/catalogs/build/package';
import type { NamedCatalog } from '../local/catalogs/fbc';
import { startLocalHub } from './demo/hub';
import { loadCatalogs } from '../local/loadCatalogs';

const FIRST = ['Amber', 'Birch', 'Cedar', 'Delta', 'Ember', 'Flint', 'Grove', 'Harbor', 'Iris'];
const SECOND = ['Kafka', 'Postgres', 'Cache', 'Queue', 'Mesh', 'Backup', 'Search', 'Vault', 'Logs'];

const [latency = '0', what = '', ...paths] = process.argv.slice(2);
const catalogs = what === 'files' ? await loadCatalogs(paths) : [invented(Number(what))];
const hub = await startLocalHub({ catalogs, latency: Number(latency) });
process.send?.(hub.url);
process.on('message', () => {
  void hub.stop().then(() => process.exit(0));
});
// The server ends with an aborted benchmark.
process.on('disconnect', () => process.exit(1));

/** The given number of packages with unique names, texts, kinds and keywords. */
function invented(count: number): NamedCatalog {
  return aCatalog({
    name: 'bench',
    displayName: 'Bench',
    publisher: 'Bench',
    priority: 0,
    packages: Array.from({ length: count }, (_, index) => {
      const first = FIRST[index % FIRST.length] ?? '';
      const second = SECOND[Math.floor(index / FIRST.length) % SECOND.length] ?? '';
      const operator = anOperator({
        packageName: `${first}-${second}-${index}`.toLowerCase(),
        displayName: `${first} ${second} ${index}`,
        provider: { name: `Provider ${index % 60}` },
        summary: `${second} number ${index}, kept running by ${first}`,
        description: `# ${first} ${second}\n\n${'It keeps what it runs running. '.repeat(40)}`,
        keywords: [second.toLowerCase(), first.toLowerCase(), `team-${index % 200}`],
        categories: [SECOND[index % SECOND.length] ?? ''],
      });
      return aPackage(operator, {
        channels: [aChannel('stable', '1.0.0')],
        releases: [{ version: '1.0.0', createdAt: '2026-06-01' }],
      });
    }),
  });
}
