import { useQuery } from '@tanstack/react-query';
import type { Failure } from '~/kube/failure';
import { fromQuery } from '~/kube/fromQuery';
import { all, type Loadable, map, ready } from '~/kube/loadable';
import type { ClusterServiceVersion, InstallPlan } from '~/kube/models/olm';
import { accessContent } from '~/olm/permissions/accessContent';
import type { Account } from '~/olm/permissions/accountGrant';
import { type AccountNeeds, accountNeeds } from '~/olm/permissions/accountNeeds';
import { type BundleObject, type PlanContent, sourcesNeeded } from '~/olm/plans/planContent';
import { type AccountAccess, useAccountAccess } from '~/olm/read/useAccountAccess';
import { contentFrom, planSources } from './planContext';

/** What installs Operators in the namespace of a ServiceAccount: their plan, and the installed versions. */
export type Installed = {
  readonly account: Account;
  readonly plan: InstallPlan | null;
  readonly csvs: readonly ClusterServiceVersion[];
};

export type AccountFound = Pick<AccountAccess, 'missing' | 'granted'> &
  Pick<AccountNeeds, 'rules'> & {
    /** The whole content of the plan is known. */
    readonly isComplete: boolean;
    /** Without permission for the review, everything counts as missing. */
    readonly refusal: Failure | null;
  };

/** What the ServiceAccount of an OperatorGroup lacks to install Operators. @param version another one repeats the review */
export function useAccountFound(installed: Installed, version = ''): Loadable<AccountFound> {
  const needs = useAccountNeeds(installed);
  const needed = needs.status === 'ready' ? needs.data.permissions : null;
  const reviewed = useAccountAccess(installed.account, needed, version);
  const failure = reviewed.status === 'failed' ? reviewed.failure : null;
  const refusal = failure?.kind === 'forbidden' ? failure : null;
  const access: Loadable<AccountAccess> =
    refusal !== null && needed !== null
      ? ready({ missing: needed, granted: [], isAdmin: false })
      : reviewed;
  return map(all({ needs, access }), ({ needs: { rules, isComplete }, access: has }) => ({
    ...has,
    rules: has.isAdmin ? [] : rules,
    isComplete,
    refusal,
  }));
}

function useAccountNeeds({
  account: { namespace },
  plan,
  csvs,
}: Installed): Loadable<AccountNeeds & Pick<AccountFound, 'isComplete'>> {
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
