import { Fragment, useState, type ReactNode } from 'react';
import {
  Divider,
  Stack,
  StackItem,
  Flex,
  FlexItem,
  Title,
  Label,
  Button,
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type {
  DefinitionDelta,
  DefinitionChange,
  UnsafeChange,
} from '~/updates/rules/crd/definitionDelta';
import { useT, type Translate } from '~/i18n';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { FailureText } from '~/ui/FailureAlert';
import { Mono } from '~/ui/Mono';
import { ChangeLabel } from '~/updates/view/review/ChangeLabel';
import {
  allowedNote,
  definitionSafety,
  fieldPath,
  changeTitle,
  findingReason,
} from '~/updates/view/plan/texts';
import './crd.css';

/** The changes of a plan in the cluster's CustomResourceDefinitions: unsafe ones first, unchanged ones folded. */
export function DefinitionDeltas({ deltas, isExtension = false, renderStored }: Props) {
  const t = useT();
  const unchanged = deltas.filter(({ safety }) => safety === 'same');
  const others = ORDER.flatMap((safety) => deltas.filter((delta) => delta.safety === safety));
  if (deltas.length === 0) return <p>{t('This version contains no CRDs.')}</p>;
  return (
    <Stack hasGutter>
      {others.length === 0 && (
        <StackItem>
          <Notice isPlain variant="success" title={t('No CRD changes')} />
        </StackItem>
      )}
      {others.map((delta, index) => (
        <Fragment key={delta.id}>
          {index > 0 && <Divider />}
          <StackItem>
            <DefinitionChanges
              delta={delta}
              isExtension={isExtension}
              stored={renderStored?.(delta) ?? null}
            />
          </StackItem>
        </Fragment>
      ))}
      {unchanged.length > 0 && (
        <StackItem>
          <Fold title={t('{{count}} unchanged CRDs', { count: unchanged.length })}>
            <Stack hasGutter>
              {unchanged.map((delta) => (
                <StackItem key={delta.id}>
                  <DefinitionChanges delta={delta} isExtension={isExtension} stored={null} />
                </StackItem>
              ))}
            </Stack>
          </Fold>
        </StackItem>
      )}
    </Stack>
  );
}

type Props = {
  readonly deltas: readonly DefinitionDelta[];
  /** OLM v1 installs them, which does not validate existing objects. */
  readonly isExtension?: boolean;
  /** Whether existing objects are valid in the new definition. */
  readonly renderStored?: (delta: DefinitionDelta) => ReactNode;
};

/** The most dangerous first. */
const ORDER = ['unsafe', 'unknown', 'safe', 'new'] as const;

/** One CustomResourceDefinition: its safety, unsafe and other changes, and whether existing objects are valid. */
function DefinitionChanges({ delta, isExtension, stored }: DefinitionChangesProps) {
  const t = useT();
  const { findings, allowed, failure } = delta;
  const notable = allowed.filter((change) => allowedNote(change, t) !== null);
  const plain = allowed.filter((change) => !notable.includes(change));
  const kind = delta.kind ?? delta.name;
  // Changes that the API server rejects fail in any case.
  const isValidated =
    delta.mayBreakObjects && !findings.some(({ isEnforcedByServer }) => isEnforcedByServer);
  return (
    <Stack hasGutter>
      <StackItem>
        <Heading delta={delta} isNotable={notable.length > 0} />
        <div>{definitionSafety(delta, t)}</div>
        {failure !== null && <FailureText failure={failure} />}
        {isValidated && (
          <div>
            {isExtension
              ? t('Stored resources can become invalid or lose fields.')
              : t(
                  'OLM v0 validates existing resources. The install plan fails if any of them is invalid against the new schema.',
                )}
          </div>
        )}
      </StackItem>
      {stored !== null && <StackItem>{stored}</StackItem>}
      {findings.length + allowed.length > 0 && (
        <StackItem>
          <ChangeTable
            label={t('Changes of {{kind}}', { kind })}
            changes={[...findings, ...notable, ...plain]}
            first={findings.length + notable.length}
          />
        </StackItem>
      )}
    </Stack>
  );
}

type DefinitionChangesProps = Pick<Props, 'isExtension'> & {
  readonly delta: DefinitionDelta;
  /** Whether existing objects are valid; `null`: not applicable. */
  readonly stored: ReactNode;
};

function Heading({ delta: { kind, name, safety }, isNotable }: HeadingProps) {
  return (
    <Flex
      spaceItems={{ default: 'spaceItemsSm' }}
      alignItems={{ default: 'alignItemsBaseline' }}
      className="operator-hub__plan-heading"
    >
      <FlexItem>
        <Title headingLevel="h3" size="md">
          {kind ?? name}
        </Title>
      </FlexItem>
      {kind !== null && (
        <FlexItem className="operator-hub__crd-name">
          <Mono>{name}</Mono>
        </FlexItem>
      )}
      <FlexItem>
        <SafetyLabel safety={safety} isNotable={isNotable} />
      </FlexItem>
    </Flex>
  );
}

type HeadingProps = Pick<DefinitionChangesProps, 'delta'> & { readonly isNotable: boolean };

/** The safety of a definition as a label. */
function SafetyLabel({ safety, isNotable }: SafetyLabelProps) {
  const t = useT();
  switch (safety) {
    case 'new':
      return <ChangeLabel state="created" />;
    case 'unknown':
    case 'same':
      return <ChangeLabel state={safety} />;
    case 'safe':
      return isNotable ? (
        <Label isCompact status="info">
          {t('Changed')}
        </Label>
      ) : (
        <Label isCompact status="success">
          {t('Compatible')}
        </Label>
      );
    case 'unsafe':
      return (
        <Label isCompact status="danger">
          {t('Risky')}
        </Label>
      );
  }
}

type SafetyLabelProps = Pick<DefinitionDelta, 'safety'> & {
  /** Allowed changes that are still notable. */
  readonly isNotable: boolean;
};

/** The changes of one definition: the path, the values and the effect. */
function ChangeTable({ label, changes, first }: ChangeTableProps) {
  const t = useT();
  const [limit, setLimit] = useState(Math.min(STEP, first));
  const shown = changes.slice(0, limit);
  const hasReasons = shown.some((change) => reasonOf(change, t) !== null);
  const more = Math.min(STEP, changes.length - shown.length);
  return (
    <>
      {shown.length > 0 && (
        <Table variant="compact" aria-label={label} gridBreakPoint="grid-md">
          <Thead>
            <Tr>
              <Th width={15}>{t('Version')}</Th>
              <Th width={25}>{t('Field')}</Th>
              <Th width={30}>{t('Change')}</Th>
              {hasReasons && <Th>{t('Impact')}</Th>}
            </Tr>
          </Thead>
          <Tbody>
            {shown.map((change) => (
              <ChangeRow key={keyOf(change)} change={change} hasReason={hasReasons} />
            ))}
          </Tbody>
        </Table>
      )}
      {more > 0 && (
        <Button
          variant="link"
          onClick={() => {
            setLimit(limit + STEP);
          }}
        >
          {limit < first
            ? t('Show {{count}} more', { count: more })
            : t('{{count}} compatible change', { count: changes.length - limit })}
        </Button>
      )}
    </>
  );
}

type Change = DefinitionChange | UnsafeChange;

type ChangeTableProps = {
  readonly label: string;
  readonly changes: readonly Change[];
  /** How many are risky or notable. The compatible ones that follow are shown on request. */
  readonly first: number;
};

/** A rewritten definition can have hundreds of changes. */
const STEP = 50;

function ChangeRow({ change, hasReason }: RowProps) {
  const t = useT();
  return (
    <Tr>
      <Td dataLabel={t('Version')}>{versionText(change, t)}</Td>
      <Td dataLabel={t('Field')} modifier="breakWord">
        <FieldName path={change.path} />
      </Td>
      <Td dataLabel={t('Change')} modifier="breakWord">
        <div>{changeTitle(change, t)}</div>
        <Values change={change} />
      </Td>
      {hasReason && <Td dataLabel={t('Impact')}>{reasonOf(change, t)}</Td>}
    </Tr>
  );
}

function FieldName({ path }: { readonly path: string }) {
  const t = useT();
  if (path === '') return t('CRD');
  return path === '^' ? t('(whole object)') : <Mono>{fieldPath(path)}</Mono>;
}

type RowProps = { readonly change: Change; readonly hasReason: boolean };

function reasonOf(change: Change, t: Translate): string | null {
  return 'rule' in change ? findingReason(change, t) : allowedNote(change, t);
}

function versionText(change: Change, t: Translate): string {
  if (change.version === null) return t('All');
  if (!('rule' in change) || change.toVersion === null) return change.version;
  return t('{{older}} to {{newer}}', { older: change.version, newer: change.toVersion });
}

/** The previous and the new values. */
function Values({ change: { before, after } }: { readonly change: Change }): ReactNode {
  const t = useT();
  if (before === null && after === null) return null;
  return (
    <div className="operator-hub__crd-values">
      {before !== null && (
        <Mono title={t('Before')}>
          <del>{before}</del>
        </Mono>
      )}
      {before !== null && after !== null && <span aria-hidden="true">→</span>}
      {after !== null && (
        <Mono title={t('After')}>
          <ins>{after}</ins>
        </Mono>
      )}
    </div>
  );
}

function keyOf(change: Change): string {
  const { kind, version, path, keyword, before, after } = change;
  const toVersion = 'rule' in change ? change.toVersion : null;
  return JSON.stringify([kind, version, toVersion, path, keyword, before, after]);
}
