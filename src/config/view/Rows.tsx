import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@patternfly/react-core';
import { PlusCircleIcon } from '@patternfly/react-icons';
import { Row, type RowMore } from './Row';
import './config.css';

/** Rows of a list that can be added and taken away; the keyboard goes on where the change was. */
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
  /** The member of `spec.config` that is the list. */
  readonly member: string;
  /** Of the rows that are shown; the others are shown elsewhere. */
  readonly indices: readonly number[];
  /** What a row is called, by its number from 1. */
  readonly name: (number: number) => string;
  readonly addText: string;
  /** What few people set in a row; `null` for rows without such. */
  readonly more?: (index: number) => RowMore | null;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
};

/** Where the focus goes after the change: after a removal, to the button of the row that took the place. */
type NextFocus = { readonly row: number; readonly what: string };

const REMOVE = '.operator-hub__config-remove';
const FIELD = 'input, select';
