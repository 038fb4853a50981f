import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { useMemo, useState } from 'react';
import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateFooter,
  Flex,
  FlexItem,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { CubesIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import type { ResourceModel } from '~/kube/models/meta';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { type NamespaceScope, routes } from '~/routes';
import { LinkButton } from '~/ui/LinkButton';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { neededText } from '~/ui/permissionText';
import { Sentence } from '~/ui/Sentence';
import { useDefinition, useFollowedDefinition } from '~/form/read/useDefinition';
import {
  type OneApiInstances,
  useOneApiInstances,
  useRefreshInstances,
} from '~/operands/read/useInstances';
import { toCreate } from '~/form/rules/objectPermissions';
import { rowMaker, shownColumns } from '~/operands/rules/instanceRow';
import type { OperandApi } from '~/operands/rules/operandApis';
import { ListSkeleton } from '~/operands/view/ApiMissing';
import { VersionSelect } from '~/operands/view/VersionSelect';
import { FIELDS, printedFields } from './fields';
import { AccessDialog } from './AccessDialog';
import { InstancesList } from './InstancesList';

/** The instances of one API, with the columns that `kubectl get` prints. */
export function ApiInstances({ api, model, scope }: Props) {
  const t = useT();
  const found = useOneApiInstances(model, model.namespaced ? scope : null);
  const isManaged = api.providers.length > 0;
  return (
    <Stack hasGutter>
      <StackItem>
        <Flex columnGap={{ default: 'columnGapMd' }} rowGap={{ default: 'rowGapXs' }}>
          <FlexItem>
            <VersionSelect api={api} />
          </FlexItem>
          {isManaged && (
            <FlexItem>
              {t('Provided by {{provider}}', {
                provider: t.list([
                  ...new Set(
                    api.providers.map(({ displayName, version }) =>
                      version === null ? displayName : `${displayName} ${version}`,
                    ),
                  ),
                ]),
              })}
            </FlexItem>
          )}
          <FlexItem>
            <AccessButton model={model} scope={scope} />
          </FlexItem>
        </Flex>
      </StackItem>
      {!isManaged && (
        <StackItem>
          <Notice variant="warning" title={t('No installed Operator manages these instances')} />
        </StackItem>
      )}
      <StackItem isFilled>
        <LoadableView
          of={found}
          what={t('{{kind}} instances', { kind: model.kind })}
          skeleton={<ListSkeleton />}
        >
          {(instances) => <List api={api} model={model} scope={scope} instances={instances} />}
        </LoadableView>
      </StackItem>
    </Stack>
  );
}

type Props = {
  readonly api: OperandApi;
  readonly model: ResourceModel;
  readonly scope: NamespaceScope;
};

function AccessButton({ model, scope }: Omit<Props, 'api'>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        isInline
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('View access')}
      </Button>
      {isOpen && (
        <AccessDialog
          model={model}
          scope={scope}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function List({ api, model, scope, instances }: Props & { readonly instances: OneApiInstances }) {
  const t = useT();
  const found = useDefinition(api.name, model);
  // An update of the Operator can change the columns.
  useFollowedDefinition(api.name);
  const definition = dataOr(found, null);
  const printed = useMemo(() => shownColumns(definition), [definition]);
  const rowOf = useMemo(() => rowMaker(printed), [printed]);
  const rows = useMemo(
    () => (instances.objects ?? []).map((object) => rowOf(api, object)),
    [instances.objects, rowOf, api],
  );
  const hasNamespace = scope === null && model.namespaced;
  const fields = useMemo(() => {
    const { status, namespace, created } = FIELDS;
    return { status, ...(hasNamespace && { namespace }), ...printedFields(printed), created };
  }, [hasNamespace, printed]);
  const { refused, isCut, isGrowing, count } = instances;
  if (found.status === 'loading') return <ListSkeleton />;
  return (
    <>
      {refused.length > 0 && (
        <Notice variant="info" title={t('Some instances are not listed')}>
          {t('You do not have permission to list all instances in: {{namespaces}}', {
            namespaces: t.list(refused),
          })}
        </Notice>
      )}
      {isCut && (
        <Notice
          variant="info"
          title={t('Only the first {{count}} instance is listed', { count: rows.length })}
        />
      )}
      <InstancesList
        none={<NoneOf api={api} model={model} scope={scope} />}
        label={t('{{kind}} instances', { kind: model.kind })}
        rows={rows}
        fields={fields}
        actions={<CreateButton model={model} api={api} scope={scope} />}
        {...(isGrowing && { total: Math.max(count, rows.length) })}
        {...(instances.readAt !== null && { note: <ReadAt at={instances.readAt} /> })}
      />
    </>
  );
}

function ReadAt({ at }: { readonly at: string }) {
  const t = useT();
  const refresh = useRefreshInstances();
  return (
    <>
      <Sentence
        text={t('Last updated: <time/>')}
        parts={{ time: <Timestamp timestamp={at} simple /> }}
      />{' '}
      <Button variant="link" isInline onClick={refresh}>
        {t('Refresh')}
      </Button>
    </>
  );
}

function CreateButton({ api, model, scope }: Props) {
  const t = useT();
  const place = model.namespaced ? scope : null;
  const hasVersions = (api.served?.versions.length ?? 0) > 1;
  const missing = useMissingPermissions(
    model.namespaced && scope === null ? [] : [toCreate(model, place)],
  );
  if (missing.length > 0) {
    return (
      <Button isAriaDisabled variant="primary" title={neededText(missing, t)}>
        {t('Create {{kind}}', { kind: model.kind })}
      </Button>
    );
  }
  return (
    <LinkButton
      variant="primary"
      to={routes.newInstance(scope, api.name, hasVersions ? { version: model.version } : {})}
    >
      {t('Create {{kind}}', { kind: model.kind })}
    </LinkButton>
  );
}

function NoneOf(props: Props) {
  const t = useT();
  return (
    <EmptyState
      titleText={t('No {{kind}} instances found', { kind: props.model.kind })}
      headingLevel="h2"
      icon={CubesIcon}
    >
      <EmptyStateFooter>
        <EmptyStateActions>
          <CreateButton {...props} />
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}
