import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { type OlmConfig, olmConfigModel } from '~/kube/models/olmConfig';
import { lineIn, listIn, recordIn, textIn } from '~/kube/json';
import { notedNamespaces } from '~/olm/installed/watchedNamespaces';
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

/** An Operator that watches all namespaces: OLM copies its CSV into each. */
export type GlobalOperator = {
  /** Where it is installed. */
  readonly namespace: string;
  readonly csvName: string;
  readonly displayName: string;
};

/** @param csvs originals */
export function globalOperators(csvs: readonly ClusterServiceVersion[]): readonly GlobalOperator[] {
  return csvs
    .filter((csv) => notedNamespaces(csv)?.includes('') === true)
    .map(({ metadata, spec }) => ({
      namespace: metadata.namespace ?? '',
      csvName: metadata.name,
      displayName: lineIn(recordIn(spec)['displayName']) ?? metadata.name,
    }))
    .toSorted((one, other) => one.displayName.localeCompare(other.displayName));
}

/** How many copies there are of each, by {@link copyKey}. */
export type CopyCounts = ReadonlyMap<string, number>;

export function copyKey({
  namespace,
  csvName,
}: Pick<GlobalOperator, 'namespace' | 'csvName'>): string {
  return `${namespace}/${csvName}`;
}

/** @param names of the copies whose originals are in a namespace */
export function countCopies(namespace: string, names: readonly string[]): CopyCounts {
  const counts = new Map<string, number>();
  for (const csvName of names) {
    const key = copyKey({ namespace, csvName });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** All copies of these Operators together. */
export function copiesOf(operators: readonly GlobalOperator[], counts: CopyCounts): number {
  return operators.reduce((sum, operator) => sum + (counts.get(copyKey(operator)) ?? 0), 0);
}

/**
 * How many copies there are once OLM has done what it is told: one in each other namespace, or, where copying is disabled,
 * one in the namespace that OpenShift protects (CSV-020).
 */
export function copiesAfter(
  operators: readonly GlobalOperator[],
  { isDisabled, namespaces, isOpenShift }: CopySurroundings,
): number {
  if (!isDisabled) return operators.length * Math.max(namespaces - 1, 0);
  return isOpenShift ? operators.filter(({ namespace }) => namespace !== 'openshift').length : 0;
}

export type CopySurroundings = {
  readonly isDisabled: boolean;
  /** How many there are. */
  readonly namespaces: number;
  readonly isOpenShift: boolean;
};
