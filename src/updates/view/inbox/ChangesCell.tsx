import { Label, List, ListItem } from '@patternfly/react-core';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import type { InboxChange, InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import { useT } from '~/i18n';

/** The changes of each Operator of a plan, and why OLM updates them together. */
export function ChangesCell({ of: { changes, holders, held } }: Props) {
  const t = useT();
  return (
    <div>
      <List isPlain>
        {changes.map((change) => (
          <ListItem key={change.csvName}>
            <ChangeLine change={change} />
          </ListItem>
        ))}
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

type Props = { readonly of: Pick<InboxPlan, 'changes' | 'holders' | 'held'> };

function ChangeLine({ change }: { readonly change: InboxChange }) {
  const t = useT();
  return (
    <>
      <PlanChangeText change={change} />{' '}
      {change.isDependency && (
        <Label isCompact color="grey">
          {t('Dependency')}
        </Label>
      )}
    </>
  );
}
