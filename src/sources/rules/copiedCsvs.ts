import { type OlmConfig, olmConfigModel } from '~/kube/models/olmConfig';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';

/** Whether OLM copies the CSVs of Operators that watch all namespaces, and what it says about that (CSV-019). */
export type CopiesState = {
  readonly isDisabled: boolean;
  /** The condition DisabledCopiedCSVs in OLM's words; `null`: it has said nothing. */
  readonly said: { readonly reason: string; readonly message: string } | null;
  /** The copies are as they are to be. */
  readonly isSettled: boolean;
};

/** @param config `null`: OLM copies (CSV-019) */
export function copiesState(config: OlmConfig | null): CopiesState {
  const features = recordIn(recordIn(config?.spec)['features']);
  const isDisabled = features['disableCopiedCSVs'] === true;
  const condition = listIn(recordIn(config?.status)['conditions'])
    .map(recordIn)
    .find(({ type }) => type === CONDITION);
  if (condition === undefined) return { isDisabled, said: null, isSettled: false };
  const message = textIn(condition['message']) ?? '';
  const says = condition['status'] === 'True';
  // While copies are missing the condition is False as well: only its message tells (`getCopiedCSVsCondition` in OLM).
  const isSettled = isDisabled ? says : !says && !message.includes('missing');
  return { isDisabled, said: { reason: textIn(condition['reason']) ?? '', message }, isSettled };
}

/** Its type is the reason of OLM's events, too (CSV-023). */
const CONDITION = 'DisabledCopiedCSVs';

/** Tells OLM whether to copy; what else its configuration says stays, whoever changes that. @param config `null`: there is none yet */
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

/** There is one. */
const NAME = 'cluster';

/** A path is only there where its parent is; that the parent is still absent is tested where that can be. */
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
  const said: unknown = recordIn(config.spec)['features'];
  if (!isObject(said)) {
    return [
      { op: 'test', path: '/spec', value: config.spec },
      { op: 'add', path: '/spec/features', value: features },
    ];
  }
  const flag = recordIn(said)['disableCopiedCSVs'];
  return [
    ...(flag === undefined ? [] : [{ op: 'test', path: FLAG, value: flag } as const]),
    { op: 'add', path: FLAG, value: isDisabled },
  ];
}

const FLAG = '/spec/features/disableCopiedCSVs';

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
