import { useDeferredValue } from 'react';
import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  Title,
} from '@patternfly/react-core';
import {
  type AccountAccess,
  type RuleFilter,
  filteredAccounts,
  isEmptyFilter,
} from '~/operator/rules/accountAccess';
import { ruleCount } from '~/operator/rules/operatorAccess';
import { useT } from '~/i18n';
import { AccountRules } from './AccountRules';
import { RuleSearch } from './RuleSearch';

/** All rules by ServiceAccount, and the search in them. */
export function RulesSection({ accounts, namespace, filter, onClear, ...change }: Props) {
  const t = useT();
  const deferred = useDeferredValue(filter);
  const found = filteredAccounts(accounts, deferred);
  const total = countOf(accounts);
  return (
    <>
      <Title headingLevel="h2" size="lg" className="operator-hub__rules-head">
        {t('All rules, as the Operator asks for them')}
      </Title>
      {total > 0 && <RuleSearch filter={filter} shown={countOf(found)} total={total} {...change} />}
      {accounts.length === 0 && <p>{t('The Operator asks for no rights.')}</p>}
      {found.length === 0 && accounts.length > 0 && <NoRule onClear={onClear} />}
      <div className="operator-hub__accounts">
        {found.map((account) => (
          <AccountRules
            key={account.name}
            account={account}
            namespace={namespace}
            isFiltered={!isEmptyFilter(deferred)}
          />
        ))}
      </div>
    </>
  );
}

type Props = {
  readonly accounts: readonly AccountAccess[];
  readonly namespace: string;
  readonly filter: RuleFilter;
  readonly onSearch: (keyword: string) => void;
  readonly onChoose: (danger: string | null) => void;
  readonly onClear: () => void;
};

function countOf(accounts: readonly AccountAccess[]): number {
  return accounts.reduce((sum, { grants }) => sum + ruleCount(grants), 0);
}

function NoRule({ onClear }: Pick<Props, 'onClear'>) {
  const t = useT();
  return (
    <EmptyState variant="sm" headingLevel="h3" titleText={t('No rule fits')}>
      <EmptyStateBody>{t('The Operator does not ask for anything like this.')}</EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button variant="link" onClick={onClear}>
            {t('Show all rules')}
          </Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}
