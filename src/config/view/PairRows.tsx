import type { KeyValue } from '~/config/rules/draft';
import { withRow, withoutRow } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import { Rows } from './Rows';
import { TextField } from './fields';

/** Keys and their values. */
export function PairRows({ member, pairs, name, addText, onChange }: Props) {
  const t = useT();
  return (
    <Rows
      member={member}
      indices={pairs.map((_, index) => index)}
      name={name}
      addText={addText}
      onAdd={() => {
        onChange([...pairs, BLANK]);
      }}
      onRemove={(index) => {
        onChange(withoutRow(pairs, index));
      }}
    >
      {(index) => {
        const pair = pairs[index] ?? BLANK;
        const path = `${member}[${index.toString()}]`;
        return (
          <>
            <TextField
              path={`${path}.key`}
              label={t('Key')}
              value={pair.key}
              onChange={(key) => {
                onChange(withRow(pairs, index, { ...pair, key }));
              }}
            />
            <TextField
              path={`${path}.value`}
              label={t('Value')}
              value={pair.value}
              onChange={(value) => {
                onChange(withRow(pairs, index, { ...pair, value }));
              }}
            />
          </>
        );
      }}
    </Rows>
  );
}

type Props = {
  readonly member: 'nodeSelector' | 'annotations';
  readonly pairs: readonly KeyValue[];
  readonly name: (number: number) => string;
  readonly addText: string;
  readonly onChange: (pairs: readonly KeyValue[]) => void;
};

const BLANK: KeyValue = { key: '', value: '' };
