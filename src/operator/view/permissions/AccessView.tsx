import { type ReactNode, useRef } from 'react';
import { Stack, StackItem, Title } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import { neededText } from '~/ui/rightText';
import { WebhooksTable } from '~/ui/permissions/WebhooksTable';
import type { Right } from '~/kube/failure';
import type { OperatorAccess } from '~/operator/rules/operatorAccess';
import { useT } from '~/i18n';
import { ApiServices } from './ApiServices';
import { OlmGrants } from './OlmGrants';
import { OtherBindings } from './OtherBindings';
import { PodAccess } from './PodAccess';
import { PowerCards } from './PowerCards';
import { RulesSection } from './RulesSection';
import { useRuleFilter } from './useRuleFilter';

/** Everything that an Operator may do: in short, then every rule, and what reaches beyond rules. */
export function AccessView({ access, namespace, csvNames, toSeeGroups }: Props) {
  const t = useT();
  const { filter, search, choose, clear } = useRuleFilter();
  const rules = useRef<HTMLElement>(null);
  const { powers, accounts, sccs, deployments, webhooks, apiServices, watched, olmGrants } = access;
  return (
    <Stack hasGutter>
      <StackItem>
        <PowerCards
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
      <Section title={t('Given by OLM')}>
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
  /** The rights without which the OperatorGroup of the namespace is not known. */
  readonly toSeeGroups: readonly Right[];
};

/** What widens or limits what the Operator asks for. */
function Limits({ access, toSeeGroups }: Pick<Props, 'access' | 'toSeeGroups'>) {
  const t = useT();
  const { watched, limitedBy, accounts } = access;
  const isWidened = accounts.some(({ grants }) =>
    grants.some(({ reach }) => reach.kind === 'cluster' && reach.isWidened),
  );
  return (
    <>
      {isWidened && (
        <Said
          title={t('Namespace permissions become cluster-wide')}
          text={t(
            'The OperatorGroup is for all namespaces, so OLM turns what is asked for a namespace into rights on the whole cluster.',
          )}
        />
      )}
      {limitedBy !== null && (
        <Said
          title={t('ServiceAccount {{name}} limits what OLM may give', { name: limitedBy })}
          text={t(
            'The OperatorGroup names it: OLM installs with its rights, and cannot give the Operator more than it has.',
          )}
        />
      )}
      {watched === null && (
        <Said
          title={t('It is not known which namespaces the Operator watches')}
          text={[
            t('That takes exactly one OperatorGroup in its namespace, which you may read.'),
            neededText(toSeeGroups, t),
          ].join(' ')}
        />
      )}
    </>
  );
}

function Said({ title, text }: { readonly title: string; readonly text: string }) {
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
