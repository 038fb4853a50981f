/** `npm run cluster`: the local cluster alone, for kubectl and other clients. */
import { parseOptions } from '../options';
import { catalogsFor } from '../loadCatalogs';
import { openTlsFront } from './kube/http/tlsFront';
import { startLocalCluster } from './localCluster';
import { localUsers } from './seed/users';

const options = parseOptions(process.argv.slice(2));
if (options.kind === 'refused') {
  console.error(options.message);
  process.exit(2);
}

const cluster = await startLocalCluster({
  ...options,
  catalogs: await catalogsFor(options),
  pace: 1,
});
const secure = await openTlsFront(cluster.url);
console.log(`API server: ${cluster.url}`);
console.log(`for kubectl: --server ${secure.url} --insecure-skip-tls-verify --token <token>`);
for (const [token, user] of localUsers(cluster.catalogd !== undefined))
  console.log(`${user.name}: bearer token ${token}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([secure.stop(), cluster.stop()]).then(() => process.exit(0));
  });
}
