import { readSettings } from '~/olm/installed/subscription';
import { warning, when } from '~/olm/finding';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { type InstallFinding, choose } from './installFinding';
import type { ConcernedObject } from '~/olm/messages/message';
import { otherNamespaces } from './fixes';
import { channelOf, manualSubscriptions } from '~/install/rules/form';
import { type PlannedInstall, isHeadChosen } from '~/install/rules/plannedInstall';

/** IN-016, IN-018, IN-019: an approval applies to the whole namespace. */
export function approvalFindings(plan: PlannedInstall): readonly InstallFinding[] {
  return plan.form.approval === 'Manual' ? manualFindings(plan) : automaticFindings(plan);
}

function automaticFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { namespace, version } = plan.form;
  const manual = manualSubscriptions(namespace, plan.facts);
  const head = channelOf(plan.form, plan.offered)?.version ?? '';
  const hold = choose({ approval: 'Manual' });
  return [
    ...when(
      !isHeadChosen(plan),
      warning({ kind: 'not-held', version, head, actions: [hold, choose({ version: head })] }),
    ),
    ...manual.slice(0, 1).map((first) =>
      warning({
        kind: 'held-by-others',
        namespace,
        subscriptions: manual.map(({ metadata }) => metadata.name),
        object: objectOf(first),
        actions: [hold, ...otherNamespaces(plan)],
      }),
    ),
  ];
}

/** IN-020: separate namespaces for separate policies. Manual Subscriptions are not affected. */
function manualFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { namespace } = plan.form;
  const automatic = (plan.facts.subscriptions ?? []).filter(
    (one) =>
      one.metadata.namespace === namespace &&
      one.spec?.name !== plan.offered.key.packageName &&
      readSettings(one).approval === 'Automatic',
  );
  return automatic.slice(0, 1).map((first) =>
    warning({
      kind: 'shared-approval',
      namespace,
      object: objectOf(first),
      actions: otherNamespaces(plan),
    }),
  );
}

function objectOf({ metadata: { name, namespace = '' } }: Subscription): ConcernedObject {
  return { model: subscriptionModel, name, namespace };
}
