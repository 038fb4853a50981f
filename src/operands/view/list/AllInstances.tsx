import { useMemo } from 'react';
import {
  DropdownItem,
  DropdownList,
  EmptyState,
  EmptyStateBody,
  EmptyStateActions,
  EmptyStateFooter,
  List,
  ListItem,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { CubesIcon } from '@patternfly/react-icons';
import { Link, useNavigate } from 'react-router';
import { useT } from '~/i18n';
import type { Failure } from '~/kube/failure';
import { type NamespaceScope, routes } from '~/routes';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { LinkButton } from '~/ui/LinkButton';
import { Notice } from '~/ui/Notice';
import { type ApiInstances, useInstances } from '~/operands/read/useInstances';
import { rowMaker } from '~/operands/rules/instanceRow';
import type { OperandApi } from '~/operands/rules/operandApis';
import { ListSkeleton } from '~/operands/view/ApiMissing';
import { FIELDS } from './fields';
import { InstancesList } from './InstancesList';

/** The instances of all APIs of installed Operators. */
export function AllInstances({ apis, scope, unread = null, hasOperator = true }: Props) {
  const t = useT();
  const lists = useInstances(apis, scope);
  const rowOf = useMemo(() => rowMaker(), []);
  const rows = useMemo(
    () =>
      lists.flatMap(({ api, found }) =>
        found.status === 'ready'
          ? (found.data.objects ?? []).map((object) => rowOf(api, object))
          : [],
      ),
    [lists, rowOf],
  );
  const fields = useMemo(() => {
    const { status, api, namespace, operator, created, changed } = FIELDS;
    return {
      status,
      api,
      ...(scope === null && { namespace }),
      ...(hasOperator && { operator }),
      created,
      changed,
    };
  }, [scope, hasOperator]);
  const isLoading = lists.some(({ found }) => found.status === 'loading');
  if (apis.length === 0) return <NoApis scope={scope} unread={unread} hasOperator={hasOperator} />;
  if (isLoading && rows.length === 0) return <ListSkeleton />;
  return (
    <Stack hasGutter>
      <Unlisted lists={lists} scope={scope} unread={unread} />
      <StackItem isFilled>
        <InstancesList
          none={<NoInstances lists={lists} apis={apis} scope={scope} unread={unread} />}
          label={t('Instances')}
          rows={rows}
          fields={fields}
          actions={<CreateMenu apis={apis} scope={scope} />}
        />
      </StackItem>
    </Stack>
  );
}

type Props = {
  readonly apis: readonly OperandApi[];
  readonly scope: NamespaceScope;
  /** Why the APIs of OLM v1 are unknown. */
  readonly unread?: Failure | null;
  /** Not for the page of one Operator. */
  readonly hasOperator?: boolean;
};

/** APIs that the list omits: those with too many instances, and those that could not be read. */
function Unlisted({ lists, scope, unread }: ListsProps) {
  const t = useT();
  const many = lists.flatMap(({ api, found }) =>
    found.status === 'ready' && found.data.objects === null
      ? [{ api, count: found.data.count }]
      : [],
  );
  const failed = lists.flatMap(({ api, found }) =>
    found.status === 'failed' ? [{ api, failure: found.failure }] : [],
  );
  const partial = [
    ...new Set(lists.flatMap(({ found }) => (found.status === 'ready' ? found.data.refused : []))),
  ];
  return (
    <>
      {unread !== null && (
        <StackItem>
          <UnknownApis failure={unread} />
        </StackItem>
      )}
      {many.map(({ api, count }) => (
        <StackItem key={api.name}>
          <Notice
            variant="info"
            isPlain
            title={t('{{count}} {{kind}} instance', { count, kind: api.kind })}
          >
            <Link to={routes.instancesOf(scope, api.name)}>{t('View list')}</Link>
          </Notice>
        </StackItem>
      ))}
      {(failed.length > 0 || partial.length > 0) && (
        <StackItem>
          <NotListed failed={failed} namespaces={partial} />
        </StackItem>
      )}
    </>
  );
}

function UnknownApis({ failure }: { readonly failure: Failure }) {
  const t = useT();
  return (
    <Notice variant="info" isPlain title={t('Some instances are not listed')}>
      <FailureText failure={failure} />
    </Notice>
  );
}

function NotListed({ failed, namespaces }: NotListedProps) {
  const t = useT();
  return (
    <Notice variant="info" title={t('Some instances are not listed')}>
      {namespaces.length > 0 && (
        <p>
          {t('You do not have permission to list all instances in: {{namespaces}}', {
            namespaces: t.list(namespaces),
          })}
        </p>
      )}
      {failed.length > 0 && (
        <Fold title={t('{{count}} API could not be listed', { count: failed.length })}>
          <List>
            {failed.map(({ api, failure }) => (
              <ListItem key={api.name}>
                <strong>{api.kind}</strong> <FailureText failure={failure} />
              </ListItem>
            ))}
          </List>
        </Fold>
      )}
    </Notice>
  );
}

type NotListedProps = {
  readonly failed: readonly { readonly api: OperandApi; readonly failure: Failure }[];
  readonly namespaces: readonly string[];
};

type ListsProps = {
  readonly lists: readonly ApiInstances[];
  readonly scope: NamespaceScope;
  readonly unread: Failure | null;
};

/** The links to the form of each API. */
function CreateMenu({ apis, scope }: Pick<Props, 'apis' | 'scope'>) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <ActionsDropdown
      position="right"
      toggle={{ variant: 'primary', children: t('Create instance') }}
    >
      <DropdownList className="operator-hub__instances-create">
        {apis.map((api) => (
          <DropdownItem
            key={api.name}
            isAriaDisabled={api.served === null}
            description={
              api.served === null
                ? t('This cluster does not serve the API')
                : t.list([...new Set(api.providers.map(({ displayName }) => displayName))])
            }
            onClick={() => {
              void navigate(routes.newInstance(scope, api.name));
            }}
          >
            {api.kind}
          </DropdownItem>
        ))}
      </DropdownList>
    </ActionsDropdown>
  );
}

function NoApis({
  scope,
  unread,
  hasOperator,
}: Omit<ListsProps, 'lists'> & Pick<Props, 'hasOperator'>) {
  const t = useT();
  if (unread !== null) return <UnknownApis failure={unread} />;
  if (hasOperator === false) {
    return (
      <EmptyState titleText={t('No APIs found')} headingLevel="h2" icon={CubesIcon}>
        <EmptyStateBody>{t('No user-facing APIs provided.')}</EmptyStateBody>
      </EmptyState>
    );
  }
  return (
    <EmptyState titleText={t('No APIs found')} headingLevel="h2" icon={CubesIcon}>
      <EmptyStateBody>{t('No installed Operator provides an API here.')}</EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.catalog(scope)}>
            {t('Browse catalog')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

/** The empty state is not displayed if a list failed, which is reported above. */
function NoInstances({ lists, apis, scope, unread }: ListsProps & Pick<Props, 'apis'>) {
  const t = useT();
  const isUnread = lists.some(
    ({ found }) => found.status !== 'ready' || found.data.objects === null,
  );
  if (isUnread || unread !== null) {
    return <CreateMenu apis={apis} scope={scope} />;
  }
  return (
    <EmptyState titleText={t('No instances found')} headingLevel="h2" icon={CubesIcon}>
      <EmptyStateBody>
        {t('Create an instance of one of the APIs of your Operators.')}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <CreateMenu apis={apis} scope={scope} />
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}
