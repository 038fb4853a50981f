import { List, ListItem, StackItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import { useFromQuery } from '~/kube/fromQuery';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { minorText, type OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import { useInstalledExtensions } from '~/olm/read/extensions/useExtensions';
import { routes } from '~/routes';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { removedApis } from '~/updates/read/removedApis';
import {
  type ApiUse,
  openShiftOf,
  type RemovedApi,
  usesOfRemoved,
} from '~/updates/rules/removedApis';

/** The Operators that use Kubernetes APIs that a release of OpenShift removes. */
export function RemovedApis({ operators, target = null }: Props) {
  const t = useT();
  const extensions = useInstalledExtensions();
  const found = useFromQuery(useQuery(removedApis));
  const apis = found.status === 'ready' ? found.data : NONE;
  const uses = useMemo(
    () => usesOfRemoved(apis, [...operators, ...extensions], target),
    [apis, operators, extensions, target],
  );
  if (found.status === 'loading') return null;
  if (found.status === 'failed') {
    return (
      <StackItem>
        <Fold title={t('Usage of removed Kubernetes APIs unknown')}>
          <FailureText failure={found.failure} />
        </Fold>
      </StackItem>
    );
  }
  const count = new Set(uses.map(({ operator }) => operator.id)).size;
  return (
    <StackItem>
      {count === 0 ? (
        <Fold title={t('No known use of removed Kubernetes APIs by Operators')}>
          <ApiList apis={apis} />
        </Fold>
      ) : (
        <Notice
          variant="warning"
          title={t('{{count}} Operator uses removed Kubernetes APIs', { count })}
        >
          <UseTable uses={uses} />
        </Notice>
      )}
    </StackItem>
  );
}

type Props = {
  /** Those of OLM v0. */
  readonly operators: readonly InstalledOperator[];
  /** Only APIs that this release does not serve; absent: all with a removal. */
  readonly target?: OpenShiftMinor | null;
};

const NONE: readonly RemovedApi[] = [];

/** The APIs with a removal, and whether clients might be missing. */
function ApiList({ apis }: { readonly apis: readonly RemovedApi[] }) {
  const t = useT();
  if (apis.length === 0) return t('None');
  return (
    <>
      <List isPlain>
        {apis.map((api) => (
          <ListItem key={api.name}>
            <Mono>{api.name}</Mono>: {removalText(api, t)}
          </ListItem>
        ))}
      </List>
      {apis.some(({ hasOthers }) => hasOthers) && (
        <p>{t('OpenShift reports only the most frequent clients of an API.')}</p>
      )}
    </>
  );
}

function UseTable({ uses }: { readonly uses: readonly ApiUse[] }) {
  const t = useT();
  return (
    <Table
      variant="compact"
      gridBreakPoint="grid-lg"
      aria-label={t('Operators that use removed Kubernetes APIs')}
    >
      <Thead>
        <Tr>
          <Th width={20}>{t('Operator')}</Th>
          <Th>{t('API')}</Th>
          <Th modifier="nowrap">{t('Removed in')}</Th>
          <Th width={30}>{t('Requests in 24 hours')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {uses.map(({ operator, api, verbs, total }) => (
          <Tr key={`${operator.id} ${api.name}`}>
            <Td dataLabel={t('Operator')} dir="auto">
              <Link to={routes.operator(operator.namespace, operator.name)}>
                {operator.displayName}
              </Link>
            </Td>
            <Td dataLabel={t('API')} modifier="breakWord">
              <Mono>{api.name}</Mono>
            </Td>
            <Td dataLabel={t('Removed in')}>{removalText(api, t)}</Td>
            <Td dataLabel={t('Requests in 24 hours')}>
              {verbs.length === 1 ? '' : `${t.number(total)}: `}
              {t.list(verbs.map(([verb, count]) => `${t.number(count)} ${verb}`))}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function removalText({ removedIn }: RemovedApi, t: Translate): string {
  return t('OpenShift {{version}} (Kubernetes 1.{{kubernetes}})', {
    version: minorText(openShiftOf(removedIn)),
    kubernetes: removedIn,
  });
}
