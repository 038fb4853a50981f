import type { Danger } from '~/olm/permissions/danger';
import type { Translate } from '~/i18n';

/** A risk in two or three words. */
export function dangerName(danger: Danger, t: Translate): string {
  switch (danger) {
    case 'everything':
      return t('Everything');
    case 'escalate':
      return t('Escalate permissions');
    case 'bind':
      return t('Bind any role');
    case 'impersonate':
      return t('Impersonate');
    case 'write-roles':
      return t('Modify roles');
    case 'tokens':
      return t('Create tokens');
    case 'approve-certificates':
      return t('Sign certificates');
    case 'read-secrets':
      return t('Read Secrets');
    case 'write-secrets':
      return t('Modify Secrets');
    case 'exec':
      return t('Access pods');
    case 'scc':
      return t('Use or modify SCCs');
    case 'write-webhooks':
      return t('Modify webhooks');
    case 'write-crds':
      return t('Modify CRDs');
    case 'write-nodes':
      return t('Modify nodes');
    case 'node-proxy':
      return t('Node proxy');
    case 'write-namespaces':
      return t('Modify namespaces');
    case 'write-volumes':
      return t('Modify volumes');
    case 'all-resources':
      return t('All resources');
    case 'all-verbs':
      return t('All verbs');
    case 'run-pods':
      return t('Run pods');
    case 'review-tokens':
      return t('Review tokens');
  }
}

/** What a holder of the permission can do. */
export function dangerReason(danger: Danger, t: Translate): string {
  switch (danger) {
    case 'everything':
      return t('All actions on all resources, like a cluster administrator.');
    case 'escalate':
      return t('Can create roles with more permissions than its own.');
    case 'bind':
      return t('Can bind roles with permissions that it does not have.');
    case 'impersonate':
      return t('Can act as another user, group or service account.');
    case 'write-roles':
      return t('Can edit roles and bindings within its own permissions.');
    case 'tokens':
      return t('Can create tokens and act as other service accounts.');
    case 'approve-certificates':
      return t('Can sign certificates for other users.');
    case 'read-secrets':
      return t('Can read passwords, keys and the tokens of service accounts.');
    case 'write-secrets':
      return t('Can replace or delete passwords, keys and certificates.');
    case 'exec':
      return t('Can run commands in running pods or connect to them.');
    case 'scc':
      return t('Can run privileged pods or grant others access to do so.');
    case 'write-webhooks':
      return t('Can read, change or reject any request to the API server.');
    case 'write-crds':
      return t('Can edit or delete APIs and all their resources.');
    case 'write-nodes':
      return t('Can move workloads between nodes or block nodes.');
    case 'node-proxy':
      return t('Can run commands in each pod of a node without an audit log entry.');
    case 'write-namespaces':
      return t('Can delete namespaces or change their pod security.');
    case 'write-volumes':
      return t('Can create volumes from files on a node.');
    case 'all-resources':
      return t('Includes resources that are added later.');
    case 'all-verbs':
      return t('All actions, including delete and actions that are added later.');
    case 'run-pods':
      return t('Can run any image with any service account of the namespace and use its Secrets.');
    case 'review-tokens':
      return t('Can view user tokens, which protected metrics require.');
  }
}
