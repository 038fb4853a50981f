/** OLM's checks before it updates an existing CustomResourceDefinition. */
import type { FieldCause } from '../../kube/contracts';
import { objectAt, textAt, textsAt } from '../../kube/json';
import { structuralCauses } from '../../kube/schema/structural';
import type { ClusterClient, DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { objectsAt } from '../csv/csvFields';

/** OLM's message if the new CRD would lose data or invalidate existing resources. */
export function upgradeObstacle(
  client: ClusterClient,
  existing: KubeObject,
  wanted: DraftObject,
): string | undefined {
  return invalidObject(client, existing, wanted) ?? removedStoredVersion(existing, wanted);
}

export function removedStoredVersion(
  existing: KubeObject,
  wanted: DraftObject,
): string | undefined {
  const offered = versionsOf(wanted).map(({ name }) => name);
  const removed = textsAt(existing, 'status', 'storedVersions').find(
    (version) => !offered.includes(version),
  );
  return removed === undefined
    ? undefined
    : `risk of data loss updating "${existing.metadata.name}": new CRD removes version ${removed} that is listed as a stored version on the existing CRD`;
}

/** Objects are checked against each version that is served before and after. */
function invalidObject(
  client: ClusterClient,
  existing: KubeObject,
  wanted: DraftObject,
): string | undefined {
  const served = versionsOf(existing)
    .filter((version) => version['served'] === true)
    .map(({ name }) => name);
  const group = textAt(existing, 'spec', 'group') ?? '';
  const plural = textAt(existing, 'spec', 'names', 'plural') ?? '';
  for (const version of versionsOf(wanted)) {
    const schema = objectAt(version, 'schema', 'openAPIV3Schema');
    const isChecked = version['served'] === true && served.includes(version['name']);
    if (!isChecked || schema === undefined) continue;
    for (const object of client.list(`${plural}.${group}`)) {
      const causes = structuralCauses(schema, object);
      if (causes.length > 0) {
        return `error validating existing CRs against new CRD's schema for "${existing.metadata.name}": ${tooRestrictive(object, { group, version, causes })}`;
      }
    }
  }
  return undefined;
}

type Violation = {
  readonly group: string;
  readonly version: JsonObject;
  readonly causes: readonly FieldCause[];
};

function tooRestrictive(object: KubeObject, { group, version, causes }: Violation): string {
  const { name, namespace } = object.metadata;
  const place = namespace === undefined ? name : `${namespace}/${name}`;
  const kind = `${group}/${textAt(version, 'name') ?? ''}, Kind=${object.kind}`;
  return `error validating ${kind} "${place}": updated validation is too restrictive: ${listOf(causes)}`;
}

/** Go joins several errors in brackets; OLM checks from an unnamed root, which shows as `[]`. */
function listOf(causes: readonly FieldCause[]): string {
  const texts = causes.map(({ field, message }) => `[].${field}: ${message}`);
  return texts.length === 1 ? texts.join() : `[${texts.join(', ')}]`;
}

function versionsOf(definition: DraftObject | KubeObject): readonly JsonObject[] {
  return objectsAt(definition, 'spec', 'versions');
}
