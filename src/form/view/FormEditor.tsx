import { useMemo, useState } from 'react';
import {
  AlertActionLink,
  FormGroup,
  Radio,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { RejectedField } from '~/kube/failure';
import { FormFields } from '~/ui/form/FormLayout';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { Notice } from '~/ui/Notice';
import { useUrlQuery } from '~/ui/useUrlQuery';
import type { ObjectForm } from './objectForm';
import { fieldTree, hasFields, partTree } from '~/form/rules/fields';
import { findingsByField } from '~/form/rules/formFirst';
import { SchemaForm } from '~/form/view/fields/SchemaForm';
import { shownPaths } from '~/form/view/fields/TableSections';
import { DocumentFindings, FindingText } from './DocumentFindings';
import type { TypedTexts } from './fields/formContext';
import { type FormTable, hintsIn } from './formTable';
import type { useDocument } from './useDocument';

const CodeEditor = later(
  async () => (await import(/* webpackChunkName: 'CodeEditor' */ './CodeEditor')).CodeEditor,
);

/** The text of an object in two views: form and YAML. */
export function FormEditor(props: Omit<Props, 'view'>) {
  return <EditorView {...props} view={useFormView(props)} />;
}

/** The same in a page that must know the view. */
export function EditorView(props: Props) {
  const t = useT();
  const { form, text, onText, document, yamlLabel } = props;
  const { isPart = false } = form;
  const { goTo, findings } = document;
  const { tree, as, setAs } = props.view;
  const toggle = <ViewOf tree={tree} form={form} as={as} onChange={setAs} />;
  const isToggleLast = startsWithField(form);
  return (
    <Stack hasGutter>
      {!isToggleLast && toggle}
      <StackItem>
        {tree !== null && as === 'form' ? (
          <FormOf
            {...props}
            tree={tree}
            onYaml={() => {
              setAs('yaml');
            }}
          />
        ) : (
          <LazyPart skeleton={<Skeleton height="24rem" screenreaderText={t('Loading YAML')} />}>
            <CodeEditor
              label={yamlLabel ?? t('YAML')}
              value={text}
              onChange={onText}
              marked={findings.flatMap((one) => ('line' in one ? (one.line ?? []) : []))}
              goTo={goTo}
            />
          </LazyPart>
        )}
      </StackItem>
      {isToggleLast && toggle}
      {isPart && <PartFindings document={document} as={as} />}
    </Stack>
  );
}

/** The view of a form, and its fields. */
export function useFormView({ form, isNew, document }: Pick<Props, 'form' | 'isNew' | 'document'>) {
  const { goTo } = document;
  const tree = useTree({ form, isNew });
  const [view, setView] = useView(tree === null ? 'yaml' : 'form', form.isPart === true);
  // A line is displayed in the YAML view, until the user selects the form again.
  const [left, setLeft] = useState(goTo);
  return {
    tree,
    as: goTo === left && tree !== null ? view : 'yaml',
    setAs: (wanted: View) => {
      setLeft(goTo);
      setView(wanted);
    },
  };
}

/** The findings that no field of the view shows. */
export function PreviewFindings({
  form: { table = NO_TABLE },
  document,
  view,
  ...rest
}: PreviewProps) {
  const { read, findings } = document;
  const atFields =
    view.as === 'form' && read.kind === 'object'
      ? shownPaths(table, { object: read.object, isNew: rest.isNew })
      : [];
  const shown = findings.filter(
    ({ kind, path = '' }) => kind === 'dropped' || !atFields.includes(path),
  );
  return <DocumentFindings {...document} findings={shown} isTried={rest.isTried} />;
}

type PreviewProps = Pick<Props, 'form' | 'document' | 'view' | 'isNew' | 'isTried'>;

/** A form of few fields, which have their sections. */
function startsWithField({ table, isPart }: ObjectForm): boolean {
  return table !== undefined && isPart !== true;
}

/** The form displays most findings at their fields. */
function PartFindings({ document, as }: { readonly as: View } & Pick<Props, 'document'>) {
  const shown = document.findings.filter(({ kind }) => as === 'yaml' || kind === 'dropped');
  return <DocumentFindings {...document} findings={shown} />;
}

type View = 'form' | 'yaml';

type Props = {
  readonly form: ObjectForm;
  readonly view: ReturnType<typeof useFormView>;
  readonly isNew: boolean;
  /** The user has tried to submit. */
  readonly isTried: boolean;
  readonly text: string;
  readonly document: ReturnType<typeof useDocument>;
  /** The fields that the server rejected. */
  readonly refused: readonly RejectedField[];
  readonly namespace: string | null;
  /** The name of the YAML editor. */
  readonly yamlLabel?: string;
  /** Typed texts that the document cannot contain, if the page keeps them. */
  readonly typed?: TypedTexts;
  readonly onTyped?: (typed: TypedTexts) => void;
  readonly onText: (text: string | ((before: string) => string)) => void;
};

type Tree = ReturnType<typeof fieldTree>;

/** `null`: the schema has no fields. */
function useTree({ form, isNew }: Pick<Props, 'form' | 'isNew'>): Tree | null {
  const t = useT();
  const { descriptors, model, definition, isPart, table = NO_TABLE } = form;
  const { namespaced } = model;
  return useMemo(() => {
    if (definition === null) return null;
    const place = { isNew, isNamespaced: namespaced };
    const tree =
      isPart === true
        ? partTree(definition.schema, hintsIn(table, t))
        : fieldTree(definition.schema, descriptors, place);
    return hasFields(tree) ? tree : null;
  }, [descriptors, definition, isNew, namespaced, isPart, table, t]);
}

const NO_TABLE: FormTable = [];

/** The view in the URL. The URL of a part is that of a larger form. */
function useView(usual: View, isPart: boolean): readonly [View, (view: View) => void] {
  const [query, change] = useUrlQuery();
  const inState = useState(usual);
  const named = query.get('as');
  if (isPart) return inState;
  return [
    named === 'form' || named === 'yaml' ? named : usual,
    (view) => {
      change(
        (before) => {
          before.set('as', view);
          return before;
        },
        { replace: true },
      );
    },
  ];
}

/** The choice of the view, or why there is only one. */
function ViewOf({ tree, form: { model, definition, isPart = false }, ...toggle }: ViewProps) {
  const t = useT();
  return (
    <StackItem>
      {tree === null ? (
        <Notice variant="info" title={t('The form is not available')}>
          {definition !== null && t('The schema of {{kind}} has no fields', { kind: model.kind })}
        </Notice>
      ) : (
        <ViewToggle isPart={isPart} {...toggle} />
      )}
    </StackItem>
  );
}

type ViewProps = Pick<Props, 'form'> & Omit<ToggleProps, 'isPart'> & { readonly tree: Tree | null };

function ViewToggle({ as, isPart, onChange }: ToggleProps) {
  const t = useT();
  const views = [
    ['form', t('Form view')],
    ['yaml', t('YAML view')],
  ] as const;
  const choice = (
    <FormGroup
      role="radiogroup"
      isInline
      fieldId="operator-hub-form-view"
      label={t('Configure via')}
    >
      {views.map(([view, label]) => (
        <Radio
          key={view}
          id={`operator-hub-form-view-${view}`}
          name="operator-hub-form-view"
          label={label}
          isChecked={as === view}
          onChange={() => {
            onChange(view);
          }}
        />
      ))}
    </FormGroup>
  );
  return isPart ? choice : <FormFields>{choice}</FormFields>;
}

type ToggleProps = {
  readonly as: View;
  /** Within a form of the page. */
  readonly isPart: boolean;
  readonly onChange: (view: View) => void;
};

function FormOf({
  form,
  tree,
  isNew,
  isTried,
  document,
  refused,
  namespace,
  typed,
  onTyped,
  onText,
  onYaml,
}: FormProps) {
  const t = useT();
  const { read, shown, findings } = document;
  const byField = useMemo(() => findingsByField(findings, refused), [findings, refused]);
  if (read.kind === 'object') {
    return (
      <SchemaForm
        tree={tree}
        table={form.table}
        isPart={form.isPart === true}
        typed={typed}
        onTyped={onTyped}
        isNew={isNew}
        isTried={isTried}
        object={read.object}
        text={shown}
        byField={byField}
        namespace={namespace}
        onEdit={onText}
      />
    );
  }
  return (
    <Notice
      variant="danger"
      title={t('The form is not available')}
      actionLinks={<AlertActionLink onClick={onYaml}>{t('YAML view')}</AlertActionLink>}
    >
      <FindingText finding={read} />
    </Notice>
  );
}

type FormProps = Props & { readonly tree: Tree; readonly onYaml: () => void };
