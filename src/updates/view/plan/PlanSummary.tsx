import { List, ListItem } from '@patternfly/react-core';
import type { PlanContent } from '~/olm/plans/planContent';
import { type PlannedOperator, plannedOperators } from '~/updates/rules/plannedOperators';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type Translate, useT } from '~/i18n';
import './plan.css';

/** What a plan does, in sentences: every Operator by its name, those that come along too (IP-015). */
export function PlanSummary({ plan, content }: Props) {
  const t = useT();
  const operators = plannedOperators(content, plan.csvNames);
  const count = content.objects.length;
  const [only] = operators;
  if (only !== undefined && operators.length === 1) {
    return (
      <p>
        {operatorText(only, plan, t)}{' '}
        {count > 0 && t('It creates or changes {{count}} object.', { count })}
      </p>
    );
  }
  return (
    <div className="operator-hub__plan-summary">
      <List>
        {operators.map((operator) => (
          <ListItem key={operator.csvName}>{operatorText(operator, plan, t)}</ListItem>
        ))}
      </List>
      {count > 0 && <p>{t('Together it creates or changes {{count}} object.', { count })}</p>}
    </div>
  );
}

type Props = { readonly plan: ReviewedPlan; readonly content: PlanContent };

function operatorText(operator: PlannedOperator, { changes }: ReviewedPlan, t: Translate): string {
  const { csvName, displayName: name, catalog, isDependency } = operator;
  const change = changes.find((one) => one.csvName === csvName);
  const version = operator.version ?? csvName;
  const source = catalog?.name ?? t('an unknown catalog');
  if (change !== undefined && change.from !== null) {
    return t('Updates {{name}} from {{from}} to {{version}}, from {{source}}.', {
      name,
      from: change.from,
      version,
      source,
    });
  }
  return isDependency
    ? t('Installs {{name}} {{version}} from {{source}}, because another Operator needs it.', {
        name,
        version,
        source,
      })
    : t('Installs {{name}} {{version}} from {{source}}.', { name, version, source });
}
