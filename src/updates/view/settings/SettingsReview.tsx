import { useFlag } from '@openshift-console/dynamic-plugin-sdk';
import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  Stack,
  StackItem,
  Title,
} from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import { MissingRights } from '~/ui/MissingRights';
import { Commands } from '~/ui/calls/Commands';
import { useSubscriptionSettingsSave } from '~/updates/read/useSubscriptionSettingsSave';
import { configProblems } from '~/config/rules/configProblems';
import type { ConfigDraft } from '~/config/rules/draft';
import { type UpdateSituation, consequencesOf } from '~/updates/rules/settings/consequences';
import type { SettingChange } from '~/updates/rules/settings/settingChanges';
import type { SubscriptionSettings } from '~/olm/installed/subscriptionSettings';
import { type Translate, useT } from '~/i18n';
import { ChangeList } from './ChangeList';
import { ConsequenceList } from './ConsequenceList';
import { SaveFailure } from './SaveFailure';
import type { Subscribed } from '~/updates/view/operator/subscribed';

/** What is going to be saved, what follows from it, how a shell would do it, and the button. */
export function SettingsReview(props: Props) {
  const t = useT();
  const { subscription, changes, settings, situation, config, onCancel, onSaved } = props;
  const { missing, call, isPending, failure, save } = useSubscriptionSettingsSave(
    subscription,
    changes,
    onSaved,
  );
  const isOpenShift = useFlag('OPENSHIFT');
  const isWrong =
    config !== undefined && configProblems(config).some(({ severity }) => severity === 'error');
  return (
    <Stack hasGutter className="operator-hub__settings-review">
      {changes.length === 0 ? (
        <StackItem>
          <p className="operator-hub__subtle">
            {t('Nothing is changed yet. What saving brings about is said here.')}
          </p>
        </StackItem>
      ) : (
        <>
          <StackItem>
            <Title headingLevel="h3" size="md">
              {t('What is saved')}
            </Title>
            <ChangeList changes={changes} />
          </StackItem>
          <ConsequenceList consequences={consequencesOf(changes, settings, situation)} />
          <Commands calls={[call]} client={isOpenShift ? 'oc' : 'kubectl'} />
        </>
      )}
      <StackItem>
        <MissingRights missing={missing} title={t('You may not change this Subscription')}>
          <p>
            {t('Somebody who administers the namespace can do it for you: show them the command.')}
          </p>
        </MissingRights>
        {failure !== null && <SaveFailure failure={failure} />}
      </StackItem>
      <StackItem>
        <ActionList>
          <ActionListGroup>
            <ActionListItem>
              <BusyButton
                variant="primary"
                isLoading={isPending}
                isDisabled={changes.length === 0 || isPending || isWrong || missing.length > 0}
                onClick={save}
              >
                {failure === null ? saveText(changes.length, t) : t('Try again')}
              </BusyButton>
            </ActionListItem>
            <ActionListItem>
              <Button variant="link" isDisabled={isPending} onClick={onCancel}>
                {t('Cancel')}
              </Button>
            </ActionListItem>
          </ActionListGroup>
        </ActionList>
      </StackItem>
    </Stack>
  );
}

function saveText(count: number, t: Translate): string {
  return count === 0 ? t('Save') : t('Save {{count}} change', { count });
}

type Props = {
  readonly subscription: Subscribed['subscription'];
  readonly changes: readonly SettingChange[];
  /** As they would be. */
  readonly settings: SubscriptionSettings;
  /** What somebody has edited of the Operator's settings. */
  readonly config: ConfigDraft | undefined;
  readonly situation: UpdateSituation;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
};
