import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';

/**
 * The settings of bundle unpacking for all Subscriptions of a namespace: annotations of its OperatorGroup with
 * durations (TS-006; BundleUnpackRetryMinimumIntervalAnnotationKey and BundleUnpackTimeoutAnnotationKey in OLM's
 * pkg/controller/bundle/bundle_unpacker.go). Empty: not set.
 */
export type UnpackSettings = {
  /**
   * The interval after which OLM retries a failed unpacking. Without it, OLM retries after the failed Job is deleted.
   */
  readonly retryInterval: string;
  /** The timeout. The default is ten minutes. */
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

/** The invalid fields. With one of them, OLM would unpack nothing in the namespace. */
export function wrongSettings(settings: UnpackSettings): readonly (keyof UnpackSettings)[] {
  return FIELDS.filter((field) => settings[field] !== '' && !isDuration(settings[field]));
}

/** A positive duration for Go's `time.ParseDuration`: `90s`, `1h30m`. */
function isDuration(text: string): boolean {
  return /^(?:\d+(?:\.\d+)?(?:h|m|s))+$/.test(text) && /[1-9]/.test(text);
}

/** Empty if all is already set. Other annotations, including OLM's own, remain. */
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

/** A missing map must be created without overwriting one that was added since. */
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
