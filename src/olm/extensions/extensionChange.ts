import type { CatalogSelector, ClusterExtension } from '~/kube/models/clusterExtension';
import { clusterExtensionModel } from '~/kube/models/clusterExtension';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
import { textIn, textsIn, recordIn } from '~/kube/json';

/** The requested versions and catalogs of an extension. */
export type Target = {
  /** A version or a range; `null`: any. */
  readonly version: string | null;
  /** Empty: any. */
  readonly channels: readonly string[];
  /** `null`: all catalogs. */
  readonly selector: CatalogSelector | null;
};

/** The stored values, which a patch tests. */
export function targetOf(object: ClusterExtension): Target {
  const catalog = catalogOf(object);
  const { selector } = object.spec?.source?.catalog ?? {};
  return {
    version: textIn(catalog['version']),
    channels: textsIn(catalog['channels']),
    selector: selector ?? null,
  };
}

/**
 * A change of an extension that the server rejects after a concurrent change (OLM v1 itself does not merge). Empty if
 * nothing changes.
 * @param object as displayed
 */
export function changeCalls(
  object: ClusterExtension,
  change: Partial<Target>,
): readonly ClusterCall[] {
  const catalog = catalogOf(object);
  const steps = [
    ...stepsFor('version', catalog, change.version),
    ...stepsFor('channels', catalog, change.channels?.length === 0 ? null : change.channels),
    ...stepsFor('selector', catalog, change.selector),
  ];
  if (steps.length === 0) return [];
  const { name, generation } = object.metadata;
  const tests: readonly PatchStep[] =
    generation === undefined
      ? []
      : [{ op: 'test', path: '/metadata/generation', value: generation }];
  return [
    { kind: 'patch', model: clusterExtensionModel, object: { name }, steps: [...tests, ...steps] },
  ];
}

/** @param wanted `null` removes the field; `undefined` keeps it */
function stepsFor(
  field: keyof Target,
  catalog: Readonly<Record<string, unknown>>,
  wanted: unknown,
): readonly PatchStep[] {
  const path = `/spec/source/catalog/${field}`;
  const before = catalog[field];
  if (wanted === undefined || isAlike(before ?? null, wanted)) return [];
  if (before === undefined) return [{ op: 'add', path, value: wanted }];
  const test: PatchStep = { op: 'test', path, value: before };
  return wanted === null
    ? [test, { op: 'remove', path }]
    : [test, { op: 'replace', path, value: wanted }];
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function catalogOf({ spec }: ClusterExtension) {
  return recordIn(recordIn(recordIn(spec)['source'])['catalog']);
}
