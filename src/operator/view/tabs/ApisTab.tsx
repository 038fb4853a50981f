import { Stack, StackItem, Button, Content } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { useState } from 'react';
import { describedCsv } from '~/olm/installed/csv';
import { operandPage } from '~/operator/rules/operandPage';
import {
  internalCount,
  type InstanceCount,
  type OperatorApi,
  providedApis,
  type RequiredApi,
  requiredApis,
} from '~/olm/installed/operatorApis';
import { useT } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { Mono } from '~/ui/Mono';
import { useInstanceCount, useInstanceCounts } from '~/olm/read/useInstanceCount';
import { routes } from '~/routes';
import { loading, type Loadable } from '~/kube/loadable';
import { RefreshButton } from '~/operator/view/RefreshButton';
import { CreateInstance, InstanceCountText } from '~/ui/overview/ApiCards';
import { NoVersion } from '~/operator/view/tabs/NoVersion';
import { TitledCard } from '~/ui/TitledCard';

/** The provided APIs with their usage, and the required ones. */
export default function ApisTab({ details }: OperatorTabProps) {
  const t = useT();
  const { facts } = details;
  const [csv] = facts.csvs;
  const described = csv === undefined ? null : describedCsv(csv);
  if (csv === undefined || described === null) {
    return (
      <NoVersion details={details}>
        <p>{t('APIs are listed after the CSV is created.')}</p>
      </NoVersion>
    );
  }
  const required = requiredApis(described, facts.namespaceCsvs ?? []);
  return (
    <Stack hasGutter>
      <StackItem>
        <ProvidedApis
          apis={providedApis(described)}
          internal={internalCount(described)}
          page={operandPage(csv, facts)}
        />
      </StackItem>
      {required.length > 0 && (
        <StackItem>
          <RequiredApis apis={required} namespace={facts.namespace} />
        </StackItem>
      )}
    </Stack>
  );
}

/** The required APIs with their providers. */
function RequiredApis({ apis, namespace }: Props) {
  const t = useT();
  const title = t('Required APIs');
  return (
    <TitledCard title={title}>
      <Table variant="compact" aria-label={title} gridBreakPoint="grid-md">
        <Thead>
          <Tr>
            <Th>{t('Kind')}</Th>
            <Th>{t('Group and versions')}</Th>
            <Th>{t('Provided by')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {apis.map((api) => (
            <Tr key={api.name}>
              <Td dataLabel={t('Kind')}>{api.kind}</Td>
              <Td dataLabel={t('Group and versions')} modifier="breakWord">
                <Mono>{`${api.group}: ${api.versions.join(', ')}`}</Mono>
              </Td>
              <Td dataLabel={t('Provided by')}>
                <Providers api={api} namespace={namespace} />
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </TitledCard>
  );
}

type Props = { readonly apis: readonly RequiredApi[]; readonly namespace: string };

function Providers({ api, namespace }: { readonly api: RequiredApi; readonly namespace: string }) {
  const t = useT();
  const count = useInstanceCount(api, namespace);
  if (api.providers.length > 0) {
    return api.providers.map((name) => (
      <div key={name}>
        <Link to={routes.operator(namespace, name)}>{name}</Link>
      </div>
    ));
  }
  if (count.status === 'loading') return t('Loading');
  if (count.status === 'failed' && count.failure.kind === 'not-found') {
    return t('None. API not available');
  }
  return t('Provider outside this namespace');
}

/** The provided APIs. Only the visible ones are counted. */
function ProvidedApis({ apis, internal, page }: ProvidedApisProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const title = t('Provided APIs');
  const shown = isOpen ? apis : apis.slice(0, FIRST);
  const hidden = apis.length - shown.length;
  const counted = useInstanceCounts(shown, page.namespace);
  return (
    <TitledCard
      title={title}
      actions={
        apis.length > 0 ? (
          <RefreshButton
            at={counted.countedAt}
            isReading={counted.isCounting}
            onRead={counted.countAgain}
          />
        ) : null
      }
    >
      {apis.length === 0 ? (
        t('No user-facing APIs provided.')
      ) : (
        <Table variant="compact" aria-label={title} gridBreakPoint="grid-lg">
          <Thead>
            <Tr>
              <Th width={20}>{t('Kind')}</Th>
              <Th width={25}>{t('Group and versions')}</Th>
              <Th>{t('Description')}</Th>
              <Th modifier="fitContent">{t('Instances')}</Th>
              <Th screenReaderText={t('Actions')} />
            </Tr>
          </Thead>
          <Tbody>
            {shown.map((api, index) => (
              <ProvidedApiRow
                key={api.name}
                api={api}
                count={counted.counts[index] ?? loading}
                page={page}
              />
            ))}
          </Tbody>
        </Table>
      )}
      {hidden > 0 && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('Show {{count}} more', { count: hidden })}
        </Button>
      )}
      {internal > 0 && (
        <Content component="small">
          {t('{{count}} internal APIs are not listed.', { count: internal })}
        </Content>
      )}
    </TitledCard>
  );
}

type ProvidedApisProps = {
  readonly apis: readonly OperatorApi[];
  readonly internal: number;
  readonly page: CsvPage;
};

/** Some Operators provide hundreds of APIs. */
const FIRST = 20;

/** One API: its description, the number of its objects, and an action to create one. */
function ProvidedApiRow({ api, count, page }: ProvidedApiRowProps) {
  const t = useT();
  const { kind, displayName, group, description, versions } = api;
  return (
    <Tr>
      <Td dataLabel={t('Kind')} modifier="breakWord">
        <div>
          {kind}
          {displayName !== kind && (
            <div className="operator-hub__api-display" dir="auto">
              {displayName}
            </div>
          )}
        </div>
      </Td>
      <Td dataLabel={t('Group and versions')} modifier="breakWord">
        <div>
          <Mono>{group}</Mono>
          <div>
            <Mono>{versions.join(', ')}</Mono>
          </div>
        </div>
      </Td>
      <Td dataLabel={t('Description')} modifier="breakWord">
        <span dir="auto">{description}</span>
      </Td>
      <Td dataLabel={t('Instances')}>
        <InstanceCountText of={count} api={api.name} />
      </Td>
      <Td dataLabel={t('Actions')} modifier="breakWord">
        <CreateInstance api={api} count={count} namespace={page.namespace} />
      </Td>
    </Tr>
  );
}

type ProvidedApiRowProps = {
  readonly api: OperatorApi;
  readonly count: Loadable<InstanceCount>;
  readonly page: CsvPage;
};

/** The ClusterServiceVersion, or OLM's copy of it, with the console's page for creating operands. */
type CsvPage = { readonly namespace: string; readonly name: string };
