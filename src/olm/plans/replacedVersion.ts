import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';
import { recordIn, textIn } from '~/kube/json';
import { perObject } from '~/kube/perObject';
import { soundPlan } from '~/olm/installed/soundObjects';
import { readStepManifest } from './stepManifest';

/** The ClusterServiceVersion that a version of a plan takes over from. */
export type ReplacedVersion = {
  readonly csvName: string;
  /** `false`: only the bundle names it, as that of a first installation does, too: perhaps nobody has it. */
  readonly wasInstalled: boolean;
};

/** What shares the namespace of a plan, itself included. */
export type PlanNeighbours = {
  readonly plans: readonly InstallPlan[];
  readonly subscriptions: readonly Subscription[];
};

/**
 * Which version a version of a plan replaces; `null`: none. The Subscription tells what is installed (SU-003), which skips
 * may put further back than what the bundle names; while its plan runs, that is the new version already. Then the bundle
 * tells, and that an earlier plan installed what it names: a first installation of a channel's head names a predecessor,
 * too (recording install_automatic).
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

/** What each version of a plan replaces, also what perhaps nobody has. */
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
 * What the bundles of a plan say that they replace, by the names of their ClusterServiceVersions. It stands in the bundle's
 * lookup and, the same, in the step (OLM's NewStepResourceFromBundle, pkg/controller/registry/resolver/steps.go@0d9c286).
 */
export const replacedByBundles = perObject((plan: InstallPlan): ReadonlyMap<string, string> => {
  const { bundleLookups = [], plan: steps = [] } = soundPlan(plan).status ?? {};
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

/** OLM numbers the plans of a namespace: `spec.generation` grows with every resolution that changes something. 0: none. */
export function generationOf({ spec }: InstallPlan): number {
  const { generation } = spec ?? {};
  return typeof generation === 'number' ? generation : 0;
}
