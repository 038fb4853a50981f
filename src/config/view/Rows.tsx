import { Badge, Button } from '@patternfly/react-core';
import {
  AngleDownIcon,
  AngleRightIcon,
  MinusCircleIcon,
  PlusCircleIcon,
} from '@patternfly/react-icons';
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import type { KeyValue } from '~/config/rules/draft';
import { withoutRow, withRow } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import { FieldFinding } from './FieldFinding';
import { ConfigFindings } from './configContext';
import { TextField } from './fields';
import './config.css';

/** Rows of a list that can be added and removed; the focus remains at the change. */
export function Rows({ member, indices, name, addText, more, onAdd, onRemove, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const next = useRef<NextFocus | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const { row, what } = next.current;
    next.current = null;
    const shown = list.current?.children ?? [];
    const target = shown[Math.min(row, shown.length - 1)];
    (target?.querySelector<HTMLElement>(what) ?? add.current)?.focus();
  });
  return (
    <div className="operator-hub__config-rows">
      {indices.length > 0 && (
        <ul ref={list} className="operator-hub__config-list">
          {indices.map((index, position) => (
            <Row
              key={index}
              path={`${member}[${index.toString()}]`}
              name={name(position + 1)}
              more={more?.(index) ?? null}
              onRemove={() => {
                next.current = { row: position, what: REMOVE };
                onRemove(index);
              }}
            >
              {children(index)}
            </Row>
          ))}
        </ul>
      )}
      <Button
        ref={add}
        variant="link"
        isInline
        icon={<PlusCircleIcon />}
        onClick={() => {
          next.current = { row: indices.length, what: FIELD };
          onAdd();
        }}
      >
        {addText}
      </Button>
    </div>
  );
}

type Props = {
  /** The field of `spec.config` with the list. */
  readonly member: string;
  /** The rows in this section; the others are in another one. */
  readonly indices: readonly number[];
  /** The name of a row by its number, counted from 1. */
  readonly name: (number: number) => string;
  readonly addText: string;
  /** The folded fields of a row; `null`: none. */
  readonly more?: (index: number) => RowMore | null;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
};

/** The focus after a change: after a removal, the button of the next row. */
type NextFocus = { readonly row: number; readonly what: string };

const REMOVE = '.operator-hub__config-remove';
const FIELD = 'input, select';

/** One row of a list: its fields, its folded fields, and a button to remove it. */
export function Row({ path, name, more, onRemove, children }: RowProps) {
  const t = useT();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const hasFinding = useHasFinding(more?.paths ?? []);
  const isOpen = more !== null && (isExpanded || hasFinding);
  return (
    <li aria-label={name}>
      <div className="operator-hub__config-row">
        <div className="operator-hub__config-fields">{children}</div>
        <div className="operator-hub__config-actions">
          <div className="operator-hub__config-unfold">
            {more !== null && (
              <Unfold
                row={name}
                set={more.set}
                isOpen={isOpen}
                controls={id}
                onToggle={() => {
                  setExpanded(!isOpen);
                }}
              />
            )}
          </div>
          <Button
            variant="plain"
            className="operator-hub__config-remove"
            icon={<MinusCircleIcon />}
            aria-label={t('Remove {{row}}', { row: name })}
            onClick={onRemove}
          />
        </div>
      </div>
      {more !== null && (
        <div id={id} hidden={!isOpen} className="operator-hub__config-more">
          {isOpen && more.fields}
        </div>
      )}
      <FieldFinding path={path} />
    </li>
  );
}

/** The folded fields of a row. */
export type RowMore = {
  /** Of the fields; a problem of one of them unfolds all. */
  readonly paths: readonly string[];
  /** The number of fields with a value. */
  readonly set: number;
  readonly fields: ReactNode;
};

type RowProps = {
  readonly path: string;
  /** For example "Variable 1". */
  readonly name: string;
  readonly more: RowMore | null;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

function Unfold({ row, set, isOpen, controls, onToggle }: UnfoldProps) {
  const t = useT();
  return (
    <>
      <Button
        variant="link"
        isInline
        size="sm"
        icon={isOpen ? <AngleDownIcon /> : <AngleRightIcon />}
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-label={t('More options for {{row}}', { row })}
        onClick={onToggle}
      >
        {t('More')}
      </Button>
      {set > 0 && (
        <Badge isRead screenReaderText={t('set')}>
          {set}
        </Badge>
      )}
    </>
  );
}

type UnfoldProps = {
  readonly row: string;
  readonly set: number;
  readonly isOpen: boolean;
  /** The ID of the unfolded element. */
  readonly controls: string;
  readonly onToggle: () => void;
};

function useHasFinding(paths: readonly string[]): boolean {
  const findings = useContext(ConfigFindings);
  return findings.some((finding) => paths.some((path) => finding.path.startsWith(path)));
}

/** Keys and their values. */
export function PairRows({ member, pairs, name, addText, onChange }: PairRowsProps) {
  const t = useT();
  return (
    <Rows
      member={member}
      indices={pairs.map((_, index) => index)}
      name={name}
      addText={addText}
      onAdd={() => {
        onChange([...pairs, BLANK]);
      }}
      onRemove={(index) => {
        onChange(withoutRow(pairs, index));
      }}
    >
      {(index) => {
        const pair = pairs[index] ?? BLANK;
        const path = `${member}[${index.toString()}]`;
        return (
          <>
            <TextField
              path={`${path}.key`}
              label={t('Key')}
              value={pair.key}
              onChange={(key) => {
                onChange(withRow(pairs, index, { ...pair, key }));
              }}
            />
            <TextField
              path={`${path}.value`}
              label={t('Value')}
              value={pair.value}
              onChange={(value) => {
                onChange(withRow(pairs, index, { ...pair, value }));
              }}
            />
          </>
        );
      }}
    </Rows>
  );
}

type PairRowsProps = {
  readonly member: 'nodeSelector' | 'annotations';
  readonly pairs: readonly KeyValue[];
  readonly name: (number: number) => string;
  readonly addText: string;
  readonly onChange: (pairs: readonly KeyValue[]) => void;
};

const BLANK: KeyValue = { key: '', value: '' };
