import { Button, FormGroup, FormHelperText, HelperText } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
import type { ReactNode } from 'react';
import { useT } from '~/i18n';
import { severestFirst } from '~/olm/finding';
import type { Field } from '~/form/rules/fields';
import type { FieldPath } from '~/form/rules/fieldPaths';
import { FindingText } from '~/form/view/DocumentFindings';
import { FindingItem, HelperTextItem, VALIDATIONS } from '~/ui/HelperTextItem';
import { fieldId, useFindings, useForm } from './formContext';
import { useField } from './useField';
import './fields.css';

/** A control with its label, help and clear button. */
export function FieldFrame({ field, role, actions, children }: Props) {
  const { path, pattern, label, isRequired } = field;
  const { onLeave } = useForm();
  return (
    <FormGroup
      label={label}
      fieldId={fieldId(path)}
      isRequired={isRequired}
      data-field={pattern}
      {...(role === undefined ? {} : { role })}
    >
      <div
        className="operator-hub__field"
        onBlur={() => {
          onLeave(path);
        }}
      >
        <div className="operator-hub__field-control">{children}</div>
        {actions ?? (field.hint === null && <Unset field={field} />)}
      </div>
      <FieldHelp field={field} />
    </FormGroup>
  );
}

type Props = {
  readonly field: Field;
  readonly role?: 'group' | 'radiogroup';
  /** Replaces the clear button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

type Explained = Pick<Field, 'path' | 'help'>;

/** Removes an optional value from the text. */
export function Unset({ field }: { readonly field: Field }) {
  const t = useT();
  const { value, unset } = useField(field);
  if (value === undefined || field.isRequired) return null;
  return (
    <Button
      variant="plain"
      icon={<TimesIcon />}
      aria-label={t('Remove {{row}}', { row: field.label })}
      onClick={unset}
    />
  );
}

/** The findings about a field, and its description as truncated plain text. */
export function FieldHelp({ field }: { readonly field: Explained }) {
  const findings = useFindings(field.path);
  const help = cut(field.help);
  if (findings.length === 0 && help === null) return null;
  return (
    <FormHelperText>
      <HelperText id={helpId(field)} isLiveRegion>
        {findings.map((finding) => (
          <FindingItem key={JSON.stringify(finding)} severity={finding.severity}>
            <FindingText finding={finding} />
            {finding.kind === 'stated' && finding.meant !== undefined && (
              <Suggestion path={field.path} meant={finding.meant} />
            )}
          </FindingItem>
        ))}
        {help !== null && <HelperTextItem>{help}</HelperTextItem>}
      </HelperText>
    </FormHelperText>
  );
}

/** The most likely correction. */
function Suggestion({ path, meant }: { readonly path: FieldPath; readonly meant: string }) {
  const t = useT();
  const { edits } = useForm();
  return (
    <>
      {' '}
      <Button
        variant="link"
        isInline
        onClick={() => {
          edits.set(path, meant);
        }}
      >
        {t('Apply suggestion')}
      </Button>
    </>
  );
}

/** The ID for `aria-describedby` of the input. */
export function useDescribedBy(field: Explained): {
  readonly validated: 'default' | 'error' | 'warning';
  readonly 'aria-describedby'?: string;
} {
  const [worst] = severestFirst(useFindings(field.path));
  const validated = worst === undefined ? 'default' : VALIDATIONS[worst.severity];
  return worst === undefined && field.help === null
    ? { validated }
    : { validated, 'aria-describedby': helpId(field) };
}

function helpId({ path }: Explained): string {
  return `${fieldId(path)}-help`;
}

/** Descriptions in schemas can have several paragraphs. */
const LONGEST = 240;

function cut(help: string | null): string | null {
  if (help === null || help.length <= LONGEST) return help;
  const short = help.slice(0, LONGEST);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), LONGEST / 2))}…`;
}
