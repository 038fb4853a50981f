import { type ReactNode, useState } from 'react';
import { FormHelperText, HelperText, TextArea } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { Field } from '~/form/rules/fields';
import { pathText } from '~/form/rules/fieldPaths';
import { readYaml } from '~/form/rules/yamlText';
import { FindingText } from '~/form/view/DocumentFindings';
import { FieldFrame, useDescribedBy } from './FieldFrame';
import { fieldId, useForm } from './formContext';
import { useField } from './useField';

/** A YAML editor for values without declared fields. Invalid input remains here and does not change the text. */
export function YamlValueField({ field, actions }: Props) {
  const described = useDescribedBy(field);
  const { value, setSource, unset, source } = useField(field);
  const { typed: texts, onTyped } = useForm();
  const [draft, setDraft] = useState<string | null>(null);
  const kept = texts[pathText(field.path)];
  const shown = draft ?? kept ?? (value === undefined ? '' : source());
  const read = readYaml(shown);
  const isBroken = read.kind === 'broken' || read.kind === 'too-large';
  return (
    <FieldFrame field={field} actions={actions}>
      <TextArea
        {...described}
        id={fieldId(field.path)}
        className="operator-hub__field-yaml"
        value={shown}
        rows={Math.min(Math.max(shown.split('\n').length, 3), 20)}
        resizeOrientation="vertical"
        spellCheck={false}
        validated={isBroken ? 'error' : described.validated}
        onBlur={() => {
          setDraft(null);
        }}
        onChange={(_, typed) => {
          setDraft(typed);
          const { kind } = readYaml(typed);
          onTyped(field.path, kind === 'broken' || kind === 'too-large' ? typed : null);
          if (typed.trim() === '') unset();
          else setSource(typed);
        }}
      />
      {isBroken && (
        <FormHelperText>
          <HelperText isLiveRegion>
            <HelperTextItem variant="error">
              <FindingText finding={read} />
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </FieldFrame>
  );
}

type Props = { readonly field: Field; readonly actions?: ReactNode };
