import type { VolumeRow } from '~/config/rules/draft';
import type { ObjectKind } from '~/config/rules/problem';
import { withMember } from '~/config/rules/rowEdits';
import { volumeSource } from '~/config/rules/volumeEdits';
import { useT } from '~/i18n';
import type { FilesOfKeys } from '~/config/rules/draft';
import { FileItems } from './FileItems';
import { ModeField } from './ModeField';
import { OptionalField } from './OptionalField';
import type { RowMore } from './Row';
import type { VolumeFieldsProps } from './VolumeFields';

/** What is folded: which keys are files, and their modes. */
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
          label={t('Mode of the files')}
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
