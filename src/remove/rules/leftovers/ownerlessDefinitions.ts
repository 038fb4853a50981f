import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import type { ClusterFacts } from './clusterFacts';
import { installedWith, isDefinitionNeeded } from './definitionNeed';
import { isServiceDeleted } from './goneServices';
import type { Evidence, Leftover } from './leftover';
import { evidenceOf, leftoverId, newLeftover } from './newLeftover';
import { formerOwnerOf, isKept, isManagedElsewhere, marksOf, originOf } from './owners';
import type { ScannedDefinition } from './scannedMachinery';
import { seen } from './scannedCluster';

/**
 * CustomResourceDefinitions of OLM that nothing needs. OLM never deletes a CRD, because all of its objects would be
 * deleted with it (UN-004, UN-012; OLM issues 1326 and 2677).
 */
export function ownerlessDefinitions(facts: ClusterFacts): readonly Leftover[] {
  return seen(facts.cluster.definitions)
    .filter(
      (one) =>
        originOf(one) === 'olm' &&
        !one.name.endsWith(OLMS_OWN) &&
        !isKept(one, facts) &&
        !isManagedElsewhere(one) &&
        !isDefinitionNeeded(one, facts),
    )
    .flatMap((object) =>
      evidenceOf(evidence(object)).map((known) =>
        newLeftover(
          'ownerless-definition',
          { model: customResourceDefinitionModel, object },
          { evidence: known, formerOwner: ownerOf(object), after: conversionOf(object, facts) },
        ),
      ),
    );
}

/** The CRDs of OLM itself. */
const OLMS_OWN = '.operators.coreos.com';

function evidence(definition: ScannedDefinition): readonly Evidence[] {
  const csvs = installedWith(definition).map(({ namespace, name }): Evidence => ({
    kind: 'no-owner-csv',
    csvName: name,
    namespace,
  }));
  return [{ kind: 'no-csv-owns', api: definition.name }, ...csvs, ...marksOf(definition)];
}

function ownerOf(definition: ScannedDefinition): Leftover['formerOwner'] {
  const [csv] = installedWith(definition);
  const { packageName, namespace } = formerOwnerOf(definition);
  return { packageName, namespace: namespace ?? csv?.namespace ?? null };
}

/** The API server reads all objects of a CRD before its deletion, so that a broken conversion must be removed first. */
function conversionOf(definition: ScannedDefinition, { cluster }: ClusterFacts): readonly string[] {
  const service = cluster.conversions.get(definition.name) ?? null;
  return isServiceDeleted(service, cluster)
    ? [leftoverId('broken-conversion', customResourceDefinitionModel, definition)]
    : [];
}
