/** The fields of a CSV that decide whether it belongs to an update path. */
export type PathCsv = {
  readonly name: string;
  /** The CSV that it replaces; `null`: none. */
  readonly replaces: string | null;
  readonly isCopied: boolean;
  readonly isTerminating: boolean;
};

type Surroundings = {
  /** Whether a Subscription of the namespace names a CSV, or an unfinished InstallPlan creates it. */
  readonly isExpected: (name: string) => boolean;
  /** The other CSVs of the namespace. */
  readonly others: readonly Pick<PathCsv, 'replaces'>[];
};

/**
 * Whether no Subscription refers to a CSV, as after an uninstallation (OLM issue 2201). OLM keeps such a CSV in every
 * resolution, which then fails for another version of the package. Source: `Snapshot` in OLM's
 * pkg/controller/registry/resolver/source_csvs.go (by `status.installedCSV`, without copies) and
 * `NewBundleVariableFromOperator` in variable_types.go.
 *
 * A CSV of a running update is excluded. OLM deletes the replaced one and names its replacement later (recording
 * not_upgradeable).
 */
export function isUnreferenced(csv: PathCsv, { isExpected, others }: Surroundings): boolean {
  const { name, replaces, isCopied, isTerminating } = csv;
  if (isCopied || isTerminating || isExpected(name)) return false;
  if (replaces !== null && isExpected(replaces)) return false;
  return !others.some((other) => other.replaces === name);
}
