/** The parts of a ClusterServiceVersion's name by convention: `<operator>.v<semantic version>`. */
export type CsvName = { readonly operator: string; readonly version: string | null };

/** A name without that format is the operator name. */
export function readCsvName(name: string): CsvName {
  const found = /^(.+?)(?:\.v(?=\d+\.\d)|(?<!\d)\.(?=\d+\.\d+\.\d))(.*)$/.exec(name);
  const [, operator, version] = found ?? [];
  return { operator: operator ?? name, version: version ?? null };
}
