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
        title: t('The Operator will not be able to log in to {{cloud}}', cause),
        detail: t('It starts, and waits until its Subscription has a value for: {{names}}.', {
          names: t.list(cause.names.map((name) => credentialLabel(name, t))),
        }),
      };
    case 'credential-malformed':
      return {
        title: t('Correct: {{name}}', { name: credentialLabel(cause.name, t) }),
        detail: credentialFormat(cause.name, t),
      };
    case 'credentials-unreviewed':
      return {
        title: t('Updates may lack rights in {{cloud}}', cause),
        detail: t(
          'A later version may need more of them, and somebody has to grant them before it is installed.',
        ),
      };
  }
}

export function monitoringText(cause: MonitoringCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'monitoring-unsupported':
      return {
        title: t("Monitoring {{namespace}} voids the cluster's support", cause),
        detail: t(
          'The Operator is from {{provider}}, not from Red Hat. Its metrics could replace those of the cluster.',
          cause,
        ),
      };
    case 'monitoring-by-hand':
      return {
        title: t('The cluster does not monitor {{namespace}}, as the Operator asks', cause),
        detail: t(
          'The namespace is there already. An administrator adds it with: {{command}}. Prometheus also needs the right to read services, endpoints and pods in it.',
          {
            command: `oc label namespace ${cause.namespace} openshift.io/cluster-monitoring=true`,
          },
        ),
      };
    case 'monitoring-requested':
      return {
        title: t('The cluster will not monitor {{namespace}}, as the Operator asks', cause),
        detail: t(
          'You can request the project; to put the label for it on its namespace takes the right to {{right}}.',
          { right: rightText(toLabel(cause.namespace), t) },
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
          '{{plugins}} can do in this console whatever the user who opens it may do. Enable only what you trust.',
          { plugins: t.list(cause.plugins) },
        ),
      };
    case 'console-plugins-not-permitted':
      return {
        title: t('The Operator brings console plugins that you may not enable'),
        detail: t('Enabling {{plugins}} takes the right to {{right}}.', {
          plugins: t.list(cause.plugins),
          right: rightText(TO_CHANGE_THE_CONSOLE, t),
        }),
      };
  }
}
