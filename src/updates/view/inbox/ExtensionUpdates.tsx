import { useMemo, useState } from 'react';
import {
  Button,
  Content,
  Title,
  Toolbar,
  ToolbarContent,
  ToolbarItem,
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { dataOr, loading } from '~/kube/loadable';
import type { ExtensionRow } from '~/olm/extensions/extensionOperator';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import type { useExtensionRows } from '~/olm/read/extensions/useExtensions';
import { routes } from '~/routes';
import { aimText } from '~/ui/approvalText';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { FailureAlert, FailureText } from '~/ui/FailureAlert';
import { RowCheck } from '~/ui/lists/ListTable';
import { Mono } from '~/ui/Mono';
import { SelectAllHead, selectAllOf } from '~/ui/SelectAllHead';
import { Fold } from '~/ui/Fold';
import { Spinner } from '~/ui/Spinner';
import { updateConsequence } from '~/ui/updateConsequence';
import { useChosen } from '~/ui/useChosen';
import { useExtensionUpdateRun } from '~/updates/read/useExtensionUpdateRun';
import { waitingExtensions, type WaitingExtension } from '~/updates/rules/inbox/extensionUpdates';

/** The later versions of paused ClusterExtensions. Nothing if the cluster has no OLM v1. */
export function ExtensionUpdates({ of: { rows, contents } }: Props) {
  const t = useT();
  if (rows === null) return null;
  return rows.status === 'failed' ? (
    <div className="operator-hub__inbox-note">
      {/* Usually only cluster administrators can list extensions. */}
      {rows.failure.kind === 'forbidden' ? (
        <Fold title={t('Some data could not be loaded')}>
          <FailureText failure={rows.failure} />
        </Fold>
      ) : (
        <FailureText failure={rows.failure} />
      )}
    </div>
  ) : (
    <Loaded rows={dataOr(rows, NONE)} contents={contents} />
  );
}

type Props = { readonly of: ReturnType<typeof useExtensionRows> };

/** Whether updates of extensions are listed; while loading, they could be. */
export function hasExtensionUpdates({ rows }: Props['of']): boolean {
  return rows?.status === 'loading' || waitingExtensions(dataOr(rows ?? loading, NONE)).length > 0;
}

/** Whether the available updates of some extensions are unknown. */
export function areUpdatesUnknown({ rows, contents }: Props['of']): boolean {
  return isUnknown(dataOr(rows ?? loading, NONE), contents);
}

/** The number of extensions whose catalogs have no later version. */
export function extensionsUpToDate({ rows }: Props['of']): number {
  return dataOr(rows ?? loading, NONE).filter(({ update }) => update?.kind === 'none').length;
}

function isUnknown(
  rows: readonly ExtensionRow[],
  { isUnread, isReading }: Props['of']['contents'],
): boolean {
  return rows.length > 0 && (isUnread || isReading);
}

function Loaded({ rows, contents }: LoadedProps) {
  const t = useT();
  const waiting = useMemo(() => waitingExtensions(rows), [rows]);
  const [chosen, setChosen] = useState<readonly WaitingExtension[] | null>(null);
  const isUnread = isUnknown(rows, contents);
  if (waiting.length === 0 && !isUnread && chosen === null) return null;
  return (
    <section className="operator-hub__inbox-section" aria-labelledby={TITLE}>
      <Title headingLevel="h2" size="lg" id={TITLE}>
        {t('OLM v1')}
      </Title>
      {isUnread && <Unread contents={contents} />}
      {waiting.length > 0 && <WaitingTable waiting={waiting} onUpdate={setChosen} />}
      {chosen !== null && (
        <UpdateDialog
          chosen={chosen}
          rows={rows}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
    </section>
  );
}

type LoadedProps = UnreadProps & { readonly rows: readonly ExtensionRow[] };

const NONE: readonly ExtensionRow[] = [];
const TITLE = 'operator-hub-extension-updates';

type UnreadProps = { readonly contents: ReturnType<typeof useExtensionRows>['contents'] };

function Unread({ contents: { isReading, failure, read } }: UnreadProps) {
  const t = useT();
  if (isReading) {
    return (
      <div role="status">
        <Spinner aria-hidden="true" /> {t('Loading {{what}}', { what: t('ClusterCatalog') })}
      </div>
    );
  }
  return (
    <>
      {failure !== null && <FailureAlert failure={failure} what={t('ClusterCatalog')} />}
      <p>{t('Available updates unknown')}</p>
      <Content component="small">
        {t('The check downloads the entire content of the catalogs once.')}
      </Content>
      <Button variant="secondary" onClick={read}>
        {t('Check for updates')}
      </Button>
    </>
  );
}

function WaitingTable({ waiting, onUpdate }: TableProps) {
  const t = useT();
  const selection = useChosen(waiting);
  const ids = waiting.map(({ id }) => id);
  const { chosen } = selection;
  return (
    <>
      <Toolbar>
        <ToolbarContent>
          <ToolbarItem>
            <Button
              variant="secondary"
              isDisabled={chosen.length === 0}
              onClick={() => {
                onUpdate(chosen);
              }}
            >
              {t('Update selected in order')}
            </Button>
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <Table
        aria-labelledby={TITLE}
        variant="compact"
        gridBreakPoint=""
        className="operator-hub__inbox-table"
      >
        <Thead>
          <Tr>
            <SelectAllHead {...selectAllOf(ids, selection)} />
            <Th width={30}>{t('Name')}</Th>
            <Th width={30}>{t('Changes')}</Th>
            <Th>{t('Updates')}</Th>
            <Th screenReaderText={t('Actions')} />
          </Tr>
        </Thead>
        <Tbody>
          {waiting.map((one) => (
            <Row
              key={one.id}
              of={one}
              isChosen={selection.isChosen(one.id)}
              onChoose={selection.toggle}
              onUpdate={onUpdate}
            />
          ))}
        </Tbody>
      </Table>
    </>
  );
}

type TableProps = {
  readonly waiting: readonly WaitingExtension[];
  readonly onUpdate: (chosen: readonly WaitingExtension[]) => void;
};

function Row({ of, isChosen, onChoose, onUpdate }: RowProps) {
  const t = useT();
  const { id: name, from, to, aim } = of;
  return (
    <Tr data-test="extension-update-row" data-extension={name}>
      <Td className="pf-v6-c-table__check">
        <RowCheck
          label={t('Select {{name}}', { name })}
          isChecked={isChosen}
          onToggle={() => {
            onChoose(name);
          }}
        />
      </Td>
      <Td dataLabel={t('Name')} modifier="breakWord">
        <Link to={routes.operator(CLUSTER_SCOPE, name)}>{name}</Link>
      </Td>
      <Td dataLabel={t('Changes')}>
        <Mono>{`${from ?? ''} → ${to}`}</Mono>
      </Td>
      <Td dataLabel={t('Updates')}>{aimText(aim, t)}</Td>
      <Td>
        <div className="operator-hub__inbox-actions">
          <Link
            to={routes.extensionUpdate(name, to)}
            aria-label={t('Review update of {{name}}', { name })}
          >
            {t('Review')}
          </Link>
          <Button
            variant="link"
            isInline
            aria-label={t('Update {{name}} to {{version}}', { name, version: to })}
            onClick={() => {
              onUpdate([of]);
            }}
          >
            {t('Update')}
          </Button>
        </div>
      </Td>
    </Tr>
  );
}

type RowProps = Pick<TableProps, 'onUpdate'> & {
  readonly of: WaitingExtension;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
};

/** Updates extensions one after the other. Another page or the end of the dialog stops the remaining ones. */
function UpdateDialog({ chosen, rows, onClose }: DialogProps) {
  const t = useT();
  const run = useExtensionUpdateRun(chosen, rows);
  const [only, ...others] = chosen;
  const question =
    only !== undefined && others.length === 0
      ? t('Update {{name}} to {{version}}?', { name: only.id, version: only.to })
      : t('Update {{count}} Operators in order?', { count: chosen.length });
  return (
    <ActionDialog
      action={{
        titles: { question, action: t('Update'), done: t('Update complete') },
        text: [
          updateConsequence(t),
          others.length > 0 &&
            t(
              'Each update starts after the previous Operator is ready. The first failure, or closing this dialog, stops the remaining updates.',
            ),
        ],
        calls: chosen.flatMap(({ calls }) => calls),
      }}
      run={run}
      onClose={onClose}
    />
  );
}

type DialogProps = {
  readonly chosen: readonly WaitingExtension[];
  readonly rows: readonly ExtensionRow[];
  readonly onClose: () => void;
};
