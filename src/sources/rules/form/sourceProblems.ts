import type { Failure } from '~/kube/failure';
import { isDnsSubdomain } from '~/config/rules/nameSyntax';
import { goDuration } from '~/olm/catalogSources/goDuration';
import { contentProblems, effectiveImage } from './contentProblems';
import { namespaceProblems, nameProblems } from './placeProblems';
import { podProblems } from './podProblems';
import { pullSecretProblems, type NewPullSecret } from './pullSecret';
import type { SourceFacts } from './sourceFacts';
import type { SourceForm } from './sourceForm';
import { error, warning, type SourceField, type SourceProblem } from './sourceProblem';
import { isPinned } from '~/olm/catalogSources/imageReference';

export type CheckedSource = {
  readonly form: SourceForm;
  /** The catalog exists: its name and namespace are fixed. */
  readonly isStored: boolean;
  readonly newSecret: NewPullSecret | null;
  /** The pull secrets of the namespace; `null`: unknown. */
  readonly pullSecrets: readonly string[] | null;
};

/** The problems of a catalog: those that the API server or OLM rejects, and warnings. */
export function sourceProblems(
  { form, isStored, newSecret, pullSecrets }: CheckedSource,
  facts: SourceFacts,
): readonly SourceProblem[] {
  return [
    ...(isStored ? [] : [...nameProblems(form, facts), ...namespaceProblems(form, facts)]),
    ...contentProblems(form, facts.kubeVersion),
    ...priorityProblems(form),
    ...intervalProblems(form, facts.kubeVersion),
    ...secretProblems(form, pullSecrets),
    ...(newSecret === null ? [] : pullSecretProblems(newSecret, form.secrets)),
    ...podProblems(form, facts),
  ];
}

/** The server's messages by field of the form. */
export function refusedFields(failure: Failure | null): readonly SourceProblem[] {
  return (failure?.problems ?? []).map(({ field, message }) =>
    error(fieldAt(field), { kind: 'refused', path: field, message }),
  );
}

function fieldAt(path: string): SourceField {
  const found = FIELDS.find(
    ([begin]) => path === begin || path.startsWith(`${begin}.`) || path.startsWith(`${begin}[`),
  );
  return found === undefined ? 'rest' : found[1];
}

/** The first match counts. */
const FIELDS: readonly (readonly [string, SourceField])[] = [
  ['metadata.name', 'name'],
  ['metadata.namespace', 'namespace'],
  ['metadata.annotations', 'template'],
  ['spec.displayName', 'displayName'],
  ['spec.publisher', 'publisher'],
  ['spec.description', 'description'],
  ['spec.sourceType', 'content'],
  ['spec.image', 'image'],
  ['spec.address', 'address'],
  ['spec.configMap', 'configMap'],
  ['spec.priority', 'priority'],
  ['spec.updateStrategy', 'interval'],
  ['spec.secrets', 'secrets'],
  ['spec.grpcPodConfig.priorityClassName', 'priorityClass'],
  ['spec.grpcPodConfig.securityContextConfig', 'security'],
  ['spec.grpcPodConfig.memoryTarget', 'memoryTarget'],
  ['spec.grpcPodConfig.extractContent.cacheDir', 'cacheDir'],
  ['spec.grpcPodConfig.extractContent', 'catalogDir'],
  ['spec.grpcPodConfig', 'pod'],
];

/** CS-009: a 32-bit integer, as the schema requires. */
function priorityProblems({ priority }: SourceForm): readonly SourceProblem[] {
  if (priority === '') return [];
  if (!/^[+-]?\d+$/.test(priority)) return [error('priority', { kind: 'priority-syntax' })];
  const value = Number(priority);
  return value < LEAST || value > MOST
    ? [error('priority', { kind: 'priority-range', least: LEAST, most: MOST })]
    : [];
}

/**
 * CS-010: a Go duration. OLM uses 15 minutes instead of an invalid one and reports it in the status (`UnmarshalJSON` of
 * UpdateStrategy in operator-framework/api's catalogsource_types.go). Every check starts a pod.
 */
function intervalProblems(form: SourceForm, kubeVersion: string | null): readonly SourceProblem[] {
  const { content, interval, rest } = form;
  if (content !== 'image') return [];
  if (interval === '') {
    const isKept = rest.spec['updateStrategy'] !== undefined;
    return isKept ? [warning('interval', { kind: 'interval-kept' })] : [];
  }
  const seconds = goDuration(interval);
  if (seconds === null) return [error('interval', { kind: 'interval-syntax' })];
  if (seconds <= 0) return [error('interval', { kind: 'interval-not-positive' })];
  if (isPinned(effectiveImage(form, kubeVersion))) {
    return [warning('interval', { kind: 'interval-pinned' })];
  }
  return seconds < SHORT ? [warning('interval', { kind: 'interval-short' })] : [];
}

/** CS-011: names of Secrets, each once, without blank rows. */
function secretProblems(
  { secrets }: SourceForm,
  pullSecrets: readonly string[] | null,
): readonly SourceProblem[] {
  return secrets.flatMap((name, index): readonly SourceProblem[] => {
    if (name === '') return [];
    if (!isDnsSubdomain(name)) return [error('secrets', { kind: 'object-name' })];
    if (secrets.indexOf(name) < index)
      return [error('secrets', { kind: 'duplicate', value: name })];
    return pullSecrets === null || pullSecrets.includes(name)
      ? []
      : [warning('secrets', { kind: 'not-a-pull-secret', name })];
  });
}

const MOST = 2 ** 31 - 1;
const LEAST = -(2 ** 31);

/** Seconds: catalogs are not built more often. */
const SHORT = 5 * 60;
