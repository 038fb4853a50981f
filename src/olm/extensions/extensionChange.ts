import type { LabelSelector } from '~/kube/models/meta';
import { type ClusterExtension, clusterExtensionModel } from '~/kube/models/olmV1';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
import { type JsonRecord, recordIn, textIn, textsIn } from '~/kube/json';

/** The requested versions and catalogs of an extension. */
type Target = {
  /** A version or a range; `null`: any. */
  readonly version: string | null;
  /** Empty: any. */
  readonly channels: readonly string[];
  /** `null`: all catalogs. */
  readonly selector: LabelSelector | null;
};

/** The target and the safety checks of OLM. */
export type Change = Partial<Target> & {
  /** Whether OLM installs only versions that the update paths of the catalog allow. */
  readonly enforcesPaths?: boolean;
  /** Whether OLM checks that an update of a CRD keeps its stored resources valid. */
  readonly checksCrds?: boolean;
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
export function changeCalls(object: ClusterExtension, change: Change): readonly ClusterCall[] {
  const catalog = catalogOf(object);
  const { version, channels, selector, enforcesPaths, checksCrds } = change;
  const policy = enforcesPaths === false ? 'SelfCertified' : 'CatalogProvided';
  const steps = [
    ...stepsFor(`${CATALOG}/version`, catalog['version'], version),
    ...stepsFor(
      `${CATALOG}/channels`,
      catalog['channels'],
      channels?.length === 0 ? null : channels,
    ),
    ...stepsFor(`${CATALOG}/selector`, catalog['selector'], selector),
    ...(enforcesPaths === undefined || isEnforced(catalog) === enforcesPaths
      ? []
      : stepsFor(`${CATALOG}/${POLICY}`, catalog[POLICY], policy)),
    ...(checksCrds === undefined ? [] : crdCheckSteps(object, checksCrds)),
  ];
  return patchCalls(object, steps);
}

/** The optional fields of an extension. */
export type Settings = {
  readonly deadline: number | null;
  /** `config.inline.deploymentConfig`, which a user can have written with any content. */
  readonly config: JsonRecord;
};

export function settingsOf({ spec }: ClusterExtension): Settings {
  const { progressDeadlineMinutes: deadline, config } = recordIn(spec);
  return {
    deadline: typeof deadline === 'number' ? deadline : null,
    config: recordIn(recordIn(recordIn(config)['inline'])['deploymentConfig']),
  };
}

/** Changes the optional fields, and keeps the remaining configuration. */
export function settingsCalls(object: ClusterExtension, wanted: Settings): readonly ClusterCall[] {
  const { progressDeadlineMinutes, config } = recordIn(object.spec);
  const { deploymentConfig: _, ...others } = recordIn(recordIn(config)['inline']);
  const isEmpty = Object.keys(wanted.config).length === 0;
  const inline = { ...others, ...(isEmpty ? {} : { deploymentConfig: wanted.config }) };
  const isSame = isAlike(settingsOf(object).config, wanted.config);
  const changed =
    Object.keys(inline).length === 0 ? null : { ...recordIn(config), configType: 'Inline', inline };
  return patchCalls(object, [
    ...stepsFor('/spec/progressDeadlineMinutes', progressDeadlineMinutes, wanted.deadline),
    ...(isSame ? [] : stepsFor('/spec/config', config, changed)),
  ]);
}

function patchCalls(
  { metadata }: ClusterExtension,
  steps: readonly PatchStep[],
): readonly ClusterCall[] {
  if (steps.length === 0) return [];
  const { name, generation } = metadata;
  const tests: readonly PatchStep[] =
    generation === undefined
      ? []
      : [{ op: 'test', path: '/metadata/generation', value: generation }];
  return [
    { kind: 'patch', model: clusterExtensionModel, object: { name }, steps: [...tests, ...steps] },
  ];
}

const CATALOG = '/spec/source/catalog';
const POLICY = 'upgradeConstraintPolicy';

/**
 * Makes OLM try again at once, instead of after minutes: it reconciles at every change of the object, without a predicate
 * (operator-controller df2c201d of 2026-08-21, clusterextension_controller.go, SetupWithManager; compared on 2026-11-28).
 */
export function retryCall({ metadata }: ClusterExtension): ClusterCall {
  const { name, annotations, resourceVersion = '' } = metadata;
  const step: PatchStep =
    annotations === undefined
      ? { op: 'add', path: '/metadata/annotations', value: { [RETRIED]: resourceVersion } }
      : {
          op: 'add',
          path: `/metadata/annotations/${RETRIED.replace('/', '~1')}`,
          value: resourceVersion,
        };
  return { kind: 'patch', model: clusterExtensionModel, object: { name }, steps: [step] };
}

const RETRIED = 'operator-hub/retried-at';

/** The API server sets `CatalogProvided` by default. */
function isEnforced(catalog: Readonly<Record<string, unknown>>): boolean {
  return catalog[POLICY] !== 'SelfCertified';
}

/** Absent means checked. The API rejects the parents without the field. */
function crdCheckSteps({ spec }: ClusterExtension, isChecked: boolean): readonly PatchStep[] {
  const preflight = recordIn(recordIn(recordIn(spec)['install'])['preflight']);
  const before = textIn(recordIn(preflight['crdUpgradeSafety'])['enforcement']);
  if ((before !== 'None') === isChecked) return [];
  const enforcement = isChecked ? 'Strict' : 'None';
  return before === null
    ? stepsFor('/spec/install', undefined, { preflight: { crdUpgradeSafety: { enforcement } } })
    : stepsFor('/spec/install/preflight/crdUpgradeSafety/enforcement', before, enforcement);
}

/** @param wanted `null` removes the field; `undefined` keeps it */
function stepsFor(path: string, before: unknown, wanted: unknown): readonly PatchStep[] {
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
