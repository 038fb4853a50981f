import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@patternfly/react-core';
import { PlusCircleIcon } from '@patternfly/react-icons';
import { Row, type RowMore } from './Row';
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
