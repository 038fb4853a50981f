import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { PlanContent, PlanObject } from '~/olm/plans/planContent';

/** A CustomResourceDefinition of a plan. */
export type PlannedDefinition = {
  readonly id: string;
  readonly csvName: string;
  /** `<plural>.<group>` */
  readonly name: string;
  /** The kind of its objects; `null`: the manifest is unreadable. */
  readonly kind: string | null;
  readonly group: string | null;
  readonly scope: 'Namespaced' | 'Cluster' | null;
  readonly versions: readonly DefinedVersion[];
  /** A webhook converts objects between versions and must be available to read them. */
  readonly hasConversionWebhook: boolean;
  /** The definition does not exist in the cluster yet; `null`: unknown. */
  readonly isNew: boolean | null;
};

export type DefinedVersion = {
  readonly name: string;
  readonly isServed: boolean;
  readonly isStored: boolean;
  readonly isDeprecated: boolean;
};

/**
 * The CustomResourceDefinitions of a plan, v1 or v1beta1 (IP-022). A ClusterServiceVersion can add the conversion.
 * @param existing names of those in the cluster; `null`: unknown
 */
export function definitionsOf(
  content: PlanContent,
  existing: readonly string[] | null,
): readonly PlannedDefinition[] {
  const converted = convertedBy(content.objects);
  return content.objects.flatMap(({ id, csvName, kind, name, manifest, status }) => {
    if (kind !== 'CustomResourceDefinition') return [];
    const spec = recordIn(manifest?.['spec']);
    const { scope } = spec;
    return [
      {
        id,
        csvName,
        name,
        kind: textIn(recordIn(spec['names'])['kind']),
        group: textIn(spec['group']),
        scope: scope === 'Namespaced' || scope === 'Cluster' ? scope : null,
        versions: versionsIn(spec),
        hasConversionWebhook:
          recordIn(spec['conversion'])['strategy'] === 'Webhook' || converted.has(name),
        isNew: isNew(status, existing?.includes(name) ?? null),
      },
    ];
  });
}

/** After the step, the definition exists in any case. The status of the step states whether it existed before. */
function isNew(status: string, exists: boolean | null): boolean | null {
  if (status === 'Created') return true;
  if (status === 'Present') return false;
  return exists === null ? null : !exists;
}

/** v1beta1 allows a single version, which is served and stored. */
function versionsIn(spec: JsonRecord): readonly DefinedVersion[] {
  const versions = listIn(spec['versions']).flatMap((item): DefinedVersion[] => {
    const { name, served, storage, deprecated } = recordIn(item);
    const found = textIn(name);
    if (found === null) return [];
    return [
      {
        name: found,
        isServed: served === true,
        isStored: storage === true,
        isDeprecated: deprecated === true,
      },
    ];
  });
  const only = textIn(spec['version']);
  return versions.length > 0 || only === null
    ? versions
    : [{ name: only, isServed: true, isStored: true, isDeprecated: false }];
}

/** OLM writes the conversion of a webhook definition into the CustomResourceDefinitions that it names. */
export function convertedBy(objects: readonly PlanObject[]): ReadonlySet<string> {
  const names = objects
    .filter(({ kind }) => kind === 'ClusterServiceVersion')
    .flatMap(({ manifest }) => listIn(recordIn(manifest?.['spec'])['webhookdefinitions']))
    .flatMap((webhook) => textsIn(recordIn(webhook)['conversionCRDs']));
  return new Set(names);
}
