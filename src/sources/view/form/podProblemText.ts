import type { SourceFault } from '~/sources/rules/form/sourceProblem';
import type { Translate } from '~/i18n';

type PodFault = Extract<
  SourceFault,
  {
    readonly kind:
      'class-annotation' | `security-${string}` | 'quantity' | 'not-positive' | 'path-relative';
  }
>;

/** About the settings of a catalog's pod. */
export function podText(fault: PodFault, t: Translate): string {
  switch (fault.kind) {
    case 'class-annotation':
      return t(
        'The annotation operatorframework.io/priorityclass says {{value}}, and counts more than what is set here. See YAML.',
        fault,
      );
    case 'security-unknown':
      return t('This must be one of: {{values}}.', { values: 'legacy, restricted' });
    case 'security-refused':
      return t(
        'The namespace enforces the Pod Security level restricted, and does not let such a pod start. Take restricted, or have the namespace enforce baseline.',
      );
    case 'security-default-namespace':
      return t('In the namespace default such pods do not start on OpenShift.');
    case 'quantity':
      return t('This must be a quantity, as 500m, 2 or 1Gi.');
    case 'not-positive':
      return t('This must be more than zero.');
    case 'path-relative':
      return t('The path must begin with a slash.');
  }
}
