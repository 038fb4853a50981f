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
import { fieldTree, hasFields } from '~/form/rules/fields';
import { findingsByField } from '~/form/rules/formFirst';
import { SchemaForm } from '~/form/view/fields/SchemaForm';
import { FindingText } from './DocumentFindings';
import type { useDocument } from './useDocument';

const CodeEditor = later(
  async () => (await import(/* webpackChunkName: 'CodeEditor' */ './CodeEditor')).CodeEditor,
);

/** The text of an object in two views: form and YAML. */
export function FormEditor(props: Props) {
  const t = useT();
  const { form, text, onText, document } = props;
  const { model, definition } = form;
  const { goTo, findings } = document;
  const tree = useTree(props);
  const [view, setView] = useView(tree === null ? 'yaml' : 'form');
  // A line is displayed in the YAML view, until the user selects the form again.
  const [left, setLeft] = useState(goTo);
  const as = goTo === left ? view : 'yaml';
  const setAs = (wanted: View) => {
    setLeft(goTo);
    setView(wanted);
  };
  return (
    <Stack hasGutter>
      <StackItem>
        {tree === null ? (
          <Notice variant="info" title={t('The form is not available')}>
            {definition !== null && t('The schema of {{kind}} has no fields', { kind: model.kind })}
          </Notice>
        ) : (
          <ViewToggle as={as} onChange={setAs} />
        )}
      </StackItem>
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
              label={t('YAML')}
              value={text}
              onChange={onText}
              marked={findings.flatMap((one) => ('line' in one ? (one.line ?? []) : []))}
              goTo={goTo}
            />
          </LazyPart>
        )}
      </StackItem>
    </Stack>
  );
}

type View = 'form' | 'yaml';

type Props = {
  readonly form: ObjectForm;
  readonly isNew: boolean;
  /** The user has tried to submit. */
  readonly isTried: boolean;
  readonly text: string;
  readonly document: ReturnType<typeof useDocument>;
  /** The fields that the server rejected. */
  readonly refused: readonly RejectedField[];
  readonly namespace: string | null;
  readonly onText: (text: string | ((before: string) => string)) => void;
};

type Tree = ReturnType<typeof fieldTree>;

/** `null`: the schema has no fields. */
function useTree({ form: { descriptors, model, definition }, isNew }: Props): Tree | null {
  const { namespaced } = model;
  return useMemo(() => {
    if (definition === null) return null;
    const place = { isNew, isNamespaced: namespaced };
    const tree = fieldTree(definition.schema, descriptors, place);
    return hasFields(tree) ? tree : null;
  }, [descriptors, definition, isNew, namespaced]);
}

/** The view in the URL. */
function useView(usual: View): readonly [View, (view: View) => void] {
  const [query, change] = useUrlQuery();
  const named = query.get('as');
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

function ViewToggle({ as, onChange }: ToggleProps) {
  const t = useT();
  const views = [
    ['form', t('Form view')],
    ['yaml', t('YAML view')],
  ] as const;
  return (
    <FormFields>
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
    </FormFields>
  );
}

type ToggleProps = { readonly as: View; readonly onChange: (view: View) => void };

function FormOf({
  form,
  tree,
  isNew,
  isTried,
  document,
  refused,
  namespace,
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
