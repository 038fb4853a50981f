import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Button, TextInput } from '@patternfly/react-core';
import { MinusCircleIcon, PlusCircleIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import { recordIn } from '~/kube/json';
import { blankValue, type Field, innerField } from '~/form/rules/fields';
import { Unset } from './FieldFrame';
import type { InnerProps } from './FieldView';
import { fieldId, useForm } from './formContext';
import { GroupFrame } from './GroupFrame';
import { MoreItems, usePages } from './ListField';
import { useField } from './useField';

/** Keys with their values, in the order of the text. */
export function MapField({ field, Inner, always, actions }: Props) {
  const t = useT();
  const { tree, edits } = useForm();
  const { value } = useField(field);
  const keys = [...new Set([...always, ...Object.keys(recordIn(value))])];
  const pages = usePages(keys.length);
  return (
    <GroupFrame field={field} actions={actions ?? <Unset field={field} />}>
      {keys.map((key, index) => {
        if (!pages.isShown(index)) return null;
        const isSet = Object.hasOwn(recordIn(value), key);
        return (
          <Inner
            key={key}
            field={{ ...innerField(field, key, tree.described), isRequired: false }}
            title={key}
            actions={
              isSet && (
                <Button
                  variant="plain"
                  icon={<MinusCircleIcon />}
                  aria-label={t('Remove {{row}}', { row: key })}
                  onClick={() => {
                    edits.unset([...field.path, key]);
                  }}
                />
              )
            }
          />
        );
      })}
      <MoreItems {...pages} />
      <NewKey
        field={field}
        onAdd={(key) => {
          pages.showAdded();
          const blank = blankValue(innerField(field, key, tree.described));
          if (!keys.includes(key)) edits.set([...field.path, key], blank);
        }}
      />
    </GroupFrame>
  );
}

type Props = {
  readonly field: Field;
  readonly Inner: ComponentType<InnerProps>;
  /** Keys that are displayed even without a value. */
  readonly always: readonly string[];
  readonly actions?: ReactNode;
};

/** The key of a new value. */
function NewKey({
  field,
  onAdd,
}: {
  readonly field: Field;
  readonly onAdd: (key: string) => void;
}) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState('');
  const add = () => {
    if (key.trim() === '') return;
    onAdd(key.trim());
    setKey('');
    input.current?.focus();
  };
  return (
    <div className="operator-hub__field">
      <TextInput
        ref={input}
        id={`${fieldId(field.path)}-key`}
        className="operator-hub__field-key"
        aria-label={t('Key')}
        placeholder={t('Key')}
        value={key}
        autoComplete="off"
        spellCheck={false}
        onChange={(_, typed) => {
          setKey(typed);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button
        variant="link"
        icon={<PlusCircleIcon />}
        isAriaDisabled={key.trim() === ''}
        onClick={add}
      >
        {t('Add to {{field}}', { field: field.label })}
      </Button>
    </div>
  );
}
