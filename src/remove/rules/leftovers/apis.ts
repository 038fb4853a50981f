import { apiServiceModel, customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { type LeftoverEvidence, type Leftover, leftoverId, leftoverKind } from './leftover';
import {
  type ClusterFacts,
  componentNamesOf,
  csvKey,
  csvOfLabels,
  factsOf,
  formerOwnerOf,
  goneOwners,
  isBeingInstalled,
  isKept,
  isManagedElsewhere,
  isOfPackage,
  marksOf,
  ofGoneExtension,
  originOf,
} from './owners';
import type {
  ScannedApiService,
  ScannedDefinition,
  ScannedObject,
  ScannedSubscription,
} from './scannedObjects';
import { type ScannedCluster, isSeenEverywhere, isSeenIn, seen } from './scannedCluster';
import { goneServices, isServiceDeleted, sameObject } from './webhooks';

/**
 * APIs whose Service does not exist. Discovery of the whole cluster waits for them, and no namespace can be deleted. An
 * existing Service that does not answer counts only if its CSV does not exist, because otherwise it is a problem of an
 * installed Operator.
 */
export const brokenApiService = leftoverKind({
  severity: 'danger',
  stage: 'breaking',
  reads: [],
  find: (facts) =>
    seen(facts.cluster.apiServices).flatMap((object) => {
      const { service } = object;
      if (service === null || isKept(object, facts) || isOwnedByCsv(object, facts)) return [];
      const isGone = isServiceDeleted(service, facts.cluster);
      const isDead = object.unavailable !== null && csvOfLabels(object).length > 0;
      if ((!isGone && !isDead) || isBeingInstalled(object, [service.namespace], facts.cluster)) {
        return [];
      }
      const evidence = [
        ...(isGone ? goneServices([service]) : []),
        ...unavailability(object),
        ...goneOwners(object),
        ...marksOf(object),
      ];
      return [{ model: apiServiceModel, object, evidence }];
    }),
});

/** A CSV of the Service's namespace owns the API, or might: OLM creates the Service in the namespace of the CSV. */
function isOwnedByCsv({ name, service }: ScannedApiService, { cluster }: ClusterFacts): boolean {
  return (
    service === null ||
    name.endsWith(PACKAGE_SERVER) ||
    !isSeenIn(cluster.csvs, service.namespace) ||
    seen(cluster.csvs).some(({ ownedServices }) => ownedServices.includes(name))
  );
}

/** OLM's own API of packages. The owner of OLM creates it again. */
const PACKAGE_SERVER = '.packages.operators.coreos.com';

function unavailability({ unavailable }: ScannedApiService): readonly LeftoverEvidence[] {
  if (unavailable === null) return [];
  return [{ kind: 'condition', type: 'Available', message: unavailable.message ?? '' }];
}

/**
 * CustomResourceDefinitions with a conversion Service that does not exist. Their objects can be neither read nor
 * deleted in a version other than the stored one, so that the CRD cannot be deleted either. OLM sets the webhook
 * (`createOrUpdateConversionWebhook` in pkg/controller/install/webhook.go) and does not remove it. The clean-up removes
 * the webhook.
 */
export const brokenConversion = leftoverKind({
  severity: 'danger',
  stage: 'breaking',
  reads: ['definitions'],
  find: (facts) =>
    seen(facts.cluster.definitions).flatMap((object) => {
      const service = facts.cluster.conversions.get(object.name) ?? null;
      if (service === null || !isServiceDeleted(service, facts.cluster)) return [];
      if (!canBeRepaired(object, facts)) return [];
      return [
        {
          model: customResourceDefinitionModel,
          object,
          evidence: [
            ...goneServices([service]),
            { kind: 'cannot-be-read', api: object.name },
            ...goneOwners(object),
            ...marksOf(object),
          ],
          cleanUp: {
            kind: 'patch',
            part: 'conversion',
            steps: [
              ...sameObject(object.uid),
              { op: 'test', path: `${SERVICE}/namespace`, value: service.namespace },
              { op: 'test', path: `${SERVICE}/name`, value: service.name },
              { op: 'replace', path: '/spec/conversion', value: { strategy: 'None' } },
            ],
          },
        },
      ];
    }),
});

/** A CRD without an owner. One that is being deleted waits for its unreadable objects and is also repaired. */
function canBeRepaired(definition: ScannedDefinition, facts: ClusterFacts): boolean {
  return (
    !isKept({ ...definition, deletedAt: null }, facts) && !isDefinitionNeeded(definition, facts)
  );
}

const SERVICE = '/spec/conversion/webhook/clientConfig/service';

/**
 * The names of the CustomResourceDefinitions whose conversion must be read: those that nothing needs and that have a
 * webhook. If the server does not state the managers of fields, all of OLM's.
 */
export function conversionsToRead(cluster: ScannedCluster): readonly string[] {
  const facts = factsOf(cluster);
  return seen(cluster.definitions)
    .filter((one) => {
      const isUnknown = one.conversion === 'unknown' && originOf(one) === 'olm';
      return (one.conversion === 'set' || isUnknown) && canBeRepaired(one, facts);
    })
    .map(({ name }) => name);
}

/**
 * CustomResourceDefinitions of OLM that nothing needs. OLM v0 never deletes a CRD, because all of its objects would be
 * deleted with it (UN-004, UN-012; OLM issues 1326 and 2677).
 */
export const ownerlessDefinition = leftoverKind({
  severity: 'info',
  stage: 'definitions',
  reads: ['definitions', 'extensions'],
  find: (facts) =>
    seen(facts.cluster.definitions)
      .filter((one) => !isDefinitionNeeded(one, facts))
      .map((object) => {
        const ofExtension = ofGoneExtension(object, facts.cluster);
        const of = { model: customResourceDefinitionModel, object };
        return ofExtension.length > 0
          ? { ...of, evidence: ofExtension, origin: 'olm' }
          : {
              ...of,
              evidence: ofCsvs(object, facts),
              formerOwner: installerOf(object),
              after: conversionOf(object, facts),
            };
      }),
});

/** The CRDs of OLM itself. */
const OLMS_OWN = '.operators.coreos.com';

function ofCsvs(definition: ScannedDefinition, facts: ClusterFacts): readonly LeftoverEvidence[] {
  const isOlms = originOf(definition) === 'olm' && !definition.name.endsWith(OLMS_OWN);
  if (!isOlms || isKept(definition, facts) || isManagedElsewhere(definition)) return [];
  const csvs = installedWith(definition).map(({ namespace, name }): LeftoverEvidence => ({
    kind: 'no-owner-csv',
    csvName: name,
    namespace,
  }));
  return [{ kind: 'no-csv-owns', api: definition.name }, ...csvs, ...marksOf(definition)];
}

function installerOf(definition: ScannedDefinition): Leftover['formerOwner'] {
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

/**
 * Whether a CustomResourceDefinition is needed, or might be because not all was read: by a CSV that owns or requires it
 * or was installed with it, an InstallPlan with a step for it, or a Subscription of its package that is not installed
 * yet.
 */
function isDefinitionNeeded(definition: ScannedObject, facts: ClusterFacts): boolean {
  const { csvs, subscriptions, installPlans } = facts.cluster;
  if (![csvs, subscriptions, installPlans].every(isSeenEverywhere)) return true;
  return (
    facts.definitions.has(definition.name) ||
    installedWith(definition).some(({ key }) => facts.csvs.has(key)) ||
    seen(subscriptions).some((one) => isAwaiting(one, facts) && mayBring(one, definition))
  );
}

/**
 * The CSVs that a definition was installed with, by namespace and name. Source:
 * `operatorframework.io/installed-alongside-<hash>` (pkg/controller/registry/resolver, alongside.go; recording
 * uninstall_with_operands).
 */
function installedWith({
  annotations,
}: Pick<ScannedObject, 'annotations'>): readonly InstalledWith[] {
  return Object.entries(annotations).flatMap(([key, value]) => {
    const [namespace, name, ...rest] = value.split('/');
    const isRef = key.startsWith(ALONGSIDE) && rest.length === 0;
    if (!isRef || namespace === undefined || name === undefined) return [];
    return [{ key: csvKey(namespace, name), namespace, name }];
  });
}

type InstalledWith = { readonly key: string; readonly namespace: string; readonly name: string };

const ALONGSIDE = 'operatorframework.io/installed-alongside-';

/** OLM has not installed the package of the Subscription yet. */
function isAwaiting(
  { namespace, installedCsv, currentCsv }: ScannedSubscription,
  { csvs }: ClusterFacts,
): boolean {
  if (installedCsv === null || installedCsv !== currentCsv) return true;
  return !csvs.has(csvKey(namespace ?? '', installedCsv));
}

/** A definition without a known package can belong to any Subscription. */
function mayBring({ packageName }: ScannedSubscription, definition: ScannedObject): boolean {
  const components = componentNamesOf(definition);
  if (components.length === 0) return definition.labels['olm.managed'] === 'true';
  return (
    packageName !== null && components.some((component) => isOfPackage(component, packageName))
  );
}
