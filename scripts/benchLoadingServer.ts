/** Server of the loading times in `npm run bench`: a console with many packages and installed Operators. */
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { listAt, parseJson, textAt } from '../console/json';
import { startLocalHub } from './demo/hub';
import { loadCatalogs } from '../local/loadCatalogs';
import { catalogsOf } from '../local/stateCatalogs';
import { type LoadingServer, PLAN_NAMESPACE } from './benchLoadingPages';

const REAL = ['community', 'certified']
  .map((name) => `../shared/data/catalogs/${name}.jsonl.gz`)
  .filter((path) => existsSync(path));

const [latency = '0', pluginDir] = process.argv.slice(2);
const hub = await startLocalHub({
  catalogs: [...catalogsOf('updates', 'openshift'), ...(await loadCatalogs(REAL))],
  state: 'updates',
  pace: 0.02,
  latency: Number(latency),
  pluginDir,
});
const server: LoadingServer = { url: hub.url, plan: await waitingPlan() };
process.send?.(server);
process.on('message', () => {
  void hub.stop().then(() => process.exit(0));
});
// The server ends with an aborted benchmark.
process.on('disconnect', () => process.exit(1));

/** Waits for the first version. @returns the name of the install plan that requires approval */
async function waitingPlan(): Promise<string> {
  const path = `apis/operators.coreos.com/v1alpha1/namespaces/${PLAN_NAMESPACE}/installplans`;
  for (;;) {
    const answer = await fetch(`${hub.url}/api/kubernetes/${path}`);
    const waiting = listAt(parseJson(await answer.text()), 'items').find(
      (plan) => textAt(plan, 'status', 'phase') === 'RequiresApproval',
    );
    const name = textAt(waiting, 'metadata', 'name');
    if (name !== undefined) return name;
    await setTimeout(200);
  }
}
