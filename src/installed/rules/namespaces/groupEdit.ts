import type { LabelSelector } from '~/kube/models/meta';
import { type OperatorGroup, operatorGroupModel, type OperatorGroupSpec } from '~/kube/models/olm';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
import { hasSelector } from '~/olm/namespaces/operatorGroupTargets';

/** How an OperatorGroup selects namespaces. */
export const WATCHES = ['own', 'all', 'list', 'selector'] as const;

export type Watch = (typeof WATCHES)[number];

/** The settings of an OperatorGroup as typed. */
export type GroupDraft = {
  readonly watch: Watch;
  /** Names of namespaces, separated by commas or spaces. */
  readonly names: string;
  /** Labels (`key=value`), separated by commas or spaces. */
  readonly labels: string;
  /** Empty: none. */
  readonly account: string;
  readonly isStatic: boolean;
};

/** The current settings; for a new OperatorGroup, its own namespace. */
export function draftOf(group: OperatorGroup | null): GroupDraft {
  if (group === null) {
    return { watch: 'own', names: '', labels: '', account: '', isStatic: false };
  }
  const { spec = {} } = group;
  const { targetNamespaces = [], selector, serviceAccountName = '', staticProvidedAPIs } = spec;
  const labels = Object.entries(selector?.matchLabels ?? {});
  return {
    watch: watchOf(group),
    names: targetNamespaces.join(', '),
    labels: labels.map(([key, value]) => `${key}=${value}`).join(', '),
    account: serviceAccountName,
    isStatic: staticProvidedAPIs === true,
  };
}

function watchOf({ spec, metadata }: OperatorGroup): Watch {
  const [first, ...others] = spec?.targetNamespaces ?? [];
  if (first === undefined) return hasSelector(spec) ? 'selector' : 'all';
  return first === metadata.namespace && others.length === 0 ? 'own' : 'list';
}

/**
 * The spec with these settings; other fields remain, and the expressions of a selector that is still used.
 * @returns `null`: incomplete, or not readable
 */
export function specOf(
  { watch, names, labels, account, isStatic }: GroupDraft,
  namespace: string,
  before: OperatorGroupSpec,
): OperatorGroupSpec | null {
  const listed = watch === 'own' ? [namespace] : wordsIn(names);
  const selected = selectorOf(labels, before.selector);
  const targets = {
    all: {},
    own: { targetNamespaces: listed },
    list: listed.length === 0 ? null : { targetNamespaces: listed },
    selector: selected === null ? null : { selector: selected },
  }[watch];
  if (targets === null) return null;
  const others = Object.entries(before).filter(([field]) => !EDITED.includes(field));
  const isStated = isStatic || before.staticProvidedAPIs !== undefined;
  return {
    ...Object.fromEntries(others),
    ...targets,
    ...(account.trim() !== '' && { serviceAccountName: account.trim() }),
    ...(isStated && { staticProvidedAPIs: isStatic }),
  };
}

const EDITED: readonly string[] = [
  'targetNamespaces',
  'selector',
  'serviceAccountName',
  'staticProvidedAPIs',
] satisfies readonly (keyof OperatorGroupSpec)[];

/** `null`: no requirement, which would select all namespaces, or a text that is not `key=value`. */
function selectorOf(text: string, { matchExpressions = [] }: LabelSelector = {}) {
  const words = wordsIn(text);
  const labels = words.flatMap((word): readonly (readonly [string, string])[] => {
    const [key = '', value, ...more] = word.split('=');
    return key === '' || value === undefined || more.length > 0 ? [] : [[key, value]];
  });
  if (labels.length < words.length || labels.length + matchExpressions.length === 0) return null;
  return {
    ...(labels.length > 0 && { matchLabels: Object.fromEntries(labels) }),
    ...(matchExpressions.length > 0 && { matchExpressions }),
  };
}

/** Each once. */
export function wordsIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((word) => word !== ''))];
}

/** The calls that save a spec; none if it is the current one. The server rejects them if somebody else changed it. */
export function groupCalls(
  group: OperatorGroup | null,
  spec: OperatorGroupSpec,
  namespace: string,
): readonly ClusterCall[] {
  const model = operatorGroupModel;
  if (group === null) {
    const { version, kind } = model;
    const metadata = { name: `${namespace}-og`, namespace };
    const manifest = { apiVersion: `${model.group}/${version}`, kind, metadata, spec };
    return [{ kind: 'create', model, manifest }];
  }
  const { name } = group.metadata;
  const steps: readonly PatchStep[] =
    group.spec === undefined
      ? [{ op: 'add', path: '/spec', value: spec }]
      : [
          { op: 'test', path: '/spec', value: group.spec },
          { op: 'replace', path: '/spec', value: spec },
        ];
  const isSame = canonical(group.spec ?? {}) === canonical(spec);
  return isSame ? [] : [{ kind: 'patch', model, object: { name, namespace }, steps }];
}

function canonical(spec: OperatorGroupSpec): string {
  return JSON.stringify(Object.entries(spec).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
