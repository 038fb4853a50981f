import type { KeyToPath } from '~/config/rules/draft';
import type { ObjectKind } from '~/config/rules/problem';
import { withMember, withRow, withoutRow } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import { ModeField } from './ModeField';
import { Rows } from './Rows';
import { TextField } from './fields';
import { KeyField } from './ObjectFields';

/** Which keys are files, and where they are in the volume. */
export function FileItems({ path, kind, object, items, onChange }: Props) {
  const t = useT();
  return (
    <div role="group" aria-label={t('Files')} className="operator-hub__config-group">
      {items.length === 0 && (
        <p className="operator-hub__config-description">
          {t('Every key is a file of its name. Add files to have only some of them.')}
        </p>
      )}
      <Rows
        member={`${path}.items`}
        indices={items.map((_, index) => index)}
        name={(number) => t('File {{number}}', { number })}
        addText={t('Add file')}
        onAdd={() => {
          onChange([...items, BLANK]);
        }}
        onRemove={(index) => {
          onChange(withoutRow(items, index));
        }}
      >
        {(index) => (
          <ItemFields
            path={`${path}.items[${index.toString()}]`}
            kind={kind}
            object={object}
            item={items[index] ?? BLANK}
            onChange={(item) => {
              onChange(withRow(items, index, item));
            }}
          />
        )}
      </Rows>
    </div>
  );
}

type Props = {
  /** Of the source of the volume. */
  readonly path: string;
  readonly kind: ObjectKind;
  /** The name of the object whose keys they are. */
  readonly object: string;
  readonly items: readonly KeyToPath[];
  readonly onChange: (items: readonly KeyToPath[]) => void;
};

const BLANK: KeyToPath = { key: '', path: '' };

function ItemFields({ path, kind, object, item, onChange }: ItemProps) {
  const t = useT();
  return (
    <div className="operator-hub__config-columns">
      <KeyField
        path={`${path}.key`}
        kind={kind}
        object={object}
        value={item.key}
        onChange={(key) => {
          onChange({ ...item, key });
        }}
      />
      <TextField
        path={`${path}.path`}
        label={t('Path in the volume')}
        value={item.path}
        {...(item.key === '' ? {} : { placeholder: item.key })}
        onChange={(changed) => {
          onChange({ ...item, path: changed });
        }}
      />
      <ModeField
        path={`${path}.mode`}
        label={t('Mode')}
        mode={item.mode ?? null}
        onChange={(mode) => {
          onChange(withMember(item, 'mode', mode));
        }}
      />
    </div>
  );
}

type ItemProps = Pick<Props, 'path' | 'kind' | 'object'> & {
  readonly item: KeyToPath;
  readonly onChange: (item: KeyToPath) => void;
};
