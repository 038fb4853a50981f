import { useState } from 'react';
import { EmptyState, Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { ExpandCell } from '~/ui/ExpandCell';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { useOperandApis } from '~/operands/read/useOperandApis';
import { type Owned, useOwned } from '~/operands/read/useOwned';
import { declaredKinds } from '~/operands/rules/operandApis';
import {
  creatableTypes,
  type OwnedRow,
  ownedRows,
  type OwnedState,
} from '~/operands/rules/ownedTree';
import { evidenceText } from '~/operands/view/texts';
import { InstanceHealthLabel } from '~/operands/view/InstanceHealthLabel';
import type { InstanceTabProps } from '~/operands/view/instanceDetails';
import { dataOr } from '~/kube/loadable';

/** The resources that the instance owns, as a tree. */
export default function ResourcesTab({ details }: InstanceTabProps) {
  const t = useT();
  const { namespace, object } = details;
  const { uid } = object.metadata;
  if (namespace === null || uid === undefined) {
    return (
      <Notice variant="info" title={t('Resources of cluster-scoped instances are not listed')} />
    );
  }
  return <OwnedResources details={details} namespace={namespace} uid={uid} />;
}

function OwnedResources({ details: { api }, namespace, uid }: OwnedProps) {
  const t = useT();
  const apis = dataOr(useOperandApis(namespace), null)?.apis ?? [];
  const siblings = apis.filter(({ providers }) =>
    providers.some(({ csv }) => api.providers.some((one) => one.csv === csv)),
  );
  const owned = useOwned({
    uid,
    namespace,
    declared: declaredKinds(api),
    apis: siblings.map(({ name }) => name),
    creatable: [...new Set(api.providers.flatMap(({ source }) => creatableTypes(source)))],
  });
  return (
    <LoadableView
      of={owned}
      what={t('Resources')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {(found) => <OwnedTable owned={found} namespace={namespace} />}
    </LoadableView>
  );
}

type OwnedProps = InstanceTabProps & { readonly namespace: string; readonly uid: string };

function OwnedTable({ owned, namespace }: TableProps) {
  const t = useT();
  const { objects, healthByUid, refused, isCut } = owned;
  const { isCollapsed, toggle } = useCollapsed(objects.length > MOST_EXPANDED);
  const rows = ownedRows(objects, healthByUid, isCollapsed);
  const hasTree = rows.some((row) => row.isCollapsed !== null);
  return (
    <Stack hasGutter>
      {isCut && (
        <StackItem>
          <Notice variant="info" title={t('Some resources are not listed')} />
        </StackItem>
      )}
      {refused.length > 0 && (
        <StackItem>
          <Notice
            variant="info"
            title={t('You do not have permission to list: {{kinds}}', { kinds: t.list(refused) })}
          />
        </StackItem>
      )}
      <StackItem>
        {objects.length === 0 ? (
          <EmptyState titleText={t('No owned resources found')} headingLevel="h2" variant="sm" />
        ) : (
          <Table variant="compact" aria-label={t('Resources')} gridBreakPoint="grid-md">
            <Thead>
              <Tr>
                {hasTree && <Th screenReaderText={t('Details')} />}
                <Th>{t('Name')}</Th>
                <Th width={15}>{t('Kind')}</Th>
                <Th width={25}>{t('Status')}</Th>
                <Th width={15}>{t('Created')}</Th>
              </Tr>
            </Thead>
            <Tbody>
              {rows.map((row) => (
                <OwnedRowView
                  key={row.object.uid}
                  row={row}
                  hasTree={hasTree}
                  namespace={namespace}
                  onToggle={() => {
                    toggle(row.object.uid);
                  }}
                />
              ))}
            </Tbody>
          </Table>
        )}
      </StackItem>
    </Stack>
  );
}

/** Longer trees are initially collapsed. */
const MOST_EXPANDED = 50;

type TableProps = { readonly owned: Owned; readonly namespace: string };

/** @param atFirst whether all rows are initially collapsed */
function useCollapsed(atFirst: boolean) {
  const [others, setOthers] = useState<readonly string[]>([]);
  return {
    isCollapsed: (uid: string) => others.includes(uid) !== atFirst,
    toggle: (uid: string) => {
      setOthers((before) =>
        before.includes(uid) ? before.filter((one) => one !== uid) : [...before, uid],
      );
    },
  };
}

function OwnedRowView({ row, hasTree, namespace, onToggle }: RowProps) {
  const t = useT();
  const { object, isCollapsed, state } = row;
  const { model, name, depth, createdAt } = object;
  return (
    <Tr>
      {isCollapsed !== null ? (
        <ExpandCell
          name={t('{{kind}} {{name}}', { kind: model.kind, name })}
          isExpanded={!isCollapsed}
          onToggle={onToggle}
        />
      ) : (
        hasTree && <Td />
      )}
      <Td dataLabel={t('Name')} modifier="breakWord">
        <div style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
          <Link to={routes.bestOf({ model, name, namespace })}>{name}</Link>
        </div>
      </Td>
      <Td dataLabel={t('Kind')}>{model.kind}</Td>
      <Td dataLabel={t('Status')}>
        {state === null ? '–' : <OwnedStatus state={state} isOther={state.of !== object} />}
      </Td>
      <Td dataLabel={t('Created')}>
        {createdAt === null ? '–' : <Timestamp timestamp={createdAt} simple />}
      </Td>
    </Tr>
  );
}

type RowProps = {
  readonly row: OwnedRow;
  /** Some rows can be collapsed. */
  readonly hasTree: boolean;
  readonly namespace: string;
  readonly onToggle: () => void;
};

/** @param isOther the status of a resource below the collapsed row */
function OwnedStatus({ state: { health, of }, isOther }: StatusProps) {
  const t = useT();
  const evidence = health.kind === 'ready' ? null : health.evidence;
  return (
    <>
      <InstanceHealthLabel health={health} isCompact />
      {isOther && health.kind !== 'ready' && (
        <div className="operator-hub__instances-second">
          {t('{{kind}} {{name}}', { kind: of.model.kind, name: of.name })}
        </div>
      )}
      {evidence !== null && evidence.kind !== 'none' && (
        <div className="operator-hub__instances-second" dir="auto">
          {evidenceText(evidence, t)}
        </div>
      )}
    </>
  );
}

type StatusProps = { readonly state: OwnedState; readonly isOther: boolean };
