import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';
import { recordIn, textIn } from '~/kube/json';
import { readStepManifest } from '~/olm/plans/stepManifest';

/**
 * The ClusterServiceVersion that each one of a plan takes over from, by the name of the new one: the one that its
 * Subscription has installed, which skips may put further back than what the bundle itself names; without one what the
 * bundle names. A first installation may name one too, which nobody has.
 */
export function replacedCsvs(
  plan: InstallPlan,
  subscriptions: readonly Subscription[],
): ReadonlyMap<string, string> {
  const named = namedByBundles(plan);
  const names = plan.spec?.clusterServiceVersionNames ?? [];
  return new Map(
    names.flatMap((csvName) => {
      const replaced = installedBefore(csvName, subscriptions) ?? named.get(csvName) ?? null;
      return replaced === null ? [] : [[csvName, replaced] as const];
    }),
  );
}

function installedBefore(csvName: string, subscriptions: readonly Subscription[]): string | null {
  const own = subscriptions.find(({ status }) => status?.currentCSV === csvName);
  const installed = textIn(own?.status?.installedCSV);
  return installed === csvName ? null : installed;
}

function namedByBundles({ status }: InstallPlan): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { resource } of status?.plan ?? []) {
    if (resource.kind !== 'ClusterServiceVersion') continue;
    const step = readStepManifest(resource.manifest ?? '');
    const replaced = step.kind === 'reference' ? textIn(step.reference.replaces) : heldName(step);
    if (replaced !== null) found.set(resource.name, replaced);
  }
  return found;
}

function heldName(step: ReturnType<typeof readStepManifest>): string | null {
  return step.kind === 'inline' ? textIn(recordIn(step.manifest['spec'])['replaces']) : null;
}
