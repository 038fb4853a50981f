import { useState } from 'react';
import { Title } from '@patternfly/react-core';
import { Link } from 'react-router';
import { readConfig } from '~/config/rules/configShape';
import { configFindings } from '~/config/rules/configFindings';
import { configOf, type ConfigDraft, draftOf } from '~/config/rules/draft';
import { OperatorSettings } from '~/config/view/OperatorSettings';
import { useOptionalFields } from '~/extensions/read/useOptionalFields';
import { isDeadlineWrong, SETTINGS_WITHOUT_CA } from '~/extensions/rules/optionalFields';
import { useT } from '~/i18n';
import { useIsOpenShift } from '~/kube/useServed';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { type Settings, settingsCalls, settingsOf } from '~/olm/extensions/extensionChange';
import { isDanger } from '~/olm/finding';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { useLiveCalls } from '~/olm/read/useClusterCalls';
import { routes } from '~/routes';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { FormFields } from '~/ui/form/FormLayout';
import { Notice } from '~/ui/Notice';
import { DeadlineField } from './install/AdvancedFields';

/** Edits the rollout deadline and the pod settings of an extension. */
export function SettingsDialog({ details, onClose }: Props) {
  const t = useT();
  // The server rejects the input if another user changed the extension since it was opened.
  const [object] = useState(details.object);
  const stored = settingsOf(object);
  const [deadline, setDeadline] = useState(String(stored.deadline ?? ''));
  const [config, setConfig] = useState<ConfigDraft | null>(null);
  const fields = useOptionalFields();
  const limits = fields?.deadline ?? null;
  const isWrong = isDeadlineWrong(deadline, limits);
  const isSound = !isWrong && !(config ? configFindings(config) : []).some(isDanger);
  const wanted = wantedOf(stored, deadline, config);
  const { plan, run } = useLiveCalls({ calls: isSound ? settingsCalls(object, wanted) : [] });
  return (
    <ActionDialog
      action={{
        titles: {
          question: t('Edit settings'),
          action: t('Save'),
          done: t('ClusterExtension updated'),
        },
        calls: plan.calls,
      }}
      run={run}
      onClose={onClose}
    >
      <FormFields>
        {limits !== null && (
          <DeadlineField limits={limits} value={deadline} isWrong={isWrong} onType={setDeadline} />
        )}
        {fields?.config === true && (
          <>
            <Title headingLevel="h2" size="md">
              {t('Pod settings')}
            </Title>
            <StoredSettings
              stored={stored.config}
              draft={config}
              extension={details.extension}
              onChange={setConfig}
            />
          </>
        )}
      </FormFields>
    </ActionDialog>
  );
}

/** @param draft `null`: not edited */
function wantedOf(stored: Settings, deadline: string, draft: ConfigDraft | null): Settings {
  return {
    deadline: deadline.trim() === '' ? null : Number(deadline),
    config: draft === null ? stored.config : { ...configOf(draft) },
  };
}

type Props = { readonly details: ExtensionDetails; readonly onClose: () => void };

/** Values that the fields cannot show are edited only as YAML. */
function StoredSettings({ stored, draft, extension, onChange }: StoredProps) {
  const t = useT();
  const isOpenShift = useIsOpenShift();
  const read = readConfig(stored);
  return 'config' in read ? (
    <OperatorSettings
      draft={draft ?? draftOf(read.config)}
      injectsTrustedCa={isOpenShift}
      namespace={extension.namespace}
      omitted={SETTINGS_WITHOUT_CA}
      onChange={onChange}
    />
  ) : (
    <Notice
      variant="warning"
      title={t('Operator settings')}
      actionLinks={
        <Link to={routes.operator(CLUSTER_SCOPE, extension.name, 'yaml')}>{t('Edit YAML')}</Link>
      }
    />
  );
}

type StoredProps = Pick<ExtensionDetails, 'extension'> & {
  readonly stored: Settings['config'];
  readonly draft: ConfigDraft | null;
  readonly onChange: (draft: ConfigDraft) => void;
};
