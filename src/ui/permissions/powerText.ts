import type { Danger } from '~/olm/permissions/danger';
import type { Translate } from '~/i18n';

/** What an Operator can do without a limit to named objects. The heading of the list says where. */
export function powerText(danger: Danger, t: Translate): string {
  switch (danger) {
    case 'everything':
      return t('All actions on all resources');
    case 'escalate':
      return t('Create roles with more permissions than its own');
    case 'bind':
      return t('Bind any role');
    case 'impersonate':
      return t('Impersonate other users');
    case 'write-roles':
      return t('Edit roles and bindings');
    case 'tokens':
      return t('Create tokens of all service accounts');
    case 'approve-certificates':
      return t('Sign certificates of users');
    case 'read-secrets':
      return t('Read all Secrets');
    case 'write-secrets':
      return t('Modify all Secrets');
    case 'exec':
      return t('Access all pods');
    case 'scc':
      return t('Use or modify security context constraints');
    case 'write-webhooks':
      return t('Modify admission webhooks');
    case 'write-crds':
      return t('Modify all CustomResourceDefinitions');
    case 'write-nodes':
      return t('Modify nodes');
    case 'node-proxy':
      return t('Access nodes through their proxy');
    case 'write-namespaces':
      return t('Modify namespaces');
    case 'write-volumes':
      return t('Modify persistent volumes');
    case 'all-resources':
      return t('All resources of an API group');
    case 'all-verbs':
      return t('All actions on some resources');
    case 'run-pods':
      return t('Run any pod');
    case 'review-tokens':
      return t('Check the tokens of users');
  }
}
