import type { ClusterServiceVersion, InstallPlan, Subscription } from '~/kube/models/olm';
import { recordIn, textIn } from '~/kube/json';
import { perObject } from '~/kube/perObject';
import { wellFormedPlan } from '~/olm/installed/wellFormedObjects';
import { readStepManifest } from './stepManifest';

/** The ClusterServiceVersion that a version of a plan replaces. */
export type ReplacedVersion = {
  readonly csvName: string;
  /** `false` if only the bundle names it, as for a first installation: it might not be installed. */
  readonly wasInstalled: boolean;
};

/** The objects in the namespace of a plan, including itself. */
export type PlanNeighbours = {
  readonly plans: readonly InstallPlan[];
  readonly subscriptions: readonly Subscription[];
  readonly csvs?: readonly ClusterServiceVersion[];
};

/**
 * The version that a version of a plan replaces; `null` if none. The Subscription names the installed version (SU-003),
 * which skips can make earlier than the one in the bundle. During the installation it names the new version. Then the
 * bundle's value is used if an earlier plan installed that version, because the bundle of a first installation also names
 * a predecessor (recording install_automatic).
 */
export function replacedVersion(
  csvName: string,
  plan: InstallPlan,
  { plans, subscriptions }: PlanNeighbours,
): ReplacedVersion | null {
  const own = subscriptions.find(({ status }) => status?.currentCSV === csvName);
  const installed = textIn(own?.status?.installedCSV);
  if (installed !== null && installed !== csvName) {
    return { csvName: installed, wasInstalled: true };
  }
  const named = replacedByBundles(plan).get(csvName);
  if (named === undefined) return null;
  const wasInstalled = plans.some(
    (other) =>
      generationOf(other) < generationOf(plan) &&
      other.spec?.clusterServiceVersionNames.includes(named) === true,
  );
  return { csvName: named, wasInstalled };
}

/** The version that each version of a plan replaces, including uncertain ones. */
export function replacedVersions(
  plan: InstallPlan,
  neighbours: PlanNeighbours,
): ReadonlyMap<string, string> {
  const names = plan.spec?.clusterServiceVersionNames ?? [];
  return new Map(
    names.flatMap((csvName) => {
      const replaced = replacedVersion(csvName, plan, neighbours);
      return replaced === null ? [] : [[csvName, replaced.csvName] as const];
    }),
  );
}

/**
 * The replaced versions in the bundles of a plan, by ClusterServiceVersion. The value is in the bundle's lookup and in
 * the step (OLM's NewStepResourceFromBundle, pkg/controller/registry/resolver/steps.go@0d9c286).
 */
export const replacedByBundles = perObject((plan: InstallPlan): ReadonlyMap<string, string> => {
  const { bundleLookups = [], plan: steps = [] } = wellFormedPlan(plan).status ?? {};
  const lookedUp = bundleLookups.map(({ identifier, replaces }) => [identifier, replaces] as const);
  const known = new Set(bundleLookups.map(({ identifier }) => identifier));
  const stated = steps.flatMap(({ resource: { kind, name, manifest = '' } }) =>
    kind === 'ClusterServiceVersion' && !known.has(name) ? [[name, statedIn(manifest)]] : [],
  );
  return new Map(
    [...stated, ...lookedUp].flatMap((link) => {
      const [newer, older] = link.map(textIn);
      return newer == null || older == null ? [] : [[newer, older] as const];
    }),
  );
});

function statedIn(manifest: string): string | null {
  const step = readStepManifest(manifest);
  switch (step.kind) {
    case 'reference':
      return step.reference.replaces;
    case 'inline':
      return textIn(recordIn(step.manifest['spec'])['replaces']);
    case 'text':
      return null;
  }
}

/**
 * OLM numbers the plans of a namespace: `spec.generation` increases with every resolution that changes something. 0 if
 * absent.
 */
export function generationOf({ spec }: InstallPlan): number {
  const { generation } = spec ?? {};
  return typeof generation === 'number' ? generation : 0;
}
