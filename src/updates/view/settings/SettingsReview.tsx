import { isDanger } from '~/olm/finding';
import { useIsOpenShift } from '~/kube/useServed';
import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  Stack,
  StackItem,
  Title,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Skeleton,
} from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Commands } from '~/ui/calls/Commands';
import type { SettingsSave } from '~/updates/read/useSubscriptionSettingsSave';
import { configFindings } from '~/config/rules/configFindings';
import type { ConfigDraft } from '~/config/rules/draft';
import { settingFindings, type UpdateFacts } from '~/updates/rules/settings/settingFindings';
import type { SettingChange, ConfigChange } from '~/updates/rules/settings/settingChanges';
import type { SubscriptionSettings } from '~/olm/installed/subscription';
import { useT, type Translate } from '~/i18n';
import { FailureAlert } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import type { Failure } from '~/kube/failure';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { Mono } from '~/ui/Mono';
import { SettingFindings } from './SettingFindings';
import { fieldText, valuesText } from '~/updates/view/texts';

/** The changes to save, their consequences, the command, and the action. */
export function SettingsReview(props: Props) {
  const t = useT();
  const { saving, changes, settings, facts, config, level, onCancel } = props;
  const { missing, call, isPending, failure, save } = saving;
  const isOpenShift = useIsOpenShift();
  const isWrong = config !== undefined && configFindings(config).some(isDanger);
  return (
    <Stack hasGutter className="operator-hub__settings-review">
      {changes.length === 0 ? (
        <StackItem>
          <p className="operator-hub__subtle">{t('No changes')}</p>
        </StackItem>
      ) : (
        <>
          <StackItem>
            <Title headingLevel={level} size="md">
              {t('Changes to save')}
            </Title>
            <ChangeList changes={changes} />
          </StackItem>
          <SettingFindings findings={settingFindings(changes, settings, facts)} level={level} />
          <Commands calls={[call]} client={isOpenShift ? 'oc' : 'kubectl'} />
        </>
      )}
      <StackItem>
        <MissingPermissions
          missing={missing}
          title={t('Insufficient permissions to edit the Subscription')}
        >
          <p>{t('A namespace administrator can run the following command.')}</p>
        </MissingPermissions>
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
  readonly saving: SettingsSave;
  readonly changes: readonly SettingChange[];
  /** The changed settings. */
  readonly settings: SubscriptionSettings;
  /** The edited Operator settings. */
  readonly config: ConfigDraft | undefined;
  readonly facts: UpdateFacts;
  /** The level of the headings: a dialog has no heading between its title and these. */
  readonly level: 'h2' | 'h3';
  readonly onCancel: () => void;
};

/** The reason why saving failed. A failed test of the patch is not the user's mistake: the replaced value changed. */
function SaveFailure({ failure }: { readonly failure: Failure }) {
  const t = useT();
  return hasChangedMeanwhile(failure) ? (
    <Notice variant="warning" title={t('This resource has been updated')}>
      {t('Your change was not saved. Check your input, and save again.')}
    </Notice>
  ) : (
    <FailureAlert failure={failure} what={t('Subscription settings')} />
  );
}

/** Each changed setting before and after; for Operator settings the lines. */
function ChangeList({ changes }: { readonly changes: readonly SettingChange[] }) {
  const t = useT();
  return (
    <DescriptionList isHorizontal isCompact termWidth="16ch" className="operator-hub__changes">
      {changes.map((change) => (
        <DescriptionListGroup key={change.field === 'config' ? change.member : change.field}>
          <DescriptionListTerm>
            {change.field === 'config' ? change.member : fieldText(change.field, t)}
          </DescriptionListTerm>
          <DescriptionListDescription>
            {change.field === 'config' ? <Lines change={change} /> : <Values change={change} />}
          </DescriptionListDescription>
        </DescriptionListGroup>
      ))}
    </DescriptionList>
  );
}

type PlainChange = Exclude<SettingChange, ConfigChange>;

function Values({ change }: { readonly change: PlainChange }) {
  const t = useT();
  return <Mono>{t('{{from}} → {{to}}', valuesText(change, t))}</Mono>;
}

function Lines({ change }: { readonly change: ConfigChange }) {
  const t = useT();
  return (
    <LazyPart skeleton={<Skeleton height="4rem" screenreaderText={t('Loading YAML')} />}>
      <ConfigLines change={change} />
    </LazyPart>
  );
}

/** Loads the YAML library. */
const ConfigLines = later(async () => (await import('./ConfigLines')).ConfigLines);
