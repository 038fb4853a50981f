import { danger, warning } from '~/olm/finding';
import type { Failure } from '~/kube/failure';
import { isDnsSubdomain } from '~/form/rules/nameSyntax';
import { goDuration } from '~/olm/catalogSources/goDuration';
import { contentFindings, effectiveImage } from './contentFindings';
import { namespaceFindings, nameFindings } from './placeFindings';
import { podFindings } from './podFindings';
import { pullSecretFindings, type NewPullSecret } from './pullSecret';
import type { SourceFacts } from './sourceFacts';
import type { SourceForm } from './sourceForm';
import { type SourceField, type SourceFinding } from './sourceFinding';
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
export function sourceFindings(
  { form, isStored, newSecret, pullSecrets }: CheckedSource,
  facts: SourceFacts,
): readonly SourceFinding[] {
  return [
    ...(isStored ? [] : [...nameFindings(form, facts), ...namespaceFindings(form, facts)]),
    ...contentFindings(form, facts.kubeVersion),
    ...priorityFindings(form),
    ...intervalFindings(form, facts.kubeVersion),
    ...secretFindings(form, pullSecrets),
    ...(newSecret === null ? [] : pullSecretFindings(newSecret, form.secrets)),
    ...podFindings(form, facts),
  ];
}

/** The server's messages by field of the form. */
export function refusedFields(failure: Failure | null): readonly SourceFinding[] {
  return (failure?.rejected ?? []).map(({ field, message }) =>
    danger({ path: fieldAt(field), kind: 'refused', field, message }),
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
function priorityFindings({ priority }: SourceForm): readonly SourceFinding[] {
  if (priority === '') return [];
  if (!/^[+-]?\d+$/.test(priority))
    return [danger({ path: 'priority', kind: 'wrong-type', expected: 'number' })];
  const value = Number(priority);
  return value < LEAST || value > MOST
    ? [danger({ path: 'priority', kind: 'priority-range', least: LEAST, most: MOST })]
    : [];
}

/**
 * CS-010: a Go duration. OLM uses 15 minutes instead of an invalid one and reports it in the status (`UnmarshalJSON` of
 * UpdateStrategy in operator-framework/api's catalogsource_types.go). Every check starts a pod.
 */
function intervalFindings(form: SourceForm, kubeVersion: string | null): readonly SourceFinding[] {
  const { content, interval, rest } = form;
  if (content !== 'image') return [];
  if (interval === '') {
    const isKept = rest.spec['updateStrategy'] !== undefined;
    return isKept ? [warning({ path: 'interval', kind: 'interval-syntax' })] : [];
  }
  const seconds = goDuration(interval);
  if (seconds === null) return [danger({ path: 'interval', kind: 'interval-syntax' })];
  if (seconds <= 0) return [danger({ path: 'interval', kind: 'not-positive' })];
  if (isPinned(effectiveImage(form, kubeVersion))) {
    return [warning({ path: 'interval', kind: 'interval-pinned' })];
  }
  return seconds < SHORT ? [warning({ path: 'interval', kind: 'interval-short' })] : [];
}

/** CS-011: names of Secrets, each once, without blank rows. */
function secretFindings(
  { secrets }: SourceForm,
  pullSecrets: readonly string[] | null,
): readonly SourceFinding[] {
  return secrets.flatMap((name, index): readonly SourceFinding[] => {
    if (name === '') return [];
    if (!isDnsSubdomain(name))
      return [danger({ path: 'secrets', kind: 'bad-syntax', syntax: 'object-name' })];
    if (secrets.indexOf(name) < index)
      return [danger({ path: 'secrets', kind: 'duplicate', value: name })];
    return pullSecrets === null || pullSecrets.includes(name)
      ? []
      : [warning({ path: 'secrets', kind: 'not-a-pull-secret', name })];
  });
}

const MOST = 2 ** 31 - 1;
const LEAST = -(2 ** 31);

/** Seconds: catalogs are not built more often. */
const SHORT = 5 * 60;
