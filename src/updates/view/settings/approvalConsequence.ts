import type { ConsequenceKind } from '~/updates/rules/settings/consequence';
import type { Translate } from '~/i18n';

/** What another approval brings about. */
export function approvalConsequence(consequence: ApprovalConsequence, t: Translate): string {
  switch (consequence.kind) {
    case 'pending-plan-stays':
      return consequence.others.length === 0
        ? t(
            'Plan {{plan}} was made for approval and goes on waiting: OLM does not approve it by itself. Approve it, too, or delete it: then OLM plans again, by the approval that is in force by then.',
            { plan: consequence.plan },
          )
        : t(
            'Plan {{plan}} was made for approval and goes on waiting: OLM does not approve it by itself. Approve it, too, which also installs {{names}}, or delete it: then OLM plans again, by the approval that is in force by then.',
            { plan: consequence.plan, names: t.list(consequence.others) },
          );
    case 'still-held':
      return t(
        'Updates go on waiting for approval: Subscription {{names}} in this namespace is Manual, and one is enough for all.',
        { names: t.list(consequence.by) },
      );
    case 'siblings-released':
      return t(
        'No other Subscription here is Manual: updates of {{names}} are installed without approval, too.',
        { names: t.list(consequence.names) },
      );
    case 'siblings-held':
      return t(
        'OLM plans all Operators of a namespace together: updates of {{names}} wait for approval from then on, too.',
        { names: t.list(consequence.names) },
      );
    case 'held':
      return consequence.version === null
        ? t('The installation waits until somebody approves its plan, if OLM has not made it yet.')
        : t(
            '{{version}} stays until somebody approves a plan. When a newer version comes, leave its plan as it is to stay longer.',
            { version: consequence.version },
          );
    case 'running-goes-on':
      return t('Plan {{plan}} is approved already and is carried out.', {
        plan: consequence.plan,
      });
    case 'manual-recommended':
      return t(
        'This Operator logs in to {{cloud}} with short-lived credentials: a new version may need rights there that somebody has to grant first. Manual is safer.',
        { cloud: consequence.cloud },
      );
  }
}

type ApprovalConsequence = Extract<
  ConsequenceKind,
  {
    kind:
      | 'pending-plan-stays'
      | 'still-held'
      | 'siblings-released'
      | 'siblings-held'
      | 'held'
      | 'running-goes-on'
      | 'manual-recommended';
  }
>;
