import { type CatalogSource, catalogSourceModel, operatorGroupModel } from '~/kube/models/olm';
import { configMapModel } from '~/kube/models/core';
import { jobModel } from '~/kube/models/workloads';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ConcernedObject } from '~/olm/messages/message';
import { readStepManifest } from '~/olm/plans/stepManifest';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';

/** An object that an Operator needs but does not own, and that others can need. */
export type SurroundingObject = {
  readonly object: ConcernedObject;
  readonly role: 'group' | 'catalog' | 'bundle' | 'unpacking';
};

/** The OperatorGroup, the catalog, and the objects of the unpacked bundle. */
export function surroundingsOf(
  facts: Pick<OperatorFacts, 'namespace' | 'operatorGroups' | 'catalogs' | 'plan' | 'csvs'>,
): readonly SurroundingObject[] {
  const { namespace, operatorGroups, catalogs } = facts;
  const groups = (operatorGroups ?? []).map(({ metadata }): SurroundingObject => {
    return { object: { model: operatorGroupModel, namespace, name: metadata.name }, role: 'group' };
  });
  return [...groups, ...(catalogs ?? []).map(catalogOf), ...bundlesOf(facts)];
}

function catalogOf({ metadata }: CatalogSource): SurroundingObject {
  const { name, namespace = null } = metadata;
  return { object: { model: catalogSourceModel, namespace, name }, role: 'catalog' };
}

/** The steps of a plan refer to the ConfigMap of their bundle; its Job has the same name. */
function bundlesOf({
  plan,
  csvs,
}: Pick<OperatorFacts, 'plan' | 'csvs'>): readonly SurroundingObject[] {
  const names = csvs.map(({ metadata }) => metadata.name);
  const found = new Map<string, SurroundingObject>();
  for (const item of listIn(recordIn(plan?.status)['plan'])) {
    const { resolving, resource } = recordIn(item);
    const manifest = textIn(recordIn(resource)['manifest']);
    if (manifest === null || !names.some((name) => name === resolving)) continue;
    const read = readStepManifest(manifest);
    if (read.kind !== 'reference') continue;
    const { name, namespace } = read.reference;
    found.set(`map ${namespace}/${name}`, {
      object: { model: configMapModel, namespace, name },
      role: 'bundle',
    });
    found.set(`job ${namespace}/${name}`, {
      object: { model: jobModel, namespace, name },
      role: 'unpacking',
    });
  }
  return [...found.values()];
}
