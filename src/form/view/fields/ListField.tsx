import { Button } from '@patternfly/react-core';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  MinusCircleIcon,
  PlusCircleIcon,
} from '@patternfly/react-icons';
import {
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useT } from '~/i18n';
import { lineIn, listIn, recordIn } from '~/kube/json';
import { titleKeys } from '~/form/rules/fieldControls';
import { blankValue, type Field, innerField } from '~/form/rules/fields';
import { isShortItem } from '~/form/rules/unions';
import { Unset } from './FieldFrame';
import type { InnerProps } from './FieldView';
import { GroupFrame } from './GroupFrame';
import { useForm } from './formContext';
import { useField } from './useField';

/** Items that can be added, moved and removed; the focus moves to the changed item. */
export function ListField({ field, Inner, actions }: Props) {
  const t = useT();
  const { tree, edits } = useForm();
  const { value } = useField(field);
  const items = listIn(value);
  const said = field.hint?.items;
  const isRow =
    said !== undefined || isShortItem(innerField(field, 0, tree.described), tree.described);
  // An item remains while it is edited.
  const [within, setWithin] = useState<number | null>(null);
  const here = items.flatMap((item, index) =>
    index === within || said?.isElsewhere?.(recordIn(item)) !== true ? [index] : [],
  );
  const watchFocus = (index: number) => ({
    onFocus: () => {
      setWithin(index);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setWithin(null);
    },
  });
  const pages = usePages(items.length);
  const { list, add, focusItem, focusMoved } = useItemFocus(here.length);
  return (
    <GroupFrame field={field} actions={actions ?? <Unset field={field} />}>
      {here.length > 0 && (
        <ul ref={list} className="operator-hub__field-list">
          {here.map((index, position) => {
            if (!pages.isShown(index)) return null;
            const item = items[index];
            const title =
              said?.name(position + 1) ??
              titleOf(item, field) ??
              t('Item {{number}}', { number: index + 1 });
            return (
              <li
                key={index}
                aria-label={title}
                {...(said?.isElsewhere !== undefined && watchFocus(index))}
              >
                <Inner
                  field={{ ...innerField(field, index, tree.described), isRequired: false }}
                  title={title}
                  isOpen={items.length === index + 1 && isEmpty(item)}
                  isRow={isRow}
                  actions={
                    <ItemActions
                      field={field}
                      index={index}
                      title={title}
                      count={items.length}
                      onMoved={focusMoved}
                      onRemove={() => {
                        focusItem(position);
                        setWithin(null);
                        edits.removeItem([...field.path, index]);
                      }}
                    />
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      <MoreItems {...pages} />
      <Button
        ref={add}
        variant="link"
        isInline
        className="operator-hub__field-more"
        icon={<PlusCircleIcon />}
        onClick={() => {
          pages.showAdded();
          focusItem(here.length);
          edits.set(
            [...field.path, items.length],
            said?.blank ?? blankValue(innerField(field, items.length, tree.described)),
          );
        }}
      >
        {said?.add ?? t('Add to {{field}}', { field: field.label })}
      </Button>
    </GroupFrame>
  );
}

type Props = {
  readonly field: Field;
  readonly Inner: ComponentType<InnerProps>;
  readonly actions?: ReactNode;
};

function isEmpty(item: unknown): boolean {
  return typeof item === 'object' && item !== null && Object.keys(item).length === 0;
}

/** The title of an item: its key or its name, otherwise none. */
function titleOf(item: unknown, { schema }: Field): string | null {
  const keys = titleKeys(schema);
  const found = keys.map((key) => recordIn(item)[key]);
  return lineIn(found.find((one) => typeof one === 'string' && one !== ''))?.slice(0, 60) ?? null;
}

function ItemActions({ field, index, title, count, onMoved, onRemove }: ItemProps) {
  const t = useT();
  const { edits } = useForm();
  const isOrdered =
    field.hint?.items === undefined &&
    !['set', 'map'].includes(String(field.schema['x-kubernetes-list-type']));
  const move = (to: number) => () => {
    onMoved(to);
    edits.move(field.path, [index, to]);
  };
  return (
    <div className="operator-hub__field-actions">
      {isOrdered && count > 1 && (
        <>
          <Button
            variant="plain"
            icon={<ArrowUpIcon />}
            isAriaDisabled={index === 0}
            aria-label={t('Move {{name}} up', { name: title })}
            onClick={move(index - 1)}
          />
          <Button
            variant="plain"
            icon={<ArrowDownIcon />}
            isAriaDisabled={index === count - 1}
            aria-label={t('Move {{name}} down', { name: title })}
            onClick={move(index + 1)}
          />
        </>
      )}
      <Button
        variant="plain"
        icon={<MinusCircleIcon />}
        aria-label={t('Remove {{row}}', { row: title })}
        onClick={onRemove}
      />
    </div>
  );
}

type ItemProps = {
  readonly field: Field;
  readonly index: number;
  readonly title: string;
  readonly count: number;
  readonly onMoved: (to: number) => void;
  readonly onRemove: () => void;
};

/** After a change, the focus moves to the item at the same position, or to the add button. */
function useItemFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const next = useRef<{ readonly at: number; readonly from: number | null } | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const { at, from } = next.current;
    // The list is updated after the text.
    if (count === from) return;
    next.current = null;
    const shown = list.current?.children ?? [];
    const item = shown[Math.min(at, shown.length - 1)];
    (item?.querySelector<HTMLElement>('input, select, textarea, button') ?? add.current)?.focus();
  });
  return {
    list,
    add,
    /** After an addition or a removal. */
    focusItem: (at: number) => {
      next.current = { at, from: count };
    },
    focusMoved: (at: number) => {
      next.current = { at, from: null };
    },
  };
}

/** Displays a long list or map page by page. Added items, which are at the end, are always displayed. */
export function usePages(count: number): Pages {
  const [most, setMost] = useState(PAGE);
  const [firstAdded, setFirstAdded] = useState(Infinity);
  return {
    isShown: (index) => index < most || index >= firstAdded,
    hidden: Math.max(0, Math.min(count, firstAdded) - most),
    showMore: () => {
      setMost(most + PAGE);
    },
    showAdded: () => {
      setFirstAdded(Math.min(count, firstAdded));
    },
  };
}

const PAGE = 20;

type Pages = {
  readonly isShown: (index: number) => boolean;
  /** The number of items on other pages. */
  readonly hidden: number;
  readonly showMore: () => void;
  /** Called before an item is added. */
  readonly showAdded: () => void;
};

/** A button for the next page. */
export function MoreItems({ hidden, showMore }: Pick<Pages, 'hidden' | 'showMore'>) {
  const t = useT();
  if (hidden === 0) return null;
  return (
    <Button variant="link" isInline className="operator-hub__field-more" onClick={showMore}>
      {t('Show {{count}} more', { count: Math.min(PAGE, hidden) })}
    </Button>
  );
}
