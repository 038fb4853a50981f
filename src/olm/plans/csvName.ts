/** What the name of a ClusterServiceVersion tells by convention: `<operator>.v<semantic version>`. */
export type CsvName = { readonly operator: string; readonly version: string | null };

/** A name that does not follow the convention is the operator's as a whole. */
export function readCsvName(name: string): CsvName {
  const found = /^(.+?)\.v?(\d+\.\d+.*)$/.exec(name);
  const [, operator, version] = found ?? [];
  return { operator: operator ?? name, version: version ?? null };
}

/** The version that the name tells, or the name itself: what a version is called while the CSV is not there. */
export function versionOrName(csvName: string): string {
  return readCsvName(csvName).version ?? csvName;
}
