import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { type Finding, type NamedObject, choose, finding, when } from './finding';
import { otherNamespaces } from './fixes';
import { channelOf, manualSubscriptions } from '~/install/rules/form';
import { type PlannedInstall, isHeadChosen } from '~/install/rules/plannedInstall';

/** IN-016, IN-018, IN-019: an approval applies to the whole namespace. */
export function approvalProblems(plan: PlannedInstall): readonly Finding[] {
  return plan.form.approval === 'Manual' ? manualProblems(plan) : automaticProblems(plan);
}

function automaticProblems(plan: PlannedInstall): readonly Finding[] {
  const { namespace, version } = plan.form;
  const manual = manualSubscriptions(namespace, plan.facts);
  const head = channelOf(plan.form, plan.offered)?.version ?? '';
  const hold = choose({ approval: 'Manual' });
  return [
    ...when(
      !isHeadChosen(plan),
      finding(
        'warning',
        { kind: 'not-held', version, head },
        { fixes: [hold, choose({ version: head })] },
      ),
    ),
    ...when(
      manual.length > 0,
      finding(
        'warning',
        { kind: 'held-by-others', namespace, subscriptions: manual.map(nameOf) },
        { object: firstOf(manual), fixes: [hold, ...otherNamespaces(plan)] },
      ),
    ),
  ];
}

/** IN-020: separate namespaces for separate policies. Manual Subscriptions are not affected. */
function manualProblems(plan: PlannedInstall): readonly Finding[] {
  const { namespace } = plan.form;
  const automatic = (plan.facts.subscriptions ?? []).filter(
    ({ metadata, spec }) =>
      metadata.namespace === namespace &&
      spec?.name !== plan.offered.key.packageName &&
      spec?.installPlanApproval !== 'Manual',
  );
  return when(
    automatic.length > 0,
    finding(
      'warning',
      { kind: 'shared-approval', namespace },
      { object: firstOf(automatic), fixes: otherNamespaces(plan) },
    ),
  );
}

function firstOf([first]: readonly Subscription[]): NamedObject | null {
  if (first === undefined) return null;
  const { name, namespace = '' } = first.metadata;
  return { model: subscriptionModel, name, namespace };
}

function nameOf({ metadata }: Subscription): string {
  return metadata.name;
}
