/** Plays the situations on a local cluster. */
import { createInProcessCluster } from '../kube/inProcess';
import { createTestClock } from '../kube/testClock';
import { olmCatalogSide } from '../olm/catalog/catalogSide';
import { olmOperatorSide } from '../olm/csv/operatorSide';
import { seedBase } from '../seed/base';
import { workloadControllers } from '../workloads/workloads';
import { CONFORMANCE_CATALOGS } from './catalog/catalogs';
import { observe, type Observation } from './observation';
import { SITUATIONS } from './situations';
import { createUser } from './user';

/** Observations of each situation by name, on one cluster that plays all in order. */
export function playSituations(): ReadonlyMap<string, readonly Observation[]> {
  const clock = createTestClock();
  const catalogs = olmCatalogSide(CONFORMANCE_CATALOGS, { unpackTimeoutSeconds: 600 });
  const { client, stop } = createInProcessCluster({
    clock,
    seed: (seeded) => {
      seedBase(seeded);
      catalogs.seed(seeded);
    },
    controllers: [
      ...catalogs.controllers,
      ...workloadControllers(),
      ...olmOperatorSide().controllers,
    ],
  });
  const user = createUser(client, clock);
  user.wait(10);
  const collect = observe(client);
  const start = clock.now();
  const seen = new Map(
    SITUATIONS.map((situation) => {
      user.wait(Math.max(0, situation.at - (clock.now() - start) / 1000));
      collect();
      situation.act(user);
      return [situation.name, collect()] as const;
    }),
  );
  stop();
  return seen;
}
