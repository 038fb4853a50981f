import { isDanger } from '~/olm/finding';
import { recordIn } from '~/kube/json';
import { readYaml, yamlOf } from './configYaml';
import type { EnvRow, TypedYaml, VolumeRow } from './draft';
import type { ConfigFinding } from './configFinding';
import { envVarFindings, isEnvVar, isVolume, volumeShapeFindings } from './configShape';
import { type TypedRow, withoutTyped } from './typedRow';

/** A variable or volume without form fields, as YAML in its row, without its name, which has a field. */
export function rowYaml(row: TypedRow & { readonly name: string }): string {
  if (row.typed !== undefined) return row.typed.text;
  const source = Object.entries(withoutTyped(row)).filter(([member]) => member !== 'name');
  return yamlOf(Object.fromEntries(source));
}

/** The row in the YAML view. */
export function shownAsRowYaml<T extends TypedRow & { readonly name: string }>(
  row: T,
): T & TypedRow {
  return { ...row, typed: { text: rowYaml(row), findings: [] } };
}

/** The volume after its source was edited. Invalid text is kept, and the volume does not change. */
export function withVolumeYaml(row: VolumeRow, text: string): VolumeRow {
  const { value, findings } = readRow(row.name, text);
  if (findings.length === 0 && isVolume(value)) return { ...value, typed: { text, findings } };
  return { ...row, typed: typedWith(text, findings, volumeShapeFindings(value)) };
}

/** The same for a variable. */
export function withEnvYaml(row: EnvRow, text: string): EnvRow {
  const { value, findings } = readRow(row.name, text);
  if (findings.length === 0 && isEnvVar(value)) return { ...value, typed: { text, findings } };
  return { ...row, typed: typedWith(text, findings, envVarFindings(value)) };
}

type ReadRow = { readonly value: unknown; readonly findings: readonly ConfigFinding[] };

/** A name in the text, for example after pasting, takes precedence over that of the field. */
function readRow(name: string, text: string): ReadRow {
  const read = readYaml(text);
  if ('finding' in read) return { value: null, findings: [read.finding] };
  const { value = {} } = read;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { value: isObject ? { name, ...recordIn(value) } : value, findings: [] };
}

function typedWith(
  text: string,
  unread: readonly ConfigFinding[],
  differences: readonly ConfigFinding[],
): TypedYaml {
  const errors = differences.filter(isDanger);
  return { text, findings: unread.length > 0 ? unread : errors };
}
