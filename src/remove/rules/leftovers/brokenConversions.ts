import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { sameObject } from './brokenWebhooks';
import type { ClusterFacts } from './clusterFacts';
import { isDefinitionNeeded } from './definitionNeed';
import { goneServices, isServiceDeleted } from './goneServices';
import type { Leftover } from './leftover';
import { evidenceOf, newLeftover } from './newLeftover';
import { goneOwners, isKept, marksOf } from './owners';
import type { ScannedDefinition } from './scannedMachinery';
import { seen } from './scannedCluster';

/**
 * CustomResourceDefinitions with a conversion Service that does not exist. Their objects can be neither read nor
 * deleted in a version other than the stored one, so that the CRD cannot be deleted either. OLM sets the webhook
 * (`createOrUpdateConversionWebhook` in pkg/controller/install/webhook.go) and does not remove it. The clean-up removes
 * the webhook.
 */
export function brokenConversions(facts: ClusterFacts): readonly Leftover[] {
  const { cluster } = facts;
  return seen(cluster.definitions).flatMap((object) => {
    const service = cluster.conversions.get(object.name) ?? null;
    if (service === null || !isServiceDeleted(service, cluster)) return [];
    if (!canBeRepaired(object, facts)) return [];
    const known = evidenceOf([
      ...goneServices([service]),
      { kind: 'cannot-be-read', api: object.name },
      ...goneOwners(object),
      ...marksOf(object),
    ]);
    return known.map((evidence) =>
      newLeftover(
        'broken-conversion',
        { model: customResourceDefinitionModel, object },
        {
          evidence,
          cleanUp: {
            kind: 'patch',
            steps: [
              ...sameObject(object.uid),
              { op: 'test', path: `${SERVICE}/namespace`, value: service.namespace },
              { op: 'test', path: `${SERVICE}/name`, value: service.name },
              { op: 'replace', path: '/spec/conversion', value: { strategy: 'None' } },
            ],
          },
        },
      ),
    );
  });
}

/** A CRD without an owner. One that is being deleted waits for its unreadable objects and is also repaired. */
export function canBeRepaired(definition: ScannedDefinition, facts: ClusterFacts): boolean {
  return (
    !isKept({ ...definition, deletedAt: null }, facts) && !isDefinitionNeeded(definition, facts)
  );
}

const SERVICE = '/spec/conversion/webhook/clientConfig/service';
