import { recordIn, textIn } from '~/kube/json';
import type { ClusterServiceVersion, InstallPlan, InstallPlanStep } from '~/kube/models/olm';
import { perObject } from '~/kube/perObject';
import { wellFormedPlan } from '~/olm/installed/wellFormedObjects';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { packageProperty } from '~/olm/packages/packageProperty';
import { readStepManifest } from './stepManifest';

/** What states the versions of ClusterServiceVersions, the most reliable first. */
export type VersionSources = {
  readonly csvs?: readonly ClusterServiceVersion[] | null;
  readonly plans?: readonly InstallPlan[] | null;
  /** Of the package. */
  readonly channels?: readonly Pick<PackageChannel, 'versions'>[];
};

/**
 * The version of a ClusterServiceVersion; `null`: nothing states it. Its name is no evidence, because authors write other
 * versions, rebuilds or none into it. Such a version is shown by its name.
 */
export function csvVersions({
  csvs,
  plans,
  channels = [],
}: VersionSources): (csvName: string) => string | null {
  return (csvName) => {
    const csv = csvs?.find(({ metadata }) => metadata.name === csvName);
    const planned = (plans ?? []).map((plan) => versionsIn(plan).get(csvName));
    const offered = channels
      .flatMap(({ versions }) => versions)
      .find((entry) => entry.csvName === csvName);
    return (
      textIn(recordIn(csv?.spec)['version']) ??
      planned.find((version) => version !== undefined) ??
      offered?.version ??
      null
    );
  };
}

/** The versions that the bundle lookups and the steps of a plan state. */
const versionsIn = perObject((plan: InstallPlan): ReadonlyMap<string, string> => {
  const { bundleLookups = [], plan: steps = [] } = wellFormedPlan(plan).status ?? {};
  const stated = [
    ...steps.flatMap(({ resource }) =>
      resource.kind === 'ClusterServiceVersion' ? [[resource.name, stepVersion(resource)]] : [],
    ),
    ...bundleLookups.map(({ identifier, properties }) => [
      identifier,
      packageProperty(properties).version,
    ]),
  ];
  return new Map(
    stated.flatMap(([name, version]) =>
      name == null || version == null ? [] : [[name, version] as const],
    ),
  );
});

function stepVersion({ manifest = '' }: InstallPlanStep['resource']): string | null {
  const step = readStepManifest(manifest);
  switch (step.kind) {
    case 'reference':
      return packageProperty(step.reference.properties).version;
    case 'inline':
      return textIn(recordIn(step.manifest['spec'])['version']);
    case 'text':
      return null;
  }
}

/** The parts of a ClusterServiceVersion's name by convention: `<operator>.v<semantic version>`. */
export type CsvName = { readonly operator: string; readonly version: string | null };

/** A name without that format is the operator name. */
export function readCsvName(name: string): CsvName {
  const found = /^(.+?)(?:\.v(?=\d+\.\d)|(?<!\d)\.(?=\d+\.\d+\.\d))(.*)$/.exec(name);
  const [, operator, version] = found ?? [];
  return { operator: operator ?? name, version: version ?? null };
}
