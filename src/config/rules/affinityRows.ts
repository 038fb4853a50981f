import type {
  Affinity,
  NodeSelectorTerm,
  PodAffinity,
  PodAffinityTerm,
  Requirement,
} from '~/kube/models/affinity';
import { listIn, recordIn } from '~/kube/json';
import {
  type SelectorRows,
  isBlankRequirement,
  isBlankRow,
  selectorOf,
  selectorRowsOf,
} from './selectorRows';
import { isAffinity } from './shape';

/** CF-007: an affinity as the form shows it, its rules in one list; or as it is when it has not the types of one. */
export type AffinityRows =
  | {
      readonly kind: 'rules';
      readonly rules: readonly AffinityRule[];
      /** What is in it besides: members that the form does not know, and those that are empty. `null`: nothing. */
      readonly frame: object | null;
    }
  | { readonly kind: 'unreadable'; readonly value: object };

export type AffinityRule = NodeRule | PodRule;

export type NodeRule = Strength & { readonly kind: 'nodes'; readonly term: NodeSelectorTerm };

/** Near to pods (`podAffinity`) or away from them (`podAntiAffinity`). */
export type PodRule = Strength & {
  readonly kind: 'together' | 'apart';
  /** `null`: no pod is meant. */
  readonly pods: SelectorRows | null;
  readonly topologyKey: string | null;
  readonly namespaces: readonly string[] | null;
  readonly namespaceLabels: SelectorRows | null;
  /** Members of the term that the form has no field for. */
  readonly others: Pick<PodAffinityTerm, 'matchLabelKeys' | 'mismatchLabelKeys'>;
};

export type Strength = {
  readonly isRequired: boolean;
  /** From 1 to 100, of a rule that is preferred; `null` when it is missing. */
  readonly weight: number | null;
  /** Members beside the weight and the term that the form does not know. */
  readonly rest: object;
};

export function affinityRowsOf(value: object): AffinityRows {
  const affinity: unknown = value;
  if (!isAffinity(affinity)) return { kind: 'unreadable', value };
  const { podAffinity, podAntiAffinity } = affinity;
  return {
    kind: 'rules',
    rules: [
      ...nodeRulesOf(affinity),
      ...podRulesOf('together', podAffinity),
      ...podRulesOf('apart', podAntiAffinity),
    ],
    frame: PLACES.reduce<object | null>(
      (left, place) => left && withoutFilled(left, placeOf(place)),
      value,
    ),
  };
}

/** The affinity that the rules are; `null` when there is none. Rules that nobody filled in are left out. */
export function affinityOf(rows: AffinityRows): object | null {
  if (rows.kind === 'unreadable') return rows.value;
  const filled = rows.rules.filter((rule) => !isBlankRule(rule));
  return PLACES.reduce<object | null>(
    (value, place) =>
      withItems(value, placeOf(place), filled.filter((rule) => isAt(rule, place)).map(itemOf)),
    rows.frame,
  );
}

/** Whether it was added and nothing was filled in; a term that was written without any condition is not blank. */
export function isBlankRule(rule: AffinityRule): boolean {
  return rule.kind === 'nodes' ? isBlankTerm(rule.term) : isBlankPodRule(rule);
}

function isBlankTerm({ matchExpressions = [], ...others }: NodeSelectorTerm): boolean {
  const isUntouched = matchExpressions.length > 0 && matchExpressions.every(isBlankRequirement);
  return isUntouched && Object.keys(others).length === 0;
}

function isBlankPodRule({ pods, namespaceLabels, namespaces, others }: PodRule): boolean {
  const rows = [...(pods?.rows ?? []), ...(namespaceLabels?.rows ?? [])];
  const hasMore = namespaces !== null || Object.keys(others).length > 0;
  return rows.length > 0 && rows.every(isBlankRow) && !hasMore;
}

/** The path of a rule, and that of its term within it, counted as the form shows them. */
export function rulePaths(
  rules: readonly AffinityRule[],
  index: number,
): { readonly rule: string; readonly term: string } {
  const rule = rules[index];
  if (rule === undefined) return { rule: 'affinity', term: 'affinity' };
  const before = rules.slice(0, index).filter((one) => isAt(one, rule)).length;
  const path = `affinity.${placeOf(rule).join('.')}[${before.toString()}]`;
  return { rule: path, term: rule.isRequired ? path : `${path}.${termMember(rule.kind)}` };
}

/** The list that a rule is in. */
export type Place = Pick<AffinityRule, 'kind' | 'isRequired'>;

const PLACES: readonly Place[] = (['nodes', 'together', 'apart'] as const).flatMap((kind) => [
  { kind, isRequired: true },
  { kind, isRequired: false },
]);

const MEMBERS = {
  nodes: 'nodeAffinity',
  together: 'podAffinity',
  apart: 'podAntiAffinity',
} as const;
const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

/** The members on the way to the list. */
export function placeOf({ kind, isRequired }: Place): readonly string[] {
  if (!isRequired) return [MEMBERS[kind], PREFERRED];
  return kind === 'nodes'
    ? [MEMBERS[kind], REQUIRED, 'nodeSelectorTerms']
    : [MEMBERS[kind], REQUIRED];
}

function isAt(rule: AffinityRule, { kind, isRequired }: Place): boolean {
  return rule.kind === kind && rule.isRequired === isRequired;
}

function termMember(kind: AffinityRule['kind']): string {
  return kind === 'nodes' ? 'preference' : 'podAffinityTerm';
}

const IS_REQUIRED: Strength = { isRequired: true, weight: null, rest: {} };

function nodeRulesOf({ nodeAffinity = {} }: Affinity): readonly NodeRule[] {
  return [
    ...(nodeAffinity[REQUIRED]?.nodeSelectorTerms ?? []).map(
      (term) => ({ kind: 'nodes', ...IS_REQUIRED, term }) as const,
    ),
    ...(nodeAffinity[PREFERRED] ?? []).map(
      ({ weight = null, preference: term, ...rest }) =>
        ({ kind: 'nodes', isRequired: false, weight, rest, term }) as const,
    ),
  ];
}

function podRulesOf(kind: PodRule['kind'], affinity: PodAffinity = {}): readonly PodRule[] {
  return [
    ...(affinity[REQUIRED] ?? []).map((term) => ({ kind, ...IS_REQUIRED, ...partsOf(term) })),
    ...(affinity[PREFERRED] ?? []).map(({ weight = null, podAffinityTerm, ...rest }) => ({
      kind,
      isRequired: false,
      weight,
      rest,
      ...partsOf(podAffinityTerm),
    })),
  ];
}

function partsOf(podTerm: PodAffinityTerm): Omit<PodRule, 'kind' | keyof Strength> {
  const { labelSelector, namespaceSelector, ...term } = podTerm;
  const { topologyKey = null, namespaces = null, ...others } = term;
  return {
    pods: labelSelector === undefined ? null : selectorRowsOf(labelSelector),
    topologyKey,
    namespaces,
    namespaceLabels: namespaceSelector === undefined ? null : selectorRowsOf(namespaceSelector),
    others,
  };
}

function itemOf(rule: AffinityRule): object {
  const term = rule.kind === 'nodes' ? nodeTermOf(rule.term) : podTermOf(rule);
  if (rule.isRequired) return term;
  const { weight, rest, kind } = rule;
  return { ...rest, ...(weight !== null && { weight }), [termMember(kind)]: term };
}

/** Without requirements that nobody filled in. */
function nodeTermOf({ matchExpressions, ...others }: NodeSelectorTerm): NodeSelectorTerm {
  if (matchExpressions === undefined) return others;
  const filled = matchExpressions.filter((one: Requirement) => !isBlankRequirement(one));
  const isUntouched = matchExpressions.length > 0 && filled.length === 0;
  return isUntouched ? others : { ...others, matchExpressions: filled };
}

function podTermOf(rule: PodRule): PodAffinityTerm {
  const { pods, topologyKey, namespaces, namespaceLabels, others } = rule;
  return {
    ...others,
    ...(topologyKey !== null && { topologyKey }),
    ...(pods !== null && { labelSelector: selectorOf(pods) }),
    ...(namespaces !== null && { namespaces }),
    ...(namespaceLabels !== null && { namespaceSelector: selectorOf(namespaceLabels) }),
  };
}

/** The object without a list that has items, and without what is empty then; `null` when nothing is left. */
function withoutFilled(value: object, [name = '', ...rest]: readonly string[]): object | null {
  const record = recordIn(value);
  const member = record[name];
  if (typeof member !== 'object' || member === null) return value;
  const left = rest.length > 0 ? withoutFilled(member, rest) : withoutItems(member);
  if (left === member) return value;
  if (left !== null) return { ...record, [name]: left };
  const others = Object.entries(record).filter(([one]) => one !== name);
  return others.length === 0 ? null : Object.fromEntries(others);
}

function withoutItems(list: object): object | null {
  return listIn(list).length > 0 ? null : list;
}

/** The object with a list that has the items; as it is when there are none. */
function withItems(
  value: object | null,
  [name = '', ...rest]: readonly string[],
  items: readonly object[],
): object | null {
  if (items.length === 0) return value;
  const record = recordIn(value);
  const member = record[name];
  const inner = typeof member === 'object' ? member : null;
  return { ...record, [name]: rest.length === 0 ? items : withItems(inner, rest, items) };
}
