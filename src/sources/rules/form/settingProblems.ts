import { isDnsSubdomain } from '~/config/rules/nameSyntax';
import { goDuration } from '~/olm/catalogSources/goDuration';
import { effectiveImage } from './contentProblems';
import { isShownIcon } from './icon';
import { isPinned } from './imageReference';
import type { SourceForm } from './sourceForm';
import { type SourceProblem, error, warning } from './sourceProblem';

/** CS-009: a whole number that fits into 32 bits, as the API's description wants it. */
export function priorityProblems({ priority }: SourceForm): readonly SourceProblem[] {
  if (priority === '') return [];
  if (!/^[+-]?\d+$/.test(priority)) return [error('priority', { kind: 'priority-syntax' })];
  const value = Number(priority);
  return value < LEAST || value > MOST
    ? [error('priority', { kind: 'priority-range', least: LEAST, most: MOST })]
    : [];
}

/**
 * CS-010: a duration as Go reads it. OLM takes 15 minutes for what it cannot read, and says so in the status
 * (`UnmarshalJSON` of UpdateStrategy in operator-framework/api's catalogsource_types.go). Every check starts a pod.
 */
export function intervalProblems(
  form: SourceForm,
  kubeVersion: string | null,
): readonly SourceProblem[] {
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

/** CS-011: names of Secrets, each once. Rows that were added and not filled in do not count. */
export function secretProblems(
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

export function iconProblems({ icon }: SourceForm): readonly SourceProblem[] {
  return icon === null || isShownIcon(icon) ? [] : [warning('icon', { kind: 'icon-broken' })];
}

const MOST = 2 ** 31 - 1;
const LEAST = -(2 ** 31);

/** Seconds: more often than this nobody builds a catalog. */
const SHORT = 5 * 60;
