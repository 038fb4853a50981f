import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Form, HelperText } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { type FieldTree, childFields, withAncestors } from '~/form/rules/fields';
import { type FieldPath, pathText, valueAt } from '~/form/rules/fieldPaths';
import { countShown, type FindingsByField, MOST_OPEN, type Shown } from '~/form/rules/formFirst';
import { readText } from '~/form/rules/textEdits';
import { isAlternative } from '~/form/rules/unions';
import { controlsIn, type FormTable } from '~/form/view/formTable';
import { FieldSearch } from './FieldSearch';
import { TableSections } from './TableSections';
import { FieldView, GroupFields } from './FieldView';
import { editsOfText } from './fieldEdits';
import { FormContext, type FormState, type TypedTexts } from './formContext';
import './fields.css';

/** The text of an instance as a form. Fields that are not displayed remain in the text. */
export const SchemaForm = memo(function SchemaForm(props: Props) {
  const { tree, table, isNew, object, text, byField, namespace, isTried, onEdit } = props;
  const { isPart = false, typed, onTyped } = props;
  const t = useT();
  const container = useRef<HTMLDivElement>(null);
  const [opened] = useState(object);
  const [wanted, setWanted] = useState(NOTHING);
  const [whole, setWhole] = useState(NOTHING);
  const [left, setLeft] = useState(NOTHING);
  const [sought, setSought] = useState<Sought | null>(null);
  const [ownTyped, setOwnTyped] = useState<TypedTexts>({});
  const controls = useMemo(() => controlsIn(table ?? []), [table]);
  const shown: Shown = { tree, object, byField, wanted, whole };
  const [isOpenAtFirst] = useState(() => countShown(tree.root, shown, MOST_OPEN + 1) <= MOST_OPEN);
  useEffect(() => {
    if (sought !== null && container.current !== null) focusField(container.current, sought.field);
  }, [sought]);
  useEffect(() => {
    // Computed while idle, because the first key press in another field requires it.
    const timer = setTimeout(() => readText(text), PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  const state: FormState = {
    ...shown,
    namespace,
    edits: editsOfText(text, onEdit, {
      isKept: (path) => isKept(path, { tree, opened, isPart }),
      keepsLists: !isPart,
    }),
    isPart,
    controls,
    typed: typed ?? ownTyped,
    onTyped: (path, entered) => {
      const before = typed ?? ownTyped;
      if (entered === (before[pathText(path)] ?? null)) return;
      (onTyped ?? setOwnTyped)(withTyped(before, pathText(path), entered));
    },
    isOpenAtFirst,
    isNew,
    isTried,
    left,
    onLeave: (path) => {
      setLeft((before) => new Set([...before, pathText(path)]));
    },
    sought: sought?.within ?? null,
    onWant: (what) => {
      if ('whole' in what) setWhole((before) => new Set([...before, what.whole]));
      else setWanted((before) => new Set([...before, what.field]));
    },
  };
  const groups = useMemo(
    () => (table === undefined ? childFields(tree.root, tree.described) : []),
    [tree, table],
  );
  return (
    <div ref={container}>
      {table === undefined && (
        <FieldSearch
          tree={tree}
          onFound={(field) => {
            const within = new Set(withAncestors(field));
            setWanted((before) => new Set([...before, ...within]));
            setSought({ field, within });
          }}
        />
      )}
      <FormContext.Provider value={state}>
        <Fields isPart={isPart}>
          {table !== undefined && <TableSections table={table} />}
          {groups.map((group) =>
            group.control === 'group' ? (
              <GroupFields key={group.pattern} group={group} />
            ) : (
              <FieldView key={group.pattern} field={group} />
            ),
          )}
        </Fields>
      </FormContext.Provider>
      {tree.described.missing > 0 && (
        <HelperText>
          <HelperTextItem>
            {t('{{count}} field descriptor of the Operator has no field in the schema', {
              count: tree.described.missing,
            })}
          </HelperTextItem>
        </HelperText>
      )}
    </div>
  );
});

/** A part is within a form of its page. */
function Fields({ isPart, children }: { readonly isPart: boolean; readonly children: ReactNode }) {
  if (isPart) return <div className="pf-v6-c-form operator-hub__fields">{children}</div>;
  return (
    <Form
      className="operator-hub__fields"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {children}
    </Form>
  );
}

/** Whether the parent at a path remains when its last field is removed. */
function isKept(path: FieldPath, { tree, opened, isPart }: Kept): boolean {
  // An item remains until the user removes it, and a selected source remains selected.
  if (typeof path.at(-1) === 'number' || isAlternative(tree, path)) return true;
  const before = valueAt(opened, path);
  // An empty field can have another meaning than an absent one.
  if (isPart) return typeof before === 'object' && before !== null && isEmpty(before);
  return path.length < 2 || before !== undefined;
}

type Kept = {
  readonly tree: FieldTree;
  /** The value when the form was opened. */
  readonly opened: unknown;
  readonly isPart: boolean;
};

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function withTyped(before: TypedTexts, path: string, text: string | null): TypedTexts {
  const others = Object.entries(before).filter(([one]) => one !== path);
  return Object.fromEntries(text === null ? others : [...others, [path, text]]);
}

type Sought = { readonly field: string; readonly within: ReadonlySet<string> };

const NOTHING: ReadonlySet<string> = new Set();

/** Milliseconds. */
const PAUSE = 500;

type Props = {
  readonly tree: FieldTree;
  /** The fields to display; all of the tree if absent. */
  readonly table: FormTable | undefined;
  /** Within a form of the page. */
  readonly isPart?: boolean;
  /** Typed texts that the document cannot contain, if the page keeps them. */
  readonly typed?: TypedTexts | undefined;
  readonly onTyped?: ((typed: TypedTexts) => void) | undefined;
  /** The value of the text. */
  readonly object: unknown;
  readonly text: string;
  readonly byField: FindingsByField;
  /** The namespace in which names of other resources are read. */
  readonly namespace: string | null;
  readonly isNew: boolean;
  readonly isTried: boolean;
  readonly onEdit: (edit: (text: string) => string) => void;
};

/** Focuses a field, or its parent if a list has no items. */
function focusField(container: HTMLElement, pattern: string): void {
  const fields = [...container.querySelectorAll<HTMLElement>('[data-field]')];
  for (const one of withAncestors(pattern).toReversed()) {
    const field = fields.find(({ dataset }) => dataset['field'] === one);
    if (field === undefined) continue;
    field.scrollIntoView({ block: 'center' });
    field.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    return;
  }
}
