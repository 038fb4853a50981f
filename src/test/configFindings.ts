/** The problems of an Operator's settings as texts, for table tests. */
import { ruleFindings } from '~/config/rules/configFindings';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';

/** Each problem as "path kind", warnings with a question mark. */
export function findingsOfConfig(config: SubscriptionConfig): readonly string[] {
  return ruleFindings(config).map(text);
}

function text(finding: ReturnType<typeof ruleFindings>[number]): string {
  const mark = finding.severity === 'warning' ? '?' : '';
  const detail = finding.kind === 'bad-syntax' ? ` ${finding.syntax}` : '';
  return `${finding.path} ${finding.kind}${detail}${mark}`;
}
