import { Label, List, ListItem } from '@patternfly/react-core';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import { usePlanOperators } from '~/updates/read/planReview';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import type { InboxChange, InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import { useT } from '~/i18n';

/** The changes of each Operator of a plan, and why OLM updates them together. */
export function ChangesCell({ of: { plan, changes, holders, held } }: Props) {
  const t = useT();
  const operators = usePlanOperators(plan);
  return (
    <div>
      <List isPlain>
        {changes.map((change) => {
          const found = operators.find(({ csvName }) => csvName === change.csvName);
          return (
            <ListItem key={change.csvName}>
              <div className="operator-hub__inbox-change">
                <OperatorIcon icon={found?.icon ?? null} size="sm" />
                <ChangeLine change={change} name={found?.displayName ?? change.operator} />
              </div>
            </ListItem>
          );
        })}
      </List>
      {changes.length > 1 && (
        <div className="operator-hub__inbox-note">
          {t('{{count}} Operators in one install plan', { count: changes.length })}
        </div>
      )}
      {held.length > 0 && (
        <div className="operator-hub__inbox-note">
          {t('{{held}}: manual approval is in effect because of {{holders}}', {
            held: t.list(held),
            holders: t.list(holders),
          })}
        </div>
      )}
    </div>
  );
}

type Props = { readonly of: Pick<InboxPlan, 'plan' | 'changes' | 'holders' | 'held'> };

function ChangeLine({ change, name }: { readonly change: InboxChange; readonly name: string }) {
  const t = useT();
  return (
    <span>
      <PlanChangeText change={change} name={<strong dir="auto">{name}</strong>} />{' '}
      {change.isDependency && (
        <Label isCompact color="grey">
          {t('Dependency')}
        </Label>
      )}
    </span>
  );
}
