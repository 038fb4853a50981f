/** The problems of an Operator's settings as texts, for table tests. */
import { configProblems } from '~/config/rules/configProblems';
import { type ConfigRows, EMPTY_DRAFT, draftOf } from '~/config/rules/draft';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';

/** Each problem as "path kind", warnings with a question mark. */
export function problemsOfConfig(config: SubscriptionConfig): readonly string[] {
  return configProblems(draftOf(config)).map(text);
}

/** The same for rows as typed by the user. */
export function problemsOfRows(rows: Partial<ConfigRows>): readonly string[] {
  return configProblems({ ...EMPTY_DRAFT, rows: { ...EMPTY_DRAFT.rows, ...rows } }).map(text);
}

function text(problem: ReturnType<typeof configProblems>[number]): string {
  const mark = problem.severity === 'warning' ? '?' : '';
  const detail = problem.kind === 'bad-syntax' ? ` ${problem.syntax}` : '';
  return `${problem.path} ${problem.kind}${detail}${mark}`;
}
