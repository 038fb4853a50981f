import { problemText } from '~/config/view/problemText';
import type { ConfigCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

/** What is wrong with the Operator's settings. */
export function settingsText(cause: ConfigCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'config': {
      const { path } = cause.problem;
      return {
        title: path === '' ? t('Operator settings') : t('Operator settings, {{path}}', { path }),
        detail: problemText(cause.problem, t),
      };
    }
    case 'trusted-ca-unsupported':
      return {
        title: t('Nothing fills ConfigMap {{configMap}} on this cluster', cause),
        detail: t('Only OpenShift puts its CA bundle there. The pods of the Operator would wait.'),
      };
    case 'trusted-ca-not-injected':
      return {
        title: t(
          'ConfigMap {{configMap}} is there already, and is not filled by the cluster',
          cause,
        ),
        detail: t('It is used as it is. It needs the key ca-bundle.crt.'),
      };
  }
}
