import { useState } from 'react';
import { Form } from '@patternfly/react-core';
import { useLeaveQuestion } from '~/ui/useLeaveQuestion';
import { useUpdateSituation } from '~/updates/read/useUpdateSituation';
import {
  type SettingChoices,
  changesBetween,
  chosenChanges,
} from '~/updates/rules/settings/settingChanges';
import { settingsOf } from '~/olm/installed/subscriptionSettings';
import { CatalogField } from './CatalogField';
import { ChannelField } from './ChannelField';
import { ConfigField } from './ConfigField';
import { MeanwhileNotice } from './MeanwhileNotice';
import { SettingsReview } from './SettingsReview';
import { ApprovalField } from './ApprovalField';
import type { SubscribedProps } from '~/updates/view/operator/subscribed';

/**
 * All settings of a Subscription at once, and what saving them changes and brings about. What nobody touches follows the
 * Subscription; what somebody typed stays, whatever happens to it meanwhile.
 */
export function SettingsForm({ details, subscription, onCancel, onSaved }: Props) {
  const now = settingsOf(subscription);
  const [begun] = useState(now);
  const [choices, setChoices] = useState<SettingChoices>({});
  const { config, ...plain } = choices;
  const after = { ...now, ...plain };
  const subscribed = useUpdateSituation(details, subscription, after);
  const changes = chosenChanges(choices, begun, now);
  useLeaveQuestion(changes.length > 0);
  const choose = (choice: SettingChoices) => {
    setChoices((before) => ({ ...before, ...choice }));
  };
  const field = { settings: after, subscribed, onChoose: choose };
  return (
    <div className="operator-hub__settings-form">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <MeanwhileNotice changes={changesBetween(begun, now)} subscription={subscription} />
        <ChannelField {...field} current={now.channel} />
        <ApprovalField {...field} version={details.operator.version} />
        <CatalogField {...field} subscription={subscription} current={now.source} />
        <ConfigField draft={config} config={begun.config} details={details} onChoose={choose} />
      </Form>
      <SettingsReview
        subscription={subscription}
        changes={changes}
        settings={after}
        config={config}
        situation={subscribed.situation}
        onCancel={onCancel}
        onSaved={onSaved}
      />
    </div>
  );
}

type Props = SubscribedProps & { readonly onCancel: () => void; readonly onSaved: () => void };
