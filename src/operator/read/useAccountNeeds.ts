import { useQuery } from '@tanstack/react-query';
import { fromQuery } from '~/kube/fromQuery';
import { type Loadable, map, ready } from '~/kube/loadable';
import type { ClusterServiceVersion, InstallPlan } from '~/kube/models/olm';
import { accessContent } from '~/olm/permissions/accessContent';
import { type BundleObject, type PlanContent, sourcesNeeded } from '~/olm/plans/planContent';
import { type AccountNeeds, accountNeeds } from '~/operator/rules/accountNeeds';
import { contentFrom, planSources } from '~/updates/read/planContext';

/** What installs Operators in a namespace: their plan, and the installed versions. */
export type Installed = {
  readonly namespace: string;
  readonly plan: InstallPlan | null;
  readonly csvs: readonly ClusterServiceVersion[];
};

/** What the ServiceAccount of an OperatorGroup needs. `isComplete`: the whole content of the plan is known. */
export function useAccountNeeds({
  namespace,
  plan,
  csvs,
}: Installed): Loadable<AccountNeeds & { readonly isComplete: boolean }> {
  const query = useQuery({
    ...planSources(plan === null ? NOTHING : sourcesNeeded(plan)),
    enabled: plan !== null,
  });
  const installed = csvs.flatMap((csv) => accessContent(csv, namespace).objects);
  if (plan === null) return ready(needsOf(installed, null, namespace));
  return map(fromQuery(query), (sources) =>
    needsOf(installed, contentFrom(sources)(plan), namespace),
  );
}

const NOTHING = { bundles: [], texts: [] };

function needsOf(
  installed: readonly BundleObject[],
  content: PlanContent | null,
  namespace: string,
) {
  const planned = content?.objects ?? [];
  const names = new Set(planned.map(({ csvName }) => csvName));
  const others = installed.filter(({ csvName }) => !names.has(csvName));
  const needs = accountNeeds({ namespace, objects: [...planned, ...others] });
  return { ...needs, isComplete: content === null || content.unread.length === 0 };
}
