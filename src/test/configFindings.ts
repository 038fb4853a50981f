/** The problems of an Operator's settings as texts, for table tests. */
import { configFindings } from '~/config/rules/configFindings';
import { type ConfigRows, EMPTY_DRAFT, draftOf } from '~/config/rules/draft';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';

/** Each problem as "path kind", warnings with a question mark. */
export function findingsOfConfig(config: SubscriptionConfig): readonly string[] {
  return configFindings(draftOf(config)).map(text);
}

/** The same for rows as typed by the user. */
export function findingsOfRows(rows: Partial<ConfigRows>): readonly string[] {
  return configFindings({ ...EMPTY_DRAFT, rows: { ...EMPTY_DRAFT.rows, ...rows } }).map(text);
}

function text(finding: ReturnType<typeof configFindings>[number]): string {
  const mark = finding.severity === 'warning' ? '?' : '';
  const detail = finding.kind === 'bad-syntax' ? ` ${finding.syntax}` : '';
  return `${finding.path} ${finding.kind}${detail}${mark}`;
}
