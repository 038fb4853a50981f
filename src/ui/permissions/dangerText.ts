import type { Danger } from '~/olm/permissions/danger';
import type { Translate } from '~/i18n';

/** A danger in two or three words. */
export function dangerName(danger: Danger, t: Translate): string {
  switch (danger) {
    case 'everything':
      return t('Everything');
    case 'escalate':
      return t('Escalate rights');
    case 'bind':
      return t('Bind any role');
    case 'impersonate':
      return t('Impersonate');
    case 'write-roles':
      return t('Write roles');
    case 'tokens':
      return t('Create tokens');
    case 'approve-certificates':
      return t('Sign certificates');
    case 'read-secrets':
      return t('Read Secrets');
    case 'write-secrets':
      return t('Write Secrets');
    case 'exec':
      return t('Enter pods');
    case 'scc':
      return t('Use or write SCCs');
    case 'write-webhooks':
      return t('Write webhooks');
    case 'write-crds':
      return t('Write CRDs');
    case 'write-nodes':
      return t('Write nodes');
    case 'node-proxy':
      return t('Node proxy');
    case 'write-namespaces':
      return t('Write namespaces');
    case 'write-volumes':
      return t('Write volumes');
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

/** What somebody with such a right can do. */
export function dangerReason(danger: Danger, t: Translate): string {
  switch (danger) {
    case 'everything':
      return t('Every action on every resource: as much as an administrator has.');
    case 'escalate':
      return t('Can write a role with more rights than it has itself.');
    case 'bind':
      return t('Can give itself or others a role whose rights it does not have.');
    case 'impersonate':
      return t('Can act as another user, group or service account.');
    case 'write-roles':
      return t('Can change roles or who has them, up to the rights it has itself.');
    case 'tokens':
      return t('Can make tokens and then act as other service accounts.');
    case 'approve-certificates':
      return t('Can sign certificates with which somebody logs in as another.');
    case 'read-secrets':
      return t('Can read passwords, keys and the tokens of service accounts.');
    case 'write-secrets':
      return t('Can replace or delete passwords, keys and certificates of others.');
    case 'exec':
      return t('Can run commands in running pods, or reach into them.');
    case 'scc':
      return t('Can run pods with more privileges, or change who may.');
    case 'write-webhooks':
      return t('Can read, change or refuse every request to the API server.');
    case 'write-crds':
      return t('Can change or delete APIs, and with them all objects of these kinds.');
    case 'write-nodes':
      return t('Can move workloads, or keep them from nodes.');
    case 'node-proxy':
      return t('Can run commands in every pod of a node, past the audit log.');
    case 'write-namespaces':
      return t('Can delete namespaces, or change the pod security of one.');
    case 'write-volumes':
      return t('Can make volumes of files on a node.');
    case 'all-resources':
      return t('Also for resources that will be added later.');
    case 'all-verbs':
      return t('Every action, also deleting, and those that will be added later.');
    case 'run-pods':
      return t(
        'Can run any image with any service account of the namespace, and so use its Secrets.',
      );
    case 'review-tokens':
      return t('Sees tokens of users, as protected metrics need it.');
  }
}
