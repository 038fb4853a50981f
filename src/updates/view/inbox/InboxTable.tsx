import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { useSlowClock } from '~/kube/useSlowClock';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import type { NamespacePlans } from '~/updates/rules/inbox/inboxView';
import { SelectAllHead } from '~/ui/SelectAllHead';
import type { Chosen } from '~/ui/useChosen';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { InboxRow } from './InboxRow';
import { ageText } from './inboxText';

/** The plans that wait, by namespace: one approval approves all that a plan changes. */
export function InboxTable({ groups, scope, selection, onPutOff }: Props) {
  const t = useT();
  const now = useSlowClock();
  const ids = groups.flatMap(({ plans }) => plans.map(({ id }) => id));
  return (
    <Table aria-label={t('Plans that require approval')} variant="compact" gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <SelectAllHead
            isSelected={ids.every(selection.isChosen)}
            onSelect={(isChoosing) => {
              selection.choose(ids, isChoosing);
            }}
          />
          <Th width={20}>{t('Namespace and plan')}</Th>
          <Th width={30}>{t('Changes')}</Th>
          <Th width={25}>{t('Deserves attention')}</Th>
          <Th modifier="fitContent">{t('Waiting')}</Th>
          <Th screenReaderText={t('Actions')} />
        </Tr>
      </Thead>
      {groups.map(({ namespace, plans }) => (
        <Tbody key={namespace}>
          {plans.map((one) => (
            <InboxRow
              key={one.id}
              of={one}
              scope={scope}
              age={one.plan.createdAt && ageText(now - Date.parse(one.plan.createdAt), t)}
              isChosen={selection.isChosen(one.id)}
              onChoose={selection.toggle}
              onPutOff={onPutOff}
            />
          ))}
        </Tbody>
      ))}
    </Table>
  );
}

type Props = {
  readonly groups: readonly NamespacePlans[];
  readonly scope: NamespaceScope;
  readonly selection: Chosen<InboxPlan>;
  /** The very same function on every rendering. */
  readonly onPutOff: (plan: InboxPlan) => void;
};
