import type { TargetCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function targetText(cause: TargetCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'target-missing':
      return { title: t('Choose the namespace that the Operator watches') };
    case 'targets-too-few':
      return { title: t('Choose at least two namespaces that the Operator watches') };
    case 'target-invalid':
      return { title: t('{{namespace}} cannot be the name of a namespace', cause) };
    case 'target-is-own':
      return {
        title: t('The Operator would watch the namespace it is installed in'),
        detail: t('Choose another one to watch, or the mode for a specific namespace.'),
      };
    case 'target-not-found':
      return { title: t('Watched namespace {{namespace}} does not exist yet', cause) };
    case 'target-terminating':
      return { title: t('Watched namespace {{namespace}} is being deleted', cause) };
    case 'own-target-unsupported':
      return {
        title: t('The Operator cannot watch the namespace it is installed in'),
        detail: t('Take {{namespace}} off the list of watched namespaces.', cause),
      };
    case 'targets-discouraged':
      return {
        title: t('Watching several namespaces is discouraged'),
        detail: t('OLM will likely not support it in a future release.'),
      };
    case 'tenant':
      return {
        title: t('The Operator serves {{target}} from {{namespace}}', cause),
        detail: t('Users of {{target}} use its APIs, but do not see its pod.', cause),
      };
  }
}
