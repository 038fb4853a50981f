import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { useIsOpenShift } from '~/kube/useServed';
import { useState } from 'react';
import { Form, FormGroup, Radio, HelperText } from '@patternfly/react-core';
import { useLeaveQuestion } from '~/ui/useLeaveQuestion';
import { useSubscriptionSettingsSave } from '~/updates/read/useSubscriptionSettingsSave';
import { useUpdateFacts } from '~/updates/read/useUpdateFacts';
import {
  changesBetween,
  chosenChanges,
  type SettingChoices,
  type SettingChange,
} from '~/updates/rules/settings/settingChanges';
import {
  type CatalogName,
  isSameCatalog,
  originOf,
  readSettings,
  type SubscriptionSettings,
} from '~/olm/installed/subscription';
import type { Subscribed } from '~/updates/view/operator/subscribed';
import { OperatorSettings } from '~/config/view/OperatorSettings';
import { draftOf, type ConfigDraft } from '~/config/rules/draft';
import { Notice } from '~/ui/Notice';
import { settingManager } from '~/updates/rules/settings/updateHistory';
import { type Translate, useT } from '~/i18n';
import { approvalInForce } from '~/updates/rules/settings/approvalInForce';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Mono } from '~/ui/Mono';
import { usePackageOffers } from '~/olm/read/packageOffers';
import { packageId } from '~/olm/packages/operatorPackage';
import { GitOpsFormNotice } from '~/ui/GitOpsNotice';
import { ChannelField } from './ChannelField';
import { SettingsReview } from './SettingsReview';
import type { SettingsFieldProps } from './settingsField';
import { fieldText, heldText, valuesText } from '~/updates/view/texts';

/**
 * All settings of a Subscription, or one, with the changes and consequences of saving. Untouched fields follow the
 * Subscription; edited ones remain.
 */
export function SettingsForm({ details, subscription, only, ...props }: Props) {
  const { initial = NONE, onCancel, onSaved } = props;
  const now = readSettings(subscription);
  const [begun] = useState(now);
  const [choices, setChoices] = useState<SettingChoices>(initial);
  const { config, ...plain } = choices;
  const after = { ...now, ...plain };
  const subscribed = useUpdateFacts(details, subscription, after);
  const changes = chosenChanges(choices, begun, now);
  const saving = useSubscriptionSettingsSave(subscription, changes, onSaved);
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
        <GitOpsFormNotice kind="Subscription" live={subscription} calls={[saving.call]} />
        <MeanwhileNotice changes={changesBetween(begun, now)} subscription={subscription} />
        {shows(only, 'channel') && <ChannelField {...field} current={now.channel} />}
        {shows(only, 'approval') && <ApprovalField {...field} />}
        {shows(only, 'catalog') && (
          <CatalogField {...field} subscription={subscription} current={now.source} />
        )}
        {only === undefined && (
          <ConfigField draft={config} config={begun.config} details={details} onChoose={choose} />
        )}
      </Form>
      <SettingsReview
        changes={changes}
        settings={after}
        config={config}
        facts={subscribed.updateFacts}
        saving={saving}
        level={only === undefined ? 'h3' : 'h2'}
        onCancel={onCancel}
      />
    </div>
  );
}

type Props = Subscribed & {
  /** The setting that is shown; absent: all. */
  readonly only?: OneSetting;
  readonly initial?: SettingChoices;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
};

export type OneSetting = 'channel' | 'catalog' | 'approval';

const NONE: SettingChoices = {};

function shows(only: OneSetting | undefined, setting: OneSetting): boolean {
  return only === undefined || only === setting;
}

/** The settings of the Operator's pods, in the editor of the installation (IN-033). */
function ConfigField({ draft, config, details, onChoose }: ConfigFieldProps) {
  const isOpenShift = useIsOpenShift();
  return (
    <OperatorSettings
      draft={draft ?? draftOf(config)}
      injectsTrustedCa={isOpenShift}
      namespace={details.facts.namespace}
      onChange={(changed) => {
        onChoose({ config: changed });
      }}
    />
  );
}

type ConfigFieldProps = Pick<Subscribed, 'details'> &
  Pick<SettingsFieldProps, 'onChoose'> & {
    /** The edited settings; absent: not edited. */
    readonly draft: ConfigDraft | undefined;
    readonly config: SubscriptionSettings['config'];
  };

/** The changes of another user since the form was opened, and the program that wrote them. Edited values remain. */
function MeanwhileNotice({ changes, subscription }: MeanwhileNoticeProps) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <Notice variant="warning" title={t('This Subscription has been updated. Your input is kept.')}>
      {changes.map((change) => (
        <p key={change.field === 'config' ? change.member : change.field}>
          <ChangedSetting change={change} subscription={subscription} />
        </p>
      ))}
    </Notice>
  );
}

type MeanwhileNoticeProps = {
  readonly changes: readonly SettingChange[];
  readonly subscription: Subscribed['subscription'];
};

function ChangedSetting({ change, subscription }: ChangedProps) {
  const t = useT();
  const manager = settingManager(subscription, change);
  return (
    <>
      {change.field === 'config'
        ? t('Operator settings: {{member}} was changed.', { member: change.member })
        : valuesChangeText(change, t)}{' '}
      {manager !== null && t('Written by {{program}}', { program: manager.name })}{' '}
      {manager?.at != null && <Timestamp timestamp={manager.at} simple />}
    </>
  );
}

function valuesChangeText(change: Parameters<typeof valuesText>[0], t: Translate): string {
  const { from: before, to: after } = valuesText(change, t);
  return t('{{field}}: {{before}} → {{after}}', {
    field: fieldText(change.field, t),
    before,
    after,
  });
}

type ChangedProps = Pick<MeanwhileNoticeProps, 'subscription'> & { readonly change: SettingChange };

/** Whether OLM updates automatically or requires approval (SU-032). */
function ApprovalField({ settings, subscribed, onChoose }: SettingsFieldProps) {
  const t = useT();
  return (
    <FormGroup
      isStack
      role="radiogroup"
      fieldId="operator-hub-update-approval"
      label={t('Update approval')}
    >
      <Radio
        id="operator-hub-update-automatic"
        name="operator-hub-update-approval"
        label={t('Automatic')}
        description={
          heldText(approvalInForce('Automatic', subscribed.updateFacts.siblings), t) ??
          t('OLM installs updates automatically.')
        }
        isChecked={settings.approval === 'Automatic'}
        onChange={() => {
          onChoose({ approval: 'Automatic' });
        }}
      />
      <Radio
        id="operator-hub-update-manual"
        name="operator-hub-update-approval"
        label={t('Manual')}
        description={t('You approve every install plan.')}
        isChecked={settings.approval === 'Manual'}
        onChange={() => {
          onChoose({ approval: 'Manual' });
        }}
      />
    </FormGroup>
  );
}

/** The catalog of the updates; another one if it offers a package with the same name in this namespace (SU-045). */
function CatalogField({ settings, current, subscription, onChoose }: CatalogFieldProps) {
  const t = useT();
  const offers = usePackageOffers(subscription.metadata.namespace ?? null, {
    catalog: current.name,
    catalogNamespace: current.namespace,
    packageName: originOf(subscription).packageName,
  });
  return (
    <FormGroup isStack role="radiogroup" fieldId="operator-hub-update-catalog" label={t('Catalog')}>
      <CatalogRadio
        source={current}
        title={current.name}
        description={t('Current channel')}
        isChecked={isSameCatalog(current, settings.source)}
        onChoose={onChoose}
      />
      {offers.map(({ key, catalogDisplayName, version }) => {
        const source = { name: key.catalog, namespace: key.catalogNamespace };
        return (
          <CatalogRadio
            key={packageId(key)}
            source={source}
            title={catalogDisplayName}
            description={
              <>
                {t('Latest')} <Mono>{version}</Mono> · {key.catalog}
              </>
            }
            isChecked={isSameCatalog(source, settings.source)}
            onChoose={onChoose}
          />
        );
      })}
      {offers.length === 0 && (
        <HelperText>
          <HelperTextItem>{t('Package not available from another catalog.')}</HelperTextItem>
        </HelperText>
      )}
    </FormGroup>
  );
}

type CatalogFieldProps = Pick<SettingsFieldProps, 'settings' | 'onChoose'> & {
  readonly subscription: Subscribed['subscription'];
  /** The catalog of the Subscription. */
  readonly current: CatalogName;
};

function CatalogRadio({ source, title, description, isChecked, onChoose }: RadioProps) {
  return (
    <Radio
      id={`operator-hub-update-catalog-${source.namespace}-${source.name}`}
      name="operator-hub-update-catalog"
      label={title}
      description={description}
      isChecked={isChecked}
      onChange={() => {
        onChoose({ source });
      }}
    />
  );
}

type RadioProps = Pick<SettingsFieldProps, 'onChoose'> & {
  readonly source: CatalogName;
  readonly title: string;
  readonly description: React.ReactNode;
  readonly isChecked: boolean;
};
