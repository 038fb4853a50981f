import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';

/**
 * How OLM unpacks the bundles of all Subscriptions of a namespace: annotations of its OperatorGroup, which OLM reads as
 * durations (TS-006; BundleUnpackRetryMinimumIntervalAnnotationKey and BundleUnpackTimeoutAnnotationKey in OLM's
 * pkg/controller/bundle/bundle_unpacker.go). Empty: not set.
 */
export type UnpackSettings = {
  /** How long after a failure OLM unpacks again. Without it, once the failed Job is gone. */
  readonly retryInterval: string;
  /** How long unpacking may take. Without it, ten minutes. */
  readonly timeout: string;
};

const ANNOTATIONS = {
  retryInterval: 'operatorframework.io/bundle-unpack-min-retry-interval',
  timeout: 'operatorframework.io/bundle-unpack-timeout',
} as const satisfies Record<keyof UnpackSettings, string>;

const FIELDS = ['retryInterval', 'timeout'] as const;

export function unpackSettings({ metadata }: OperatorGroup): UnpackSettings {
  return {
    retryInterval: metadata.annotations?.[ANNOTATIONS.retryInterval] ?? '',
    timeout: metadata.annotations?.[ANNOTATIONS.timeout] ?? '',
  };
}

/** The fields that OLM could not read: it would unpack nothing in the namespace. */
export function wrongSettings(settings: UnpackSettings): readonly (keyof UnpackSettings)[] {
  return FIELDS.filter((field) => settings[field] !== '' && !isDuration(settings[field]));
}

/** More than nothing, as Go's `time.ParseDuration` reads it: `90s`, `1h30m`. */
function isDuration(text: string): boolean {
  return /^(?:\d+(?:\.\d+)?(?:h|m|s))+$/.test(text) && /[1-9]/.test(text);
}

/** Nothing to do when all is set already. Other annotations, OLM's own among them, stay. */
export function changeUnpackSettings(
  group: OperatorGroup,
  settings: UnpackSettings,
): readonly ClusterCall[] {
  const before = unpackSettings(group);
  const changed = FIELDS.filter((field) => settings[field] !== before[field]);
  if (changed.length === 0) return [];
  const { name, namespace = '', annotations } = group.metadata;
  const steps =
    annotations === undefined
      ? [...firstAnnotations(group, settings)]
      : changed.flatMap((field) => stepsFor(field, before[field], settings[field]));
  return [{ kind: 'patch', model: operatorGroupModel, object: { name, namespace }, steps }];
}

/** The map has to be made, which must not cost what another one has put there meanwhile. */
function firstAnnotations(
  { metadata: { resourceVersion } }: OperatorGroup,
  settings: UnpackSettings,
): readonly PatchStep[] {
  const value = Object.fromEntries(
    FIELDS.filter((field) => settings[field] !== '').map((field) => [
      ANNOTATIONS[field],
      settings[field],
    ]),
  );
  const isAsShown: readonly PatchStep[] =
    resourceVersion === undefined
      ? []
      : [{ op: 'test', path: '/metadata/resourceVersion', value: resourceVersion }];
  return [...isAsShown, { op: 'add', path: '/metadata/annotations', value }];
}

function stepsFor(
  field: keyof UnpackSettings,
  before: string,
  value: string,
): readonly PatchStep[] {
  const path = `/metadata/annotations/${ANNOTATIONS[field].replaceAll('/', '~1')}`;
  const isAsShown: readonly PatchStep[] =
    before === '' ? [] : [{ op: 'test', path, value: before }];
  return [...isAsShown, value === '' ? { op: 'remove', path } : { op: 'add', path, value }];
}
