import { useDeferredValue, useState } from 'react';
import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateFooter,
  Title,
  Checkbox,
  Label,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
  Card,
  CardBody,
  CardHeader,
  CardTitle,
} from '@patternfly/react-core';
import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import {
  type AccountAccess,
  filteredAccounts,
  isEmptyFilter,
  ruleCount,
  type RuleFilter,
} from '~/operator/rules/accountAccess';
import { useT } from '~/i18n';
import { KeywordSearch } from '~/ui/KeywordSearch';
import { dangerName, scopeText } from '~/ui/permissions/texts';
import { isDangerName } from '~/olm/permissions/danger';
import { RulesTable } from '~/ui/permissions/RulesTable';
import type { Grant } from '~/olm/permissions/permissions';

/** All rules by ServiceAccount, with a search. */
export function RulesSection({ accounts, namespace, filter, onClear, ...change }: Props) {
  const t = useT();
  const deferred = useDeferredValue(filter);
  const found = filteredAccounts(accounts, deferred);
  const total = countOf(accounts);
  return (
    <>
      <Title headingLevel="h2" size="lg" className="operator-hub__rules-head">
        {t('All requested rules')}
      </Title>
      {total > 0 && <RuleSearch filter={filter} shown={countOf(found)} total={total} {...change} />}
      {accounts.length === 0 && <p>{t('The Operator requests no permissions.')}</p>}
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
    <EmptyState
      variant="sm"
      headingLevel="h3"
      titleText={t('No results match the filter criteria')}
    >
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

/** Searches rules by resource, verb, API group or name, and by danger. */
function RuleSearch({ filter, shown, total, onSearch, onChoose }: RuleSearchProps) {
  const t = useT();
  const { keyword, danger } = filter;
  return (
    <Toolbar inset={{ default: 'insetNone' }}>
      <ToolbarContent alignItems="center">
        <ToolbarItem className="operator-hub__rule-search">
          <KeywordSearch
            label={t('Find rules')}
            placeholder={t('Resource, verb, or API group')}
            keyword={keyword}
            onKeyword={onSearch}
          />
        </ToolbarItem>
        <ToolbarGroup alignItems="center">
          <ToolbarItem>
            <Checkbox
              id="operator-hub-dangerous-rules"
              label={t('Only risks')}
              isChecked={danger !== null}
              onChange={(_, isChecked) => {
                onChoose(isChecked ? 'any' : null);
              }}
            />
          </ToolbarItem>
          {danger !== null && isDangerName(danger) && (
            <ToolbarItem>
              <Label
                variant="outline"
                closeBtnAriaLabel={t('Show all risks')}
                onClose={() => {
                  onChoose('any');
                }}
              >
                {dangerName(danger, t)}
              </Label>
            </ToolbarItem>
          )}
          <ToolbarItem>
            <span role="status">
              {shown === total
                ? t('{{count}} rule', { count: total })
                : t('{{shown}} of {{count}} rule', { shown, count: total })}
            </span>
          </ToolbarItem>
        </ToolbarGroup>
      </ToolbarContent>
    </Toolbar>
  );
}

type RuleSearchProps = {
  readonly filter: RuleFilter;
  readonly shown: number;
  readonly total: number;
  readonly onSearch: (keyword: string) => void;
  /** `any`: all dangerous ones; `null`: all rules. */
  readonly onChoose: (danger: string | null) => void;
};

/** One ServiceAccount of the Operator: its Deployments, and its rules by scope. */
function AccountRules({ account, namespace, isFiltered }: AccountRulesProps) {
  const t = useT();
  const { name, deployments, grants } = account;
  return (
    <Card isCompact component="section" aria-label={t('ServiceAccount {{name}}', { name })}>
      <CardHeader>
        <CardTitle component="h3">
          <ResourceLink groupVersionKind={SERVICE_ACCOUNT} name={name} namespace={namespace} />
        </CardTitle>
        <span className="operator-hub__power-reason">
          {deployments.length === 0
            ? t('Not used by a Deployment of the Operator.')
            : t('Used by Deployment {{names}}.', {
                names: t.list(deployments),
                count: deployments.length,
              })}
        </span>
      </CardHeader>
      <CardBody>
        {grants.length === 0 && (
          <p>{t('The Operator requests no permissions for this service account.')}</p>
        )}
        {grants.map((grant) => (
          <GrantRules key={grant.id} grant={grant} isFiltered={isFiltered} />
        ))}
      </CardBody>
    </Card>
  );
}

type AccountRulesProps = {
  readonly account: AccountAccess;
  /** The namespace of the account. */
  readonly namespace: string;
  /** The rules are search results. */
  readonly isFiltered: boolean;
};

const SERVICE_ACCOUNT = { version: 'v1', kind: 'ServiceAccount' } as const;

/** The rules of one account in one scope, the most dangerous first. Of many, only the first are shown initially. */
function GrantRules({ grant, isFiltered }: GrantRulesProps) {
  const t = useT();
  const [more, setMore] = useState(0);
  const { rules, scope, holder } = grant;
  const shown = rules.slice(0, (isFiltered ? MANY : FEW) + more);
  const next = Math.min(rules.length - shown.length, STEP);
  const isWide = scope.kind === 'cluster';
  return (
    <div className="operator-hub__grant">
      <div className="operator-hub__grant-place">
        <Label isCompact color={isWide ? 'orange' : 'grey'}>
          {isWide ? t('Cluster-wide') : scopeText(scope, t)}
        </Label>
        {isWide && scope.isWidened && (
          <span className="operator-hub__power-reason">{t('requested as namespaced')}</span>
        )}
      </div>
      <RulesTable
        rules={shown}
        label={t('Rules of {{name}} {{place}}', { name: holder.name, place: scopeText(scope, t) })}
      />
      {next > 0 && (
        <Button
          variant="link"
          onClick={() => {
            setMore(more + STEP);
          }}
        >
          {t('Show {{count}} more rule', { count: next })}
        </Button>
      )}
    </div>
  );
}

type GrantRulesProps = { readonly grant: Grant; readonly isFiltered: boolean };

/** The number of rules shown initially, in search results, and per further step. */
const FEW = 15;
const MANY = 60;
const STEP = 100;
