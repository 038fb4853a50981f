import { useState } from 'react';
import { TextField } from '~/config/view/fields';

/** Several texts in one field. What was typed stays as it is while it means the values. */
export function ValuesField({ values, onChange, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const isMeant = valuesOf(typed).join() === values.join();
  return (
    <TextField
      {...field}
      value={isMeant ? typed : values.join(', ')}
      onChange={(text) => {
        setTyped(text);
        onChange(valuesOf(text));
      }}
    />
  );
}

type Props = {
  readonly path: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

/** No name and no value of a label has a comma or white space at its ends. */
function valuesOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
