import { useState } from 'react';
import { Checkbox, StackItem } from '@patternfly/react-core';
import type { ActionTitles } from '~/ui/calls/action';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { settingFindings } from '~/updates/rules/settings/settingFindings';
import { pauseCalls, pauseChange } from '~/updates/rules/settings/pausedUpdates';
import { readSettings } from '~/olm/installed/subscription';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type Translate, useT } from '~/i18n';
import { SettingFindings } from '~/updates/view/settings/SettingFindings';
import type { SubscribedProps } from './subscribed';

/** The effect of pausing or resuming updates, and the calls. A pending plan can be approved with it. */
export function PauseUpdatesDialog({ details, subscription, subscribed, version, onClose }: Props) {
  const t = useT();
  const [approvesPlan, setApprovesPlan] = useState(false);
  // The call changes the Subscription, so that the dialog keeps its initial action.
  const [{ change, findings, plan, shown }] = useState(() => {
    const wanted = pauseChange(subscription);
    const after = { ...readSettings(subscription), approval: wanted.to };
    return {
      change: wanted,
      shown: subscription,
      plan: wanted.to === 'Automatic' ? waiting(subscribed.updateFacts.plan) : null,
      findings: settingFindings([wanted], after, subscribed.updateFacts),
    };
  });
  const calls = pauseCalls(shown, change, approvesPlan ? plan : null);
  const run = useClusterCalls(calls);
  const isHeld = change.to === 'Manual';
  const name = details.operator.displayName;
  return (
    <ActionDialog
      action={{
        titles: isHeld ? pauseTitles({ name, version }, t) : resumeTitles(name, t),
        text: isHeld
          ? t(
              'With manual approval, OLM creates install plans but does not apply them until you approve them.',
            )
          : t('With automatic approval, OLM applies install plans without approval.'),
        calls,
      }}
      run={run}
      onClose={onClose}
    >
      <SettingFindings findings={findings} level="h2" />
      {plan !== null && (
        <StackItem>
          <Checkbox
            id="operator-hub-approve-along"
            label={t('Also approve install plan {{plan}}', { plan: plan.name })}
            description={t.list(plan.changes.map((one) => changeText(one, t)))}
            isChecked={approvesPlan}
            isDisabled={run.isRunning}
            onChange={(_, isChecked) => {
              setApprovesPlan(isChecked);
            }}
          />
        </StackItem>
      )}
    </ActionDialog>
  );
}

type Props = SubscribedProps & {
  /** The installed version. */
  readonly version: string;
  readonly onClose: () => void;
};

function waiting(plan: ReviewedPlan | null): ReviewedPlan | null {
  return plan?.state.kind === 'requires-approval' ? plan : null;
}

function changeText({ operator, from, to }: ReviewedPlan['changes'][number], t: Translate): string {
  return from === null
    ? t('{{kind}} {{name}}', { kind: operator, name: to })
    : t('{{operator}} {{from}} → {{to}}', { operator, from, to });
}

type Held = { readonly name: string; readonly version: string };

function pauseTitles({ name, version }: Held, t: Translate): ActionTitles {
  return {
    question: t('Pause updates of {{name}} at {{version}}?', { name, version }),
    action: t('Pause updates at {{version}}', { version }),
    done: t('Updates paused at {{version}}', { version }),
  };
}

function resumeTitles(name: string, t: Translate): ActionTitles {
  return {
    question: t('Resume updates of {{name}}?', { name }),
    action: t('Resume updates'),
    done: t('Update approval: Automatic'),
  };
}
