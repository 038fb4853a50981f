import type { ConsoleCause, CredentialsCause, MonitoringCause } from '~/install/rules/accessCause';
import { rightText } from '~/ui/rightText';
import { TO_CHANGE_THE_CONSOLE, toLabel } from '~/kube/rights';
import type { Translate } from '~/i18n';
import { credentialFormat, credentialLabel } from '~/install/view/fields/credentialText';
import type { FindingText } from './findingText';

export function credentialsText(cause: CredentialsCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'credentials-missing':
      return {
        title: t('The Operator cannot log in to {{cloud}}', cause),
        detail: t('Missing values in the Subscription: {{names}}', {
          names: t.list(cause.names.map((name) => credentialLabel(name, t))),
        }),
      };
    case 'credential-malformed':
      return {
        title: t('Edit {{name}}', { name: credentialLabel(cause.name, t) }),
        detail: credentialFormat(cause.name, t),
      };
    case 'credentials-unreviewed':
      return {
        title: t('Updates might require more {{cloud}} permissions', cause),
        detail: t('Grant them before you install a later version.'),
      };
  }
}

export function monitoringText(cause: MonitoringCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'monitoring-unsupported':
      return {
        title: t('Monitoring {{namespace}} is not supported by Red Hat', cause),
        detail: t(
          'The Operator is provided by {{provider}}. Its metrics might replace cluster metrics.',
          cause,
        ),
      };
    case 'monitoring-by-hand':
      return {
        title: t('Cluster monitoring is not enabled for {{namespace}}', cause),
        detail: t(
          'The Operator recommends it. To enable it, a cluster administrator runs: {{command}}. Prometheus also requires permission to read services, endpoints and pods in the namespace.',
          {
            command: `oc label namespace ${cause.namespace} openshift.io/cluster-monitoring=true`,
          },
        ),
      };
    case 'monitoring-requested':
      return {
        title: t('Cluster monitoring will not be enabled for {{namespace}}', cause),
        detail: t(
          'You can request the project, but labeling its namespace requires permission to {{permission}}.',
          { permission: rightText(toLabel(cause.namespace), t) },
        ),
      };
  }
}

export function consoleText(cause: ConsoleCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'console-plugins-untrusted':
      return {
        title: t('Console plugins from {{catalog}} will be enabled', cause),
        detail: t(
          '{{plugins}} have the permissions of the console user. Enable only plugins that you trust.',
          { plugins: t.list(cause.plugins) },
        ),
      };
    case 'console-plugins-not-permitted':
      return {
        title: t('Console plugins not enabled'),
        detail: t('Enabling {{plugins}} requires permission to {{permission}}.', {
          plugins: t.list(cause.plugins),
          permission: rightText(TO_CHANGE_THE_CONSOLE, t),
        }),
      };
  }
}
