import { flagAt, textAt, textsAt } from '../kube/json';
import type { Controller, KubeObject } from '../kube/types';
import { INSTALL_PLANS } from '../olm/shared/names';

/** Approves install plans of these CSVs, as if an administrator had done so before. */
export function approveVersions(csvs: readonly string[]): Controller {
  const isWanted = (plan: KubeObject) =>
    flagAt(plan, 'spec', 'approved') === false &&
    textAt(plan, 'status', 'phase') === 'RequiresApproval' &&
    textsAt(plan, 'spec', 'clusterServiceVersionNames').some((name) => csvs.includes(name));
  return {
    name: 'approve-starting-versions',
    start: (client, clock) =>
      client.subscribe(INSTALL_PLANS, ({ type, object }) => {
        if (type === 'DELETED' || !isWanted(object)) return;
        const { name, namespace = '' } = object.metadata;
        clock.after(0, () => {
          const ref = { resource: INSTALL_PLANS, name, namespace };
          if (client.get(ref) !== undefined) client.mergePatch(ref, { spec: { approved: true } });
        });
      }),
  };
}
