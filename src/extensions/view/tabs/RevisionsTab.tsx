import {
  EmptyState,
  Label,
  type LabelProps,
  List,
  ListItem,
  Skeleton,
} from '@patternfly/react-core';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import type { ObjectSet, ObjectSetState, WaitingObject } from '~/olm/extensions/objectSet';
import type { ExtensionTabProps } from '~/olm/read/extensions/useExtension';
import { type Revision, useRevisions } from '~/olm/read/extensions/useRevisions';
import { routes } from '~/routes';
import { Fold } from '~/ui/Fold';
import { LoadableView } from '~/ui/LoadableView';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';

/** The versions that OLM applied, with links to their review, and what a rollout waits for. */
export default function RevisionsTab({ details: { extension } }: ExtensionTabProps) {
  const t = useT();
  const revisions = useRevisions(extension);
  return (
    <LoadableView
      of={revisions}
      what={t('Revisions')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {(list) =>
        list.length === 0 ? (
          <EmptyState titleText={t('No revisions found')} headingLevel="h2" variant="sm" />
        ) : (
          <Revisions list={list} extension={extension} />
        )
      }
    </LoadableView>
  );
}

function Revisions({ list, extension }: RevisionsProps) {
  const t = useT();
  const hasSets = list.some(({ set }) => set !== null);
  return (
    <Table variant="compact" aria-label={t('Revisions')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={15}>{t('Revision')}</Th>
          <Th width={15}>{t('Version')}</Th>
          {hasSets && <Th>{t('Status')}</Th>}
          <Th width={20}>{t('Installed on')}</Th>
          <Th screenReaderText={t('Actions')} />
        </Tr>
      </Thead>
      <Tbody>
        {list.map((one) => (
          <Tr key={one.id}>
            <Td dataLabel={t('Revision')} modifier="breakWord">
              {one.revision ?? one.id}
            </Td>
            <Td dataLabel={t('Version')}>
              <Mono>{one.version ?? '–'}</Mono>
            </Td>
            {hasSets && (
              <Td dataLabel={t('Status')}>{one.set !== null && <SetStatus set={one.set} />}</Td>
            )}
            <Td dataLabel={t('Installed on')}>
              {one.installedAt === null ? '–' : <Timestamp timestamp={one.installedAt} simple />}
            </Td>
            <Td>
              <ReviewLink one={one} extension={extension} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type RevisionsProps = Pick<ExtensionTabProps['details'], 'extension'> & {
  readonly list: readonly Revision[];
};

function ReviewLink({ one: { version }, extension: { name, installed } }: ReviewLinkProps) {
  const t = useT();
  return (
    version !== null &&
    version !== installed?.version && (
      <Link to={routes.extensionUpdate(name, version)}>
        {t('Review version {{version}}', { version })}
      </Link>
    )
  );
}

type ReviewLinkProps = Pick<RevisionsProps, 'extension'> & { readonly one: Revision };

/** The state of a revision, and the objects that it waits for in the order of their phases. */
function SetStatus({ set: { state, waiting, message } }: { readonly set: ObjectSet }) {
  const t = useT();
  return (
    <>
      <Label variant="outline" isCompact {...STATUS[state]}>
        {stateText(state, t)}
      </Label>
      {waiting.length > 0 && (
        <List isPlain aria-label={t('Waiting')}>
          {waiting.map((one) => (
            <ListItem key={`${one.kind}/${one.namespace ?? ''}/${one.name}`}>
              <Waiting one={one} />
            </ListItem>
          ))}
        </List>
      )}
      {message !== null && (
        <Fold title={t('OLM message')}>
          <Mono>{message}</Mono>
        </Fold>
      )}
    </>
  );
}

function Waiting({ one: { kind, namespace, name, phase, why } }: { readonly one: WaitingObject }) {
  const t = useT();
  const object = (
    <>
      {kind} <Mono>{namespace === null ? name : `${namespace}/${name}`}</Mono>
    </>
  );
  return (
    <>
      {phase === null ? (
        <Sentence text={t('Waiting for <object/>')} parts={{ object }} />
      ) : (
        <Sentence text={t('Phase {{phase}} waits for <object/>', { phase })} parts={{ object }} />
      )}
      <Fold title={t('OLM message')}>
        <Mono>{why}</Mono>
      </Fold>
    </>
  );
}

const STATUS: Readonly<Record<ObjectSetState, Pick<LabelProps, 'status'>>> = {
  available: { status: 'success' },
  unavailable: { status: 'warning' },
  'rolling-out': { status: 'info' },
  failed: { status: 'danger' },
  archived: {},
};

function stateText(state: ObjectSetState, t: Translate): string {
  switch (state) {
    case 'available':
      return t('Ready');
    case 'unavailable':
      return t('Not ready');
    case 'rolling-out':
      return t('Rolling out');
    case 'failed':
      return t('Failed');
    case 'archived':
      return t('Archived');
  }
}
