import { useFlag } from '@openshift-console/dynamic-plugin-sdk';
import { OperatorSettings } from '~/config/view/OperatorSettings';
import { useNamespaceObjects } from '~/config/read/useNamespaceObjects';
import { type ConfigDraft, draftOf } from '~/config/rules/draft';
import type { SubscriptionSettings } from '~/olm/installed/subscriptionSettings';
import type { Subscribed } from '~/updates/view/operator/subscribed';
import type { SettingsFieldProps } from './settingsField';

/** The settings of the Operator's pods, by the editor of the installation (IN-033). */
export function ConfigField({ draft, config, details, onChoose }: Props) {
  const objects = useNamespaceObjects(details.facts.namespace, false);
  const isOpenShift = useFlag('OPENSHIFT');
  return (
    <OperatorSettings
      draft={draft ?? draftOf(config)}
      injectsTrustedCa={isOpenShift}
      objects={objects}
      onChange={(changed) => {
        onChoose({ config: changed });
      }}
    />
  );
}

type Props = Pick<Subscribed, 'details'> &
  Pick<SettingsFieldProps, 'onChoose'> & {
    /** What somebody has edited; absent as long as nobody did. */
    readonly draft: ConfigDraft | undefined;
    readonly config: SubscriptionSettings['config'];
  };
