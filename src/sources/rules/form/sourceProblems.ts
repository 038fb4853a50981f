import type { Failure } from '~/kube/failure';
import { contentProblems } from './contentProblems';
import { namespaceProblems, nameProblems } from './placeProblems';
import { podProblems } from './podProblems';
import { type NewPullSecret, pullSecretProblems } from './pullSecret';
import {
  iconProblems,
  intervalProblems,
  priorityProblems,
  secretProblems,
} from './settingProblems';
import type { SourceFacts } from './sourceFacts';
import type { SourceForm } from './sourceForm';
import { type SourceField, type SourceProblem, error } from './sourceProblem';

export type CheckedSource = {
  readonly form: SourceForm;
  /** It is there already: its name and its namespace are what they are. */
  readonly isStored: boolean;
  readonly newSecret: NewPullSecret | null;
  /** The Secrets of the namespace that can be used to pull; `null`: not known. */
  readonly pullSecrets: readonly string[] | null;
};

/** What is wrong with a catalog, so that the API server or OLM refuses it, and what is better known before. */
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
    ...iconProblems(form),
    ...podProblems(form, facts),
  ];
}

/** What the server says against fields, at those of the form. */
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

/** The first that fits counts. */
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
  ['spec.icon', 'icon'],
  ['spec.grpcPodConfig.priorityClassName', 'priorityClass'],
  ['spec.grpcPodConfig.securityContextConfig', 'security'],
  ['spec.grpcPodConfig.memoryTarget', 'memoryTarget'],
  ['spec.grpcPodConfig.extractContent.cacheDir', 'cacheDir'],
  ['spec.grpcPodConfig.extractContent', 'catalogDir'],
  ['spec.grpcPodConfig', 'pod'],
];
