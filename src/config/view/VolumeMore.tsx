import { useState } from 'react';
import { FormHelperText, HelperText } from '@patternfly/react-core';
import type { VolumeRow, FilesOfKeys, KeyToPath } from '~/config/rules/draft';
import type { ObjectKind } from '~/config/rules/configFinding';
import { withMember, withRow, withoutRow } from '~/config/rules/rowEdits';
import { volumeSource } from '~/config/rules/volumeEdits';
import { useT } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { isFileMode, modeIn, octalOf, symbolsOf } from '~/form/rules/fileMode';
import { Mono } from '~/ui/Mono';
import { OptionalField, TextField } from './fields';
import { type RowMore, Rows } from './Rows';
import type { VolumeFieldsProps } from './VolumeFields';
import { KeyField } from './ObjectFields';

/** Folded fields: the keys that become files, and their modes. */
export function volumeMore({ path, row, onChange }: VolumeFieldsProps): RowMore | null {
  const files = filesOf(row);
  if (files === null) return null;
  const { kind, object, member, source } = files;
  const at = `${path}.${member}`;
  const { items, defaultMode, optional } = source;
  return {
    paths: [`${at}.items`, `${at}.defaultMode`],
    set: [items, defaultMode, optional].filter((one) => one !== undefined).length,
    fields: (
      <FilesMore
        path={at}
        kind={kind}
        object={object}
        files={source}
        onChange={(changed) => {
          onChange(
            member === 'secret'
              ? { name: row.name, secret: { ...changed, secretName: object } }
              : { name: row.name, configMap: { ...changed, name: object } },
          );
        }}
      />
    ),
  };
}

type Files = {
  readonly kind: Exclude<ObjectKind, 'PersistentVolumeClaim'>;
  readonly object: string;
  readonly member: 'secret' | 'configMap';
  readonly source: FilesOfKeys;
};

function filesOf(row: VolumeRow): Files | null {
  const { secret, configMap } = row;
  if (volumeSource(row) === 'other') return null;
  if (secret !== undefined) {
    return { kind: 'Secret', object: secret.secretName ?? '', member: 'secret', source: secret };
  }
  if (configMap === undefined) return null;
  return {
    kind: 'ConfigMap',
    object: configMap.name ?? '',
    member: 'configMap',
    source: configMap,
  };
}

function FilesMore({ path, kind, object, files, onChange }: MoreProps) {
  const t = useT();
  return (
    <>
      <FileItems
        path={path}
        kind={kind}
        object={object}
        items={files.items ?? []}
        onChange={(items) => {
          onChange(withMember(files, 'items', items.length === 0 ? null : items));
        }}
      />
      <div className="operator-hub__config-columns">
        <ModeField
          path={`${path}.defaultMode`}
          label={t('File mode')}
          placeholder="0644"
          mode={files.defaultMode ?? null}
          onChange={(mode) => {
            onChange(withMember(files, 'defaultMode', mode));
          }}
        />
      </div>
      <OptionalField
        path={path}
        isOptional={files.optional === true}
        onChange={(optional) => {
          onChange(withMember(files, 'optional', optional));
        }}
      />
    </>
  );
}

type MoreProps = Pick<Files, 'kind' | 'object'> & {
  /** Of the source of the volume. */
  readonly path: string;
  readonly files: FilesOfKeys;
  readonly onChange: (files: FilesOfKeys) => void;
};

/** The keys that become files, with their paths in the volume. */
function FileItems({ path, kind, object, items, onChange }: Props) {
  const t = useT();
  return (
    <div role="group" aria-label={t('Files')} className="operator-hub__config-group">
      {items.length === 0 && (
        <p className="operator-hub__config-description">
          {t('By default, each key becomes a file. Add files to select specific keys.')}
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
  /** The name of the object with the keys. */
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

/** The permission bits of a file in octals as for `chmod`, and below them their meaning and their YAML value. */
function ModeField({ path, label, placeholder, mode, onChange }: ModeFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  // Typed text remains, unless the mode was changed elsewhere.
  const isTyped = typed !== null && modeIn(typed) === mode;
  const text = isTyped ? typed : mode === null ? '' : octalOf(mode);
  return (
    <div>
      <TextField
        path={path}
        label={label}
        value={text}
        {...(placeholder === undefined ? {} : { placeholder })}
        onChange={(changed) => {
          // Only octal digits can be typed.
          const digits = changed.replace(/[^0-7]/g, '').slice(0, MOST_DIGITS);
          setTyped(digits);
          onChange(modeIn(digits));
        }}
      />
      {mode !== null && isFileMode(mode) && (
        <FormHelperText>
          <HelperText>
            <HelperTextItem>
              <Mono>{symbolsOf(mode)}</Mono> {t('{{mode}} (decimal)', { mode: mode.toString() })}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </div>
  );
}

/** Enough for 0777, plus one to show an excess digit. */
const MOST_DIGITS = 5;

type ModeFieldProps = {
  readonly path: string;
  readonly label: string;
  readonly placeholder?: string;
  /** `null`: not set. */
  readonly mode: number | null;
  readonly onChange: (mode: number | null) => void;
};
