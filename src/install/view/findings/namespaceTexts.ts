import type {
  GroupCause,
  NamespaceCause,
  SuggestionCause,
  TargetCause,
} from '~/install/rules/findings/cause';
import { toSubscribe } from '~/kube/permissions';
import type { KindTexts, Translate } from '~/i18n';
import { neededText } from '~/ui/permissionText';
import type { FindingText } from '~/ui/findings/FindingList';

/** Findings about the namespace, recommendations of the package, the watched namespaces and the OperatorGroup. */
export const NAMESPACE_TEXTS: KindTexts<
  NamespaceCause | SuggestionCause | TargetCause | GroupCause,
  FindingText
> = {
  // The namespace
  'namespace-missing': (t) => ({ title: t('Select an installation namespace') }),
  'namespace-invalid': (t, cause) => ({
    title: t('{{namespace}} is not a valid namespace name', cause),
    detail: t(
      'Use up to 63 lowercase letters, numbers, and hyphens. Start and end with a letter or number.',
    ),
  }),
  'namespace-terminating': (t, cause) => ({
    title: t('Namespace {{namespace}} is terminating', cause),
    detail: t('Wait until the namespace is deleted, or select another one.'),
  }),
  'namespace-privileged': (t, cause) => ({
    title: t('{{namespace}} is a platform namespace', cause),
    detail: t('Security defaults do not apply to platform namespaces. Select another namespace.'),
  }),
  'namespace-reserved': (t, cause) => ({
    title: t('You cannot request a project named {{namespace}}', cause),
    detail: t('Names that start with openshift-, kubernetes- or kube- are reserved.'),
  }),
  'global-not-allowed': (t, cause) => ({
    title: t('You cannot install Operators for all namespaces'),
    detail: neededText([toSubscribe(cause.namespace)], t),
  }),

  // Recommendations of the package
  'suggestion-ignored': (t, cause) => ({
    title: t('Recommended namespace: {{suggested}}', cause),
    detail: t('The Operator might not work as expected in {{namespace}}.', cause),
  }),
  'suggestion-reused': (t, cause) => ({
    title: t('Namespace {{namespace}} already exists', cause),
    detail: t('The namespace is used unchanged. Other users might have access.'),
  }),
  'suggestion-unreadable': (t) => ({
    title: t('Namespace is created without the labels of the package'),
    detail: t('The package has an invalid {{annotation}}.', {
      annotation: 'operatorframework.io/suggested-namespace-template',
    }),
  }),
  'pod-security-missing': (t, cause) => ({
    title: t('Operator pods might be rejected in {{namespace}}', cause),
    detail: t('The pods require label {{label}} on the namespace.', {
      label: `pod-security.kubernetes.io/enforce=${cause.level}`,
    }),
  }),
  'pod-security-lifted': (t, cause) => ({
    title: t('{{namespace}} will allow pod security level {{level}}', cause),
    detail: t('Requested by the Operator. Applies to all pods in the namespace.'),
  }),

  // The watched namespaces
  'target-missing': (t) => ({ title: t('Select the namespace to watch') }),
  'targets-too-few': (t) => ({ title: t('Select at least two namespaces to watch') }),
  'target-invalid': (t, cause) => ({
    title: t('{{namespace}} is not a valid namespace name', cause),
  }),
  'target-is-own': (t) => ({
    title: t('The watched namespace is the installation namespace'),
    detail: t('Select another namespace to watch, or the mode for a specific namespace.'),
  }),
  'target-not-found': (t, cause) => ({
    title: t('Namespace {{namespace}} does not exist', cause),
  }),
  'target-terminating': (t, cause) => ({
    title: t('Namespace {{namespace}} is terminating', cause),
  }),
  'own-target-unsupported': (t, cause) => ({
    title: t('The Operator cannot watch its installation namespace'),
    detail: t('Remove {{namespace}} from the watched namespaces.', cause),
  }),
  'targets-discouraged': (t) => ({
    title: t('Watching multiple namespaces is discouraged'),
    detail: t('A future OLM release might not support this mode.'),
  }),
  tenant: (t, cause) => ({
    title: t('The Operator manages {{target}} from {{namespace}}', cause),
    detail: t('Users of {{target}} can use the APIs but cannot view the pods.', cause),
  }),

  // The OperatorGroup
  'several-operator-groups': (t, cause) => ({
    title: t('Namespace {{namespace}} has multiple OperatorGroups', cause),
    detail: t('OLM cannot install Operators until only one of these remains: {{groups}}', {
      groups: t.list(cause.groups),
    }),
  }),
  'operator-group-mismatch': (t, cause) => ({
    title: t('OperatorGroup {{group}} is not compatible', cause),
    detail: watchedText(cause.groupTargets, t),
  }),
  'group-selects-nothing': (t, cause) => ({
    title: t('OperatorGroup {{group}} does not select any namespaces', cause),
    detail: t('Edit the OperatorGroup selector, or select another namespace.'),
  }),
  'group-static': (t, cause) => ({
    title: t('OperatorGroup {{group}} allows only listed APIs', cause),
    detail: t('OLM rejects Operators that provide {{kinds}} there.', {
      kinds: t.list(cause.kinds),
    }),
  }),
  'group-fails-forward': (t, cause) => ({
    title: t('OLM can replace failed Operators in this namespace'),
    detail: t('OperatorGroup {{group}} uses an unsafe upgrade strategy.', cause),
  }),
  'account-missing': (t, cause) => ({
    title: t('Service account {{account}} not found in {{namespace}}', cause),
    detail: t(
      'OLM cannot install Operators until the service account of the OperatorGroup exists.',
    ),
  }),
  'account-limits': (t, cause) => ({
    title: t('OLM uses service account {{account}}', cause),
    detail: cause.isNew
      ? t(
          'The service account is created with the permissions that every installation requires. If the Operator requires more, its page offers to grant them.',
        )
      : t(
          'The installation fails if the Operator requires more permissions than this service account has.',
        ),
  }),
};

/** @param targets none: all namespaces */
function watchedText(targets: readonly string[], t: Translate): string {
  return targets.length === 0
    ? t(
        'All Operators in this namespace watch all namespaces. Select the same mode or another namespace.',
      )
    : t(
        'All Operators in this namespace watch {{namespaces}}. Select the same namespaces or another installation namespace.',
        {
          namespaces: t.list(targets),
        },
      );
}
