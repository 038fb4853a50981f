import type { Permission } from '~/kube/failure';
import { jobModel } from '~/kube/models/workloads';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { sendResubscription } from '~/operator/read/resubscribe';
import {
  needsApproval,
  olderStart,
  type Resubscription,
  resubscriptionCalls,
  resubscriptionOf,
} from '~/operator/rules/resubscription';
import type { Translate } from '~/i18n';
import type { Action, Unavailable } from '~/ui/calls/action';
import { neededText } from '~/ui/permissionText';

/** Deletes a Subscription with its objects and creates it again with all its settings (SU-040). */
export function resubscribeAction(plan: Resubscription, t: Translate): Action {
  const { name } = plan.manifest.metadata;
  const start = olderStart(plan);
  return {
    titles: {
      question: t('Re-create the Subscription of {{name}}?', { name }),
      action: t('Re-create Subscription'),
      done: t('Subscription of {{name}} re-created', { name }),
    },
    isDanger: true,
    text: t(
      'The Subscription is re-created with the same name, labels, and settings, which this browser tab keeps until then.',
    ),
    losses: [
      plan.csvNames.length > 0 && t('The Operator does not run until it is reinstalled.'),
      t('CRDs and their instances remain.'),
      t('InstallPlans of this Subscription are deleted.'),
      needsApproval(plan) && t('The install plan requires approval.'),
      start !== null &&
        t('Starting version {{start}} is installed first, then updated.', { start }),
    ],
    download: {
      text: t('Download Subscription YAML'),
      fileName: `${name}-subscription.yaml`,
      manifest: plan.manifest,
    },
    calls: resubscriptionCalls(plan),
    send: (call) => sendResubscription(call, plan),
  };
}

/** The same for the current Subscription. */
export function recreateAction(
  facts: OperatorFacts,
  name: string,
  t: Translate,
): Action | Unavailable {
  const plan = resubscriptionOf(facts);
  return plan === null
    ? {
        title: t('Re-create the Subscription of {{name}}?', { name }),
        text: t('The Subscription does not exist. Install the Operator from the catalog.'),
        calls: [],
      }
    : resubscribeAction(plan, t);
}

/** The remaining way to unpack again if the name of the failed Job is unknown. */
export function unknownJobAction(
  { facts, subscription, namespace, missing }: UnknownJob,
  t: Translate,
): Action | Unavailable {
  const action = recreateAction(facts, subscription.name, t);
  if ('title' in action) return action;
  const text = [
    t(
      'You do not have permission to view jobs in {{namespace}}, or OLM deleted the failed job and retries automatically.',
      { namespace },
    ),
    neededText(
      missing.filter(({ resource }) => resource === jobModel.plural),
      t,
    ),
    t('To retry immediately, re-create the Subscription.'),
    action.text ?? [],
  ];
  return { ...action, text: text.flat() };
}

type UnknownJob = {
  readonly facts: OperatorFacts;
  readonly subscription: { readonly name: string };
  /** The namespace of the catalog's Jobs. */
  readonly namespace: string;
  readonly missing: readonly Permission[];
};
