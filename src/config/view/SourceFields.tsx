import { useT } from '~/i18n';
import { YamlField } from './YamlField';
import { ChoiceField, type ChoiceOption, TextField } from './fields';
import { rowYaml } from '~/config/rules/rowYaml';
import type { TypedRow } from '~/config/rules/typedRow';

/** The name and the source of a variable or a volume. */
export function SourceFields<Source extends string>(props: Props<Source>) {
  const t = useT();
  const { path, name, source, label, options, onName, onSource } = props;
  return (
    <>
      <TextField path={`${path}.name`} label={t('Name')} value={name} onChange={onName} />
      <ChoiceField
        path={`${path}.kind`}
        label={label}
        value={source}
        options={options}
        onChange={onSource}
      />
    </>
  );
}

type Props<Source extends string> = {
  readonly path: string;
  readonly name: string;
  readonly source: Source;
  /** The label of the source field. */
  readonly label: string;
  readonly options: readonly ChoiceOption<Source>[];
  readonly onName: (name: string) => void;
  readonly onSource: (source: Source) => void;
};

/** A source without form fields. */
export function SourceYaml({ path, row, onChange }: YamlProps) {
  const t = useT();
  return (
    <div className="operator-hub__config-whole">
      <YamlField
        path={`${path}.source`}
        label={t('Source (YAML)')}
        rows={4}
        value={rowYaml(row)}
        findings={row.typed?.findings ?? []}
        onChange={onChange}
      />
    </div>
  );
}

type YamlProps = {
  readonly path: string;
  readonly row: TypedRow & { readonly name: string };
  readonly onChange: (text: string) => void;
};
