import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import type { ResourceModel } from '~/kube/models/meta';
import { ownerIn } from '~/olm/extensions/ownerLabels';
import type { ClusterFacts } from './clusterFacts';
import { isDefinitionNeeded } from './definitionNeed';
import type { Leftover, LeftoverKind } from './leftover';
import { newLeftover } from './newLeftover';
import { isSeenEverywhere, seen } from './scannedCluster';
import type { ScannedObject } from './scannedObject';

/**
 * What OLM v1 created for a ClusterExtension that no longer exists. The garbage collector deletes it with the extension,
 * unless that was deleted with `--cascade=orphan`, which also removes the owner references.
 */
export function orphansOfExtensions(facts: ClusterFacts): readonly Leftover[] {
  const { extensions, extensionObjects, definitions } = facts.cluster;
  if (!isSeenEverywhere(extensions)) return [];
  const names = new Set(seen(extensions).map(({ name }) => name));
  const left = (kind: LeftoverKind, model: ResourceModel, object: ScannedObject) => {
    const name = ownerIn(object.labels);
    const isKept = name === null || names.has(name) || object.owners.length > 0;
    if (isKept || object.deletedAt !== null) return [];
    return [
      newLeftover(
        kind,
        { model, object },
        { evidence: [{ kind: 'no-extension', name }], origin: 'olm' },
      ),
    ];
  };
  return [
    ...seen(definitions)
      .filter((one) => !isDefinitionNeeded(one, facts))
      .flatMap((one) => left('ownerless-definition', customResourceDefinitionModel, one)),
    ...seen(extensionObjects).flatMap((one) => left('ownerless-extension-object', one.model, one)),
  ];
}
