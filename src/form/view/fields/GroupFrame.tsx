import { type ReactNode, useState } from 'react';
import { Button, FormGroup, FormFieldGroup, FormFieldGroupHeader } from '@patternfly/react-core';
import { AngleDownIcon, AngleRightIcon } from '@patternfly/react-icons';
import type { Field } from '~/form/rules/fields';
import { hasFinding } from '~/form/rules/formFirst';
import { FieldHelp } from './FieldFrame';
import { fieldId, useForm } from './formContext';
import './fields.css';

/** A group of fields: expandable, unless a page words it. */
export function GroupFrame(props: Props) {
  return props.field.hint === null ? <ExpandableGroup {...props} /> : <WordedGroup {...props} />;
}

function WordedGroup({ field, children }: Props) {
  const { hint, label, path, pattern } = field;
  return (
    <FormGroup
      role="group"
      fieldId={fieldId(path)}
      data-field={pattern}
      {...(hint?.isAlone === true ? { 'aria-label': label } : { label })}
    >
      <div className="operator-hub__field-list">{children}</div>
      <FieldHelp field={field} />
    </FormGroup>
  );
}

/** Collapsed fields are not rendered. */
function ExpandableGroup({ field, title, isOpen: isOpenBefore = false, actions, children }: Props) {
  const { sought } = useForm();
  const [isOpen, setOpen] = useState(useOpenAtFirst(field) || isOpenBefore);
  const [seen, setSeen] = useState(sought);
  if (sought !== seen) {
    setSeen(sought);
    if (sought?.has(field.pattern) === true) setOpen(true);
  }
  const id = `${fieldId(field.path)}-title`;
  return (
    <FormFieldGroup
      data-field={field.pattern}
      className="operator-hub__field-group"
      header={
        <FormFieldGroupHeader
          titleText={{
            id,
            text: (
              <Button
                variant="link"
                isInline
                id={fieldId(field.path)}
                icon={isOpen ? <AngleDownIcon /> : <AngleRightIcon />}
                aria-expanded={isOpen}
                onClick={() => {
                  setOpen(!isOpen);
                }}
              >
                {title ?? field.label}
              </Button>
            ),
          }}
          titleDescription={<FieldHelp field={field} />}
          actions={actions}
        />
      }
    >
      {isOpen && children}
    </FormFieldGroup>
  );
}

type Props = {
  readonly field: Field;
  readonly title?: string;
  /** Expanded initially, for any number of fields. */
  readonly isOpen?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

function useOpenAtFirst({ path, pattern }: Field): boolean {
  const { isOpenAtFirst, byField, sought } = useForm();
  return isOpenAtFirst || sought?.has(pattern) === true || hasFinding(byField, path);
}
