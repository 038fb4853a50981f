import { type OlmConfig, olmConfigModel } from '~/kube/models/olm';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';

/** Whether OLM copies the CSVs of Operators that watch all namespaces, with its report (CSV-019). */
export type CopiesState = {
  readonly isDisabled: boolean;
  /** The condition DisabledCopiedCSVs; `null`: not reported. */
  readonly reported: { readonly reason: string; readonly message: string } | null;
  /** OLM completed the change. */
  readonly isSettled: boolean;
};

/** @param config `null`: copies are enabled (CSV-019) */
export function copiesState(config: OlmConfig | null): CopiesState {
  const features = recordIn(recordIn(config?.spec)['features']);
  const isDisabled = features['disableCopiedCSVs'] === true;
  const condition = listIn(recordIn(config?.status)['conditions'])
    .map(recordIn)
    .find(({ type }) => type === CONDITION);
  if (condition === undefined) return { isDisabled, reported: null, isSettled: false };
  const message = textIn(condition['message']) ?? '';
  const says = condition['status'] === 'True';
  // The condition is also False while copies are missing. Only its message distinguishes this (`getCopiedCSVsCondition`
  // in OLM).
  const isSettled = isDisabled ? says : !says && !message.includes('missing');
  return {
    isDisabled,
    reported: { reason: textIn(condition['reason']) ?? '', message },
    isSettled,
  };
}

/** The type is also the reason of OLM's events (CSV-023). */
const CONDITION = 'DisabledCopiedCSVs';

/**
 * Enables or disables the copies. Other settings remain, also concurrent changes. @param config `null`: does not exist
 */
export function copiesCall(config: OlmConfig | null, isDisabled: boolean): ClusterCall | null {
  if (config === null) {
    const { group, version, kind } = olmConfigModel;
    const manifest = {
      apiVersion: `${group}/${version}`,
      kind,
      metadata: { name: NAME },
      spec: { features: { disableCopiedCSVs: isDisabled } },
    };
    return isDisabled ? { kind: 'create', model: olmConfigModel, manifest } : null;
  }
  if (copiesState(config).isDisabled === isDisabled) return null;
  const steps = copiesSteps(config, isDisabled);
  return { kind: 'patch', model: olmConfigModel, object: { name: NAME }, steps };
}

/** The only valid name. */
const NAME = 'cluster';

/** A path exists only if its parent exists. A missing parent is tested if possible. */
function copiesSteps(config: OlmConfig, isDisabled: boolean): readonly PatchStep[] {
  const features = { disableCopiedCSVs: isDisabled };
  if (!isObject(config.spec)) {
    const { generation } = config.metadata;
    return [
      ...(generation === undefined
        ? []
        : [{ op: 'test', path: '/metadata/generation', value: generation } as const]),
      { op: 'add', path: '/spec', value: { features } },
    ];
  }
  const current: unknown = recordIn(config.spec)['features'];
  if (!isObject(current)) {
    return [
      { op: 'test', path: '/spec', value: config.spec },
      { op: 'add', path: '/spec/features', value: features },
    ];
  }
  const flag = recordIn(current)['disableCopiedCSVs'];
  return [
    ...(flag === undefined ? [] : [{ op: 'test', path: FLAG, value: flag } as const]),
    { op: 'add', path: FLAG, value: isDisabled },
  ];
}

const FLAG = '/spec/features/disableCopiedCSVs';

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
