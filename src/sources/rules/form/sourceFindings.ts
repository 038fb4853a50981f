import { danger, warning } from '~/olm/finding';
import { isDnsSubdomain } from '~/form/rules/nameSyntax';
import { goDuration } from '~/olm/catalogSources/goDuration';
import { contentFindings, effectiveImage } from './contentFindings';
import { namespaceFindings, nameFindings } from './placeFindings';
import { podFindings } from './podFindings';
import { pullSecretFindings, type NewPullSecret } from './pullSecret';
import type { SourceFacts } from './sourceFacts';
import type { SourceForm } from './sourceForm';
import type { SourceFinding } from './sourceFinding';
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
    ...intervalFindings(form, facts.kubeVersion),
    ...secretFindings(form, pullSecrets),
    ...(newSecret === null ? [] : pullSecretFindings(newSecret, form.secrets)),
    ...podFindings(form, facts),
  ];
}

/**
 * CS-010: a Go duration. OLM uses 15 minutes instead of an invalid one and reports it in the status (`UnmarshalJSON` of
 * UpdateStrategy in operator-framework/api's catalogsource_types.go). Every check starts a pod.
 */
function intervalFindings(form: SourceForm, kubeVersion: string | null): readonly SourceFinding[] {
  const { content, interval } = form;
  if (content !== 'image' || interval === '') return [];
  const seconds = goDuration(interval);
  if (seconds === null) return [danger({ path: INTERVAL, kind: 'interval-syntax' })];
  if (seconds <= 0) return [danger({ path: INTERVAL, kind: 'not-positive' })];
  if (isPinned(effectiveImage(form, kubeVersion))) {
    return [warning({ path: INTERVAL, kind: 'interval-pinned' })];
  }
  return seconds < SHORT ? [warning({ path: INTERVAL, kind: 'interval-short' })] : [];
}

/** CS-011: names of Secrets, each once. */
function secretFindings(
  { secrets }: SourceForm,
  pullSecrets: readonly string[] | null,
): readonly SourceFinding[] {
  return secrets.flatMap((name, index): readonly SourceFinding[] => {
    const path = `spec.secrets[${index}]`;
    if (name === '') return [danger({ path, kind: 'missing' })];
    if (!isDnsSubdomain(name)) return [danger({ path, kind: 'bad-syntax', syntax: 'object-name' })];
    if (secrets.indexOf(name) < index) return [danger({ path, kind: 'duplicate', value: name })];
    return pullSecrets === null || pullSecrets.includes(name)
      ? []
      : [warning({ path, kind: 'not-a-pull-secret', name })];
  });
}

const INTERVAL = 'spec.updateStrategy.registryPoll.interval';

/** Seconds: catalogs are not built more often. */
const SHORT = 5 * 60;
