import { Button, FormGroup, FormHelperText, HelperText, TextInput } from '@patternfly/react-core';
import { MinusCircleIcon, PlusCircleIcon } from '@patternfly/react-icons';
import { useEffect, useRef } from 'react';
import { useT } from '~/i18n';
import { textMapIn } from '~/kube/json';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { Field } from '~/form/rules/fields';
import { pathText } from '~/form/rules/fieldPaths';
import { FieldHelp, useDescribedBy } from './FieldFrame';
import { GroupFrame } from './GroupFrame';
import { fieldId, useForm } from './formContext';
import { useDraft, useField } from './useField';

/** A map of strings as rows with a key and a value. */
export function PairRows({ field }: { readonly field: Field }) {
  const t = useT();
  const { edits } = useForm();
  const { value, set } = useField(field);
  const pairs = Object.entries(textMapIn(value));
  const keys = pairs.map(([key]) => key);
  const rows = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const row = rows.current?.children[next.current];
    if (row === undefined && next.current >= pairs.length) return;
    next.current = null;
    (row?.querySelector('input') ?? add.current)?.focus();
  });
  return (
    <GroupFrame field={field}>
      {pairs.length > 0 && (
        <ul ref={rows} className="operator-hub__field-list">
          {pairs.map(([key, one], index) => (
            <Pair
              key={index}
              path={[...field.path, key]}
              title={field.hint?.items?.name(index + 1) ?? key}
              others={keys.filter((other) => other !== key)}
              value={one}
              onKey={(renamed) => {
                set(Object.fromEntries(pairs.with(index, [renamed, one])));
              }}
              onRemove={() => {
                add.current?.focus();
                edits.unset([...field.path, key]);
              }}
            />
          ))}
        </ul>
      )}
      <Button
        ref={add}
        variant="link"
        isInline
        className="operator-hub__field-more"
        icon={<PlusCircleIcon />}
        onClick={() => {
          next.current = keys.includes('') ? keys.indexOf('') : pairs.length;
          edits.set([...field.path, ''], textMapIn(value)[''] ?? '');
        }}
      >
        {field.hint?.items?.add ?? t('Add to {{field}}', { field: field.label })}
      </Button>
    </GroupFrame>
  );
}

/** A key that another row has remains as typed, and is not in the document. */
function Pair({ path, title, others, value, onKey, onRemove }: PairProps) {
  const t = useT();
  const { edits, typed, onTyped } = useForm();
  const described = useDescribedBy({ path, help: null });
  const key = String(path.at(-1));
  const taken = typed[pathText(path)] ?? null;
  const { text, type, onBlur } = useDraft(value);
  const id = fieldId(path);
  const isTaken = taken !== null && others.includes(taken);
  const rename = (entered: string) => {
    const isFree = !others.includes(entered);
    onTyped(path, isFree ? null : entered);
    if (isFree) onKey(entered);
  };
  return (
    <li aria-label={title}>
      <div className="operator-hub__field-row">
        <div className="operator-hub__field-cells operator-hub__field-grid">
          <FormGroup label={t('Key')} fieldId={`${id}-key`}>
            <TextInput
              {...described}
              id={`${id}-key`}
              value={taken ?? key}
              validated={isTaken ? 'error' : described.validated}
              autoComplete="off"
              spellCheck={false}
              onBlur={() => {
                if (taken !== null && !isTaken) rename(taken);
              }}
              onChange={(_, entered) => {
                rename(entered);
              }}
            />
            {isTaken && (
              <FormHelperText>
                <HelperText isLiveRegion>
                  <HelperTextItem variant="error">
                    {t('Duplicate value: {{value}}', { value: taken })}
                  </HelperTextItem>
                </HelperText>
              </FormHelperText>
            )}
          </FormGroup>
          <FormGroup label={t('Value')} fieldId={id}>
            <TextInput
              id={id}
              value={text}
              autoComplete="off"
              spellCheck={false}
              onBlur={onBlur}
              onChange={(_, entered) => {
                type(entered);
                edits.set(path, entered);
              }}
            />
          </FormGroup>
        </div>
        <div className="operator-hub__field-actions">
          <Button
            variant="plain"
            icon={<MinusCircleIcon />}
            aria-label={t('Remove {{row}}', { row: title })}
            onClick={() => {
              onTyped(path, null);
              onRemove();
            }}
          />
        </div>
      </div>
      <FieldHelp field={{ path, help: null }} />
    </li>
  );
}

type PairProps = {
  readonly path: Field['path'];
  readonly title: string;
  /** The keys of the other rows. */
  readonly others: readonly string[];
  readonly value: string;
  readonly onKey: (key: string) => void;
  readonly onRemove: () => void;
};
