/** `npm run cluster`: the local cluster alone, for kubectl and other clients. */
import { parseOptions } from '../options';
import { loadCatalogs } from '../loadCatalogs';
import { startLocalCluster } from './localCluster';
import { LOCAL_USERS } from './seed/users';

const options = parseOptions(process.argv.slice(2));
if (options.kind === 'refused') {
  console.error(options.message);
  process.exit(2);
}

const cluster = await startLocalCluster({
  ...options,
  catalogs: await loadCatalogs(options.catalogs),
  pace: 1,
});
console.log(`API server: ${cluster.url}`);
for (const [token, user] of LOCAL_USERS) console.log(`${user.name}: bearer token ${token}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void cluster.stop().then(() => process.exit(0));
  });
}
