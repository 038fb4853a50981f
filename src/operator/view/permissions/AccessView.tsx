import { useRef, type ReactNode } from 'react';
import { Stack, StackItem, Title } from '@patternfly/react-core';
import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Notice } from '~/ui/Notice';
import { neededText } from '~/ui/permissionText';
import { WebhooksTable } from '~/ui/permissions/WebhooksTable';
import type { Permission } from '~/kube/failure';
import type { OperatorAccess, RuleFilter } from '~/operator/rules/accountAccess';
import { useT, type Translate } from '~/i18n';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { Mono } from '~/ui/Mono';
import type { PlannedApiService } from '~/olm/workloads/workloads';
import type { OlmGrant } from '~/operator/rules/olmGrants';
import { OtherBindings } from './OtherBindings';
import { PodAccess } from './PodAccess';
import { PrivilegeCards } from './PrivilegeCards';
import { RulesSection } from './RulesSection';
import { RbacLink } from './RbacLink';

/** All permissions of an Operator: a summary, every rule, and access beyond rules. */
export function AccessView({ access, namespace, csvNames, toSeeGroups }: Props) {
  const t = useT();
  const { filter, search, choose, clear } = useRuleFilter();
  const rules = useRef<HTMLElement>(null);
  const { powers, accounts, sccs, deployments, webhooks, apiServices, watched, olmGrants } = access;
  return (
    <Stack hasGutter>
      <StackItem>
        <PrivilegeCards
          powers={powers}
          namesAccounts={accounts.length > 1}
          onShow={(danger) => {
            choose(danger);
            rules.current?.scrollIntoView({ block: 'start' });
            rules.current?.focus({ preventScroll: true });
          }}
        />
      </StackItem>
      <Limits access={access} toSeeGroups={toSeeGroups} />
      <StackItem>
        <section ref={rules} tabIndex={-1} aria-label={t('Rules')}>
          <RulesSection
            accounts={accounts}
            namespace={namespace}
            filter={filter}
            onSearch={search}
            onChoose={choose}
            onClear={clear}
          />
        </section>
      </StackItem>
      {deployments.length > 0 && (
        <Section title={t('Pods')}>
          <PodAccess deployments={deployments} sccs={sccs} />
        </Section>
      )}
      {webhooks.length > 0 && (
        <Section title={t('Webhooks')}>
          <WebhooksTable webhooks={webhooks} watched={watched} />
        </Section>
      )}
      {apiServices.length > 0 && (
        <Section title={t('APIServices')}>
          <ApiServices services={apiServices} />
        </Section>
      )}
      <Section title={t('Granted by OLM')}>
        <OlmGrants grants={olmGrants} />
      </Section>
      {accounts.length > 0 && (
        <StackItem>
          <OtherBindings
            holder={{ namespace, csvNames, accounts: accounts.map(({ name }) => name) }}
          />
        </StackItem>
      )}
    </Stack>
  );
}

type Props = {
  readonly access: OperatorAccess;
  readonly namespace: string;
  /** All CSVs of the Operator. */
  readonly csvNames: readonly string[];
  /** The missing permissions for the OperatorGroup of the namespace. */
  readonly toSeeGroups: readonly Permission[];
};

/** The extensions and limits of the requested permissions. */
function Limits({ access, toSeeGroups }: Pick<Props, 'access' | 'toSeeGroups'>) {
  const t = useT();
  const { watched, limitedBy, accounts } = access;
  const isWidened = accounts.some(({ grants }) =>
    grants.some(({ scope }) => scope.kind === 'cluster' && scope.isWidened),
  );
  return (
    <>
      {isWidened && <AccessNotice title={t('Namespace permissions become cluster-wide')} />}
      {limitedBy !== null && (
        <AccessNotice
          title={t('Permissions limited by service account {{name}}', { name: limitedBy })}
        />
      )}
      {watched === null && (
        <AccessNotice
          title={t('Managed namespaces unknown')}
          text={t.sentences([
            t('Requires exactly one OperatorGroup in the namespace, and permission to view it.'),
            neededText(toSeeGroups, t),
          ])}
        />
      )}
    </>
  );
}

function AccessNotice({ title, text }: { readonly title: string; readonly text?: string }) {
  return (
    <StackItem>
      <Notice isPlain variant="info" title={title}>
        {text}
      </Notice>
    </StackItem>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <StackItem>
      <section aria-label={title}>
        <Title headingLevel="h2" size="lg">
          {title}
        </Title>
        {children}
      </section>
    </StackItem>
  );
}

/** The search in the rules, stored in the URL. */
function useRuleFilter() {
  const [params, setParams] = useUrlQuery();
  const filter: RuleFilter = {
    keyword: params.get(KEYWORD) ?? '',
    danger: params.get(DANGER),
  };
  return {
    filter,
    search: (keyword: string) => {
      setParams((before) => changed(before, KEYWORD, keyword), { replace: true, isTyped: true });
    },
    /** `null`: all rules. */
    choose: (danger: string | null) => {
      setParams((before) => changed(before, DANGER, danger ?? ''), { replace: true });
    },
    clear: () => {
      setParams((before) => changed(changed(before, KEYWORD, ''), DANGER, ''), { replace: true });
    },
  };
}

const KEYWORD = 'rule';
const DANGER = 'danger';

function changed(before: URLSearchParams, key: string, value: string): URLSearchParams {
  const query = new URLSearchParams(before);
  if (value === '') query.delete(key);
  else query.set(key, value);
  return query;
}

/** APIs that the API server forwards to the Operator, which receives every request. */
function ApiServices({ services }: { readonly services: readonly PlannedApiService[] }) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('APIServices')} gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th width={40}>{t('APIService')}</Th>
          <Th width={25}>{t('Kind')}</Th>
          <Th>{t('Served by')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {services.map(({ id, name, kind, deployment }) => (
          <Tr key={id}>
            <Td dataLabel={t('APIService')} modifier="breakWord">
              <ResourceLink groupVersionKind={API_SERVICE} name={name} />
            </Td>
            <Td dataLabel={t('Kind')}>{kind}</Td>
            <Td dataLabel={t('Served by')} modifier="breakWord">
              <Mono>{deployment}</Mono>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

const API_SERVICE = {
  group: 'apiregistration.k8s.io',
  version: 'v1',
  kind: 'APIService',
} as const;

/** OLM's own grants with their purposes. */
function OlmGrants({ grants }: { readonly grants: readonly OlmGrant[] }) {
  const t = useT();
  return (
    <>
      <Table variant="compact" aria-label={t('Granted by OLM')} gridBreakPoint="grid-xl">
        <Thead>
          <Tr>
            <Th width={20}>{t('Role')}</Th>
            <Th width={20}>{t('Bound by')}</Th>
            <Th width={20}>{t('Granted to')}</Th>
            <Th width={15}>{t('Where')}</Th>
            <Th>{t('Purpose')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {grants.map((grant) => (
            <GrantRow key={grant.id} grant={grant} />
          ))}
        </Tbody>
      </Table>
    </>
  );
}

function GrantRow({ grant }: { readonly grant: OlmGrant }) {
  const t = useT();
  const { role, binding, accounts, namespace } = grant;
  return (
    <Tr>
      <Td dataLabel={t('Role')} modifier="breakWord">
        {role === null ? t('ClusterRole (generated name)') : <RbacLink {...role} />}
      </Td>
      <Td dataLabel={t('Bound by')} modifier="breakWord">
        {binding === null ? t('ClusterRoleBinding (generated name)') : <RbacLink {...binding} />}
      </Td>
      <Td dataLabel={t('Granted to')} modifier="breakWord">
        {t.list(accounts)}
      </Td>
      <Td dataLabel={t('Where')} modifier="breakWord">
        {namespace ?? t('Cluster-wide')}
      </Td>
      <Td dataLabel={t('Purpose')}>{purposeText(grant, t)}</Td>
    </Tr>
  );
}

function purposeText({ purpose, deployment }: OlmGrant, t: Translate): string {
  switch (purpose) {
    case 'condition':
      return t('Report its OperatorCondition');
    case 'namespaces':
      return t('View all namespaces');
    case 'certificate':
      return t('Read the certificate of Deployment {{name}}', {
        name: deployment ?? '',
      });
    case 'delegation':
      return t('Authenticate and authorize requests');
    case 'authentication':
      return t('Authenticate requests from the API server');
  }
}
