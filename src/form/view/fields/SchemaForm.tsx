import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Form, HelperText } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { type FieldTree, childFields, withAncestors } from '~/form/rules/fields';
import { type FieldPath, pathText, valueAt } from '~/form/rules/fieldPaths';
import { countShown, type FindingsByField, MOST_OPEN, type Shown } from '~/form/rules/formFirst';
import { readText } from '~/form/rules/textEdits';
import type { FormTable } from '~/form/view/formTable';
import { FieldSearch } from './FieldSearch';
import { TableSections } from './TableSections';
import { FieldView, GroupFields } from './FieldView';
import { editsOfText } from './fieldEdits';
import { FormContext, type FormState } from './formContext';
import './fields.css';

/** The text of an instance as a form. Fields that are not displayed remain in the text. */
export const SchemaForm = memo(function SchemaForm(props: Props) {
  const { tree, table, isNew, object, text, byField, namespace, isTried, onEdit } = props;
  const t = useT();
  const container = useRef<HTMLDivElement>(null);
  const [opened] = useState(object);
  const [wanted, setWanted] = useState(NOTHING);
  const [whole, setWhole] = useState(NOTHING);
  const [left, setLeft] = useState(NOTHING);
  const [sought, setSought] = useState<Sought | null>(null);
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
    edits: editsOfText(text, onEdit, (path: FieldPath) => valueAt(opened, path) !== undefined),
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
        <Form
          className="operator-hub__fields"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          {table !== undefined && <TableSections table={table} />}
          {groups.map((group) =>
            group.control === 'group' ? (
              <GroupFields key={group.pattern} group={group} />
            ) : (
              <FieldView key={group.pattern} field={group} />
            ),
          )}
        </Form>
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

type Sought = { readonly field: string; readonly within: ReadonlySet<string> };

const NOTHING: ReadonlySet<string> = new Set();

/** Milliseconds. */
const PAUSE = 500;

type Props = {
  readonly tree: FieldTree;
  /** The fields to display; all of the tree if absent. */
  readonly table: FormTable | undefined;
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
