import { type ReactNode, useState } from 'react';
import { Button } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { DefinitionChange, SafetyFinding } from '~/updates/rules/crd/definitionDelta';
import { type Translate, useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { allowedNote, changeTitle, findingReason } from './crdTexts';
import './crd.css';

/** Changes of one definition: where, what, and why it matters. */
export function ChangeTable({ label, changes }: Props) {
  const t = useT();
  const [limit, setLimit] = useState(STEP);
  const shown = changes.slice(0, limit);
  const hasReasons = shown.some((change) => reasonOf(change, t) !== null);
  const more = Math.min(STEP, changes.length - shown.length);
  return (
    <>
      <Table variant="compact" aria-label={label} gridBreakPoint="grid-md">
        <Thead>
          <Tr>
            <Th width={15}>{t('Version')}</Th>
            <Th width={25}>{t('Field')}</Th>
            <Th width={30}>{t('Change')}</Th>
            {hasReasons && <Th>{t('Why it matters')}</Th>}
          </Tr>
        </Thead>
        <Tbody>
          {shown.map((change) => (
            <ChangeRow key={keyOf(change)} change={change} hasReason={hasReasons} />
          ))}
        </Tbody>
      </Table>
      {more > 0 && (
        <Button
          variant="link"
          onClick={() => {
            setLimit(limit + STEP);
          }}
        >
          {t('Show {{count}} more', { count: more })}
        </Button>
      )}
    </>
  );
}

type Change = DefinitionChange | SafetyFinding;

type Props = { readonly label: string; readonly changes: readonly Change[] };

/** A definition that is written anew changes in hundreds of places. */
const STEP = 50;

function ChangeRow({ change, hasReason }: RowProps) {
  const t = useT();
  return (
    <Tr>
      <Td dataLabel={t('Version')}>{versionText(change, t)}</Td>
      <Td dataLabel={t('Field')} modifier="breakWord">
        {change.path === '' ? t('The definition itself') : <Mono>{change.path}</Mono>}
      </Td>
      <Td dataLabel={t('Change')} modifier="breakWord">
        <div>{changeTitle(change, t)}</div>
        <Values change={change} />
      </Td>
      {hasReason && <Td dataLabel={t('Why it matters')}>{reasonOf(change, t)}</Td>}
    </Tr>
  );
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

/** What stood there, and what will. */
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
