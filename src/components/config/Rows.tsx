import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@patternfly/react-core';
import { MinusCircleIcon, PlusCircleIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import { FieldProblem } from './FieldProblem';
import './config.css';

/** Rows of a list that can be added and taken away; the keyboard goes on where the change was. */
export function Rows({ member, indices, name, addText, onAdd, onRemove, children }: Props) {
  const t = useT();
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
            <li key={index} aria-label={name(position + 1)}>
              <div className="operator-hub__config-row">
                <div className="operator-hub__config-fields">{children(index)}</div>
                <Button
                  variant="plain"
                  className="operator-hub__config-remove"
                  icon={<MinusCircleIcon />}
                  aria-label={t('Remove {{row}}', { row: name(position + 1) })}
                  onClick={() => {
                    next.current = { row: position, what: REMOVE };
                    onRemove(index);
                  }}
                />
              </div>
              <FieldProblem path={`${member}[${index.toString()}]`} />
            </li>
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
  /** The member of `spec.config` that is the list. */
  readonly member: string;
  /** Of the rows that are shown; the others are shown elsewhere. */
  readonly indices: readonly number[];
  /** What a row is called, by its number from 1. */
  readonly name: (number: number) => string;
  readonly addText: string;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
};

/** Where the focus goes after the change: after a removal, to the button of the row that took the place. */
type NextFocus = { readonly row: number; readonly what: string };

const REMOVE = '.operator-hub__config-remove';
const FIELD = 'input, select';
