import { csvVersions } from '~/olm/plans/csvVersions';
import type { ClusterServiceVersion, InstallPlan } from '~/kube/models/olm';
import { textIn } from '~/kube/json';
import { replacedByBundles } from '~/olm/plans/replacedVersion';

/** An earlier version of an Operator. */
export type PastVersion = {
  readonly csvName: string;
  readonly version: string;
  /** Its ClusterServiceVersion still exists. */
  readonly isPresent: boolean;
};

/**
 * The earlier versions of an Operator, the oldest first: from the `replaces` of each ClusterServiceVersion (SU-024),
 * and from the existing plans. The length depends on the objects that OLM keeps.
 */
export function replacesChain(
  csvs: readonly ClusterServiceVersion[],
  plans: readonly InstallPlan[],
): readonly PastVersion[] {
  const before = new Map([
    ...plans.flatMap((plan) => [...replacedByBundles(plan)]),
    ...csvs.flatMap(ownLinks),
  ]);
  const present = new Set(csvs.map(({ metadata }) => metadata.name));
  const replaced = new Set(csvs.flatMap(ownLinks).map(([, older]) => older));
  const newest = csvs.find(({ metadata }) => !replaced.has(metadata.name))?.metadata.name;
  const versionOf = csvVersions({ csvs, plans });
  const chain = new Set<string>();
  for (let at = newest; at !== undefined && !chain.has(at); at = before.get(at)) chain.add(at);
  return [...chain].toReversed().map((csvName) => ({
    csvName,
    version: versionOf(csvName) ?? csvName,
    isPresent: present.has(csvName),
  }));
}

/** A version and its predecessor. */
type Link = readonly [string, string];

function ownLinks({ metadata, spec }: ClusterServiceVersion): readonly Link[] {
  const older = textIn(spec?.replaces);
  return older === null ? [] : [[metadata.name, older]];
}
