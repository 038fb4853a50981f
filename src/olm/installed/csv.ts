import { listIn, recordIn, textIn } from '~/kube/json';
import type { ClusterServiceVersion, OperatorGroup } from '~/kube/models/olm';
import { targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import { iconData } from '~/olm/packages/iconData';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { packageProperty } from '~/olm/packages/packageProperty';
import { parseChannel } from '~/olm/packages/parseChannel';

/** The icon in a CSV as a URL; `null` if there is none that a browser can show. */
export function csvIcon({ spec }: ClusterServiceVersion): string | null {
  return iconData(listIn(recordIn(spec)['icon'])[0]);
}

/** The package of a ClusterServiceVersion without a Subscription; `null` if unknown. */
export function packageOfCsv(csv: ClusterServiceVersion): string | null {
  return statedPackage(csv) ?? labeled(csv.metadata);
}

/**
 * The package in the bundle's properties, which OLM writes to an annotation from the start (recordings,
 * `operatorframework.io/properties`).
 */
export function statedPackage({ metadata }: ClusterServiceVersion): string | null {
  return packageProperty(metadata.annotations?.['operatorframework.io/properties']).packageName;
}

/** From OLM's label, unless it is truncated. */
function labeled({ labels = {}, namespace = '' }: ClusterServiceVersion['metadata']) {
  const ending = `.${namespace}`;
  const label = Object.keys(labels).find(
    (key) => key.startsWith(COMPONENT_PREFIX) && key.endsWith(ending) && namespace !== '',
  );
  return label === undefined ? null : textIn(label.slice(COMPONENT_PREFIX.length, -ending.length));
}

/**
 * The metadata of an installed version in the form of a catalog entry: a PackageManifest copies the fields of its
 * channel head's CSV. `null` only for an object without a name.
 */
export function describedCsv({ metadata, spec }: ClusterServiceVersion): PackageChannel | null {
  const { name, annotations } = metadata;
  const description = { ...recordIn(spec), annotations };
  return parseChannel({ name, currentCSV: name, currentCSVDesc: description }, name);
}

/**
 * The watched namespaces in OLM's annotation of the CSV (CSV-015); `['']`: all. `null`: not annotated, as on copies
 * (CSV-018), and therefore unknown.
 */
export function notedNamespaces(csv: { readonly metadata: unknown }): readonly string[] | null {
  const noted = recordIn(recordIn(csv.metadata)['annotations'])['olm.targetNamespaces'];
  return typeof noted === 'string' ? noted.split(',').map((one) => one.trim()) : null;
}

/**
 * The namespaces that the OperatorGroups of a namespace select; `['']`: all; `null`: unknown, or not exactly one
 * (OG-007).
 */
export function selectedNamespaces(
  groups: readonly OperatorGroup[] | null,
): readonly string[] | null {
  const [group, ...others] = groups ?? [];
  if (group === undefined || others.length > 0) return null;
  const selected = listIn(recordIn(group.status)['namespaces']).filter(
    (one) => typeof one === 'string',
  );
  return selected.length > 0 ? selected : targetsOf(group);
}

/**
 * Whether a requirement of a CSV is met by OLM's status: Present for a CRD, Satisfied for a permission, and found for
 * the Deployment of an API that the CSV itself provides.
 */
export function isRequirementMet(status: string): boolean {
  return MET.includes(status);
}

const MET: readonly string[] = ['Present', 'Satisfied', 'DeploymentFound'];

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

/**
 * `operators.coreos.com/<package>.<namespace>`: OLM's label of everything that belongs to a package in a namespace
 * (SU-014).
 */
export const COMPONENT_PREFIX = 'operators.coreos.com/';

/** The label of a package that is installed in a namespace. A label name has at most 63 characters. */
export function componentLabel(packageName: string, namespace: string): string {
  return `${COMPONENT_PREFIX}${`${packageName}.${namespace}`.slice(0, 63).replace(/[-_.]+$/, '')}`;
}
