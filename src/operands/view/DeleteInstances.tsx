import { useState } from 'react';
import { Button, Content, Stack, StackItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useT } from '~/i18n';
import type { Permission } from '~/kube/failure';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { remaining, type StepStates, stepState } from '~/kube/steps';
import { useReviewedPermissions } from '~/kube/useMissingPermissions';
import { BusyButton } from '~/ui/BusyButton';
import { FailureText } from '~/ui/FailureAlert';
import { GitOpsNotice } from '~/ui/GitOpsNotice';
import { DialogFrame } from '~/ui/DialogFrame';
import { PermissionGrant } from '~/ui/permissions/PermissionGrant';
import { neededText } from '~/ui/permissionText';
import { StepMark } from '~/ui/StepMark';
import { stepText } from '~/ui/stepText';
import { useDeleteInstances } from '~/operands/read/useDeleteInstances';
import { toCreate } from '~/form/rules/objectPermissions';
import type { InstanceRow } from '~/operands/rules/instanceRow';
import type { OperandApi } from '~/operands/rules/operandApis';
import { FinalizersNotice } from './FinalizersNotice';

/** Deletes several instances, with a result per row. Instances without permission are excluded. */
export function DeleteInstances({ rows: given, onClose }: Props) {
  const t = useT();
  // Deleted instances disappear from the list.
  const [rows] = useState(given);
  const { missing, isAsking } = useReviewedPermissions(permissionsOf(rows));
  const refused = missing.map((permission) => JSON.stringify(permission));
  const allowed = rows.filter((row) => !refused.includes(JSON.stringify(permissionOf(row))));
  const { states, isRunning, run } = useDeleteInstances();
  const left = remaining(allowed, states);
  const isBegun = Object.keys(states).length > 0;
  return (
    <DialogFrame
      title={t('Delete {{count}} instances?', { count: rows.length })}
      isWarning
      onClose={onClose}
      footer={
        <>
          {(left.length > 0 || !isBegun) && (
            <BusyButton
              variant="danger"
              isLoading={isRunning}
              isDisabled={isRunning || isAsking || left.length === 0}
              onClick={() => {
                run(left);
              }}
            >
              {isBegun && !isRunning ? t('Try again') : t('Delete')}
            </BusyButton>
          )}
          <Button variant="link" onClick={onClose}>
            {isBegun ? t('Close') : t('Cancel')}
          </Button>
        </>
      }
    >
      <Stack hasGutter>
        <Content component="p">
          {t('This action cannot be undone. Resources that it owns are also deleted.')}
        </Content>
        {[...new Set(rows.map(({ api }) => api))].map((api) => (
          <FinalizersNotice key={api.name} api={api} finalizers={finalizersOf(rows, api)} />
        ))}
        {!isBegun && <GitOpsNotice calls={rows.flatMap(deletionOf)} />}
        <StackItem>
          <Results rows={rows} states={states} refused={refused} />
        </StackItem>
        {missing.length > 0 && <PermissionGrant permissions={missing} />}
      </Stack>
    </DialogFrame>
  );
}

type Props = { readonly rows: readonly InstanceRow[]; readonly onClose: () => void };

function finalizersOf(rows: readonly InstanceRow[], api: OperandApi): readonly string[] {
  const ofApi = rows.filter((row) => row.api === api);
  return [...new Set(ofApi.flatMap(({ finalizers }) => finalizers))];
}

function deletionOf({ api, name, namespace, uid }: InstanceRow): readonly ClusterCall[] {
  const model = api.served?.model;
  const object = namespace === null ? { name } : { name, namespace };
  return model === undefined ? [] : [{ kind: 'delete', model, object, uid }];
}

/**
 * The permission to delete all instances of the API in the namespace, because a review per instance would be too many
 * requests.
 */
function permissionOf({ api, namespace }: InstanceRow): Permission {
  const { group, plural } = api;
  return { ...toCreate({ group, plural }, namespace), verb: 'delete' };
}

function permissionsOf(rows: readonly InstanceRow[]): readonly Permission[] {
  return [
    ...new Map(
      rows.map(permissionOf).map((permission) => [JSON.stringify(permission), permission] as const),
    ).values(),
  ];
}

function Results({ rows, states, refused }: ResultsProps) {
  const t = useT();
  return (
    <>
      <Table variant="compact" gridBreakPoint="grid-md" aria-label={t('Instances')}>
        <Thead>
          <Tr>
            <Th>{t('Name')}</Th>
            <Th>{t('Namespace')}</Th>
            <Th>{t('Result')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {rows.slice(0, MOST).map((row) => (
            <Tr key={row.id}>
              <Td dataLabel={t('Name')} modifier="breakWord">
                {row.api.kind} {row.name}
              </Td>
              <Td dataLabel={t('Namespace')} modifier="breakWord">
                {row.namespace ?? '–'}
              </Td>
              <Td dataLabel={t('Result')} aria-live="polite">
                <Result row={row} states={states} refused={refused} />
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {rows.length > MOST && t('{{count}} more', { count: rows.length - MOST })}
    </>
  );
}

/** The maximum number of listed names; above it, only the number is displayed. */
const MOST = 100;

type ResultsProps = {
  readonly rows: readonly InstanceRow[];
  readonly states: StepStates;
  /** Permissions, as JSON. */
  readonly refused: readonly string[];
};

function Result({
  row,
  states,
  refused,
}: Omit<ResultsProps, 'rows'> & { readonly row: InstanceRow }) {
  const t = useT();
  const permission = permissionOf(row);
  if (refused.includes(JSON.stringify(permission))) return neededText([permission], t);
  const state = stepState(states, row.id);
  return (
    <>
      <StepMark state={state} /> {stepText(state, t)}
      {state.kind === 'failed' && <FailureText failure={state.failure} />}
    </>
  );
}
