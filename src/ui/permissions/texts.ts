import type { Danger } from '~/olm/permissions/danger';
import type { Grant, GrantScope, Holder } from '~/olm/permissions/permissions';
import { type KindTexts, type Texts, type Translate, textOfKind } from '~/i18n';

/** A risk in two or three words. */
export function dangerName(danger: Danger, t: Translate): string {
  return DANGER_NAMES[danger](t);
}

const DANGER_NAMES: Texts<Danger> = {
  everything: (t) => t('All permissions'),
  escalate: (t) => t('Escalate permissions'),
  bind: (t) => t('Bind any role'),
  impersonate: (t) => t('Impersonate'),
  'write-roles': (t) => t('Modify roles'),
  tokens: (t) => t('Create tokens'),
  'approve-certificates': (t) => t('Sign certificates'),
  'read-secrets': (t) => t('Read Secrets'),
  'write-secrets': (t) => t('Modify Secrets'),
  exec: (t) => t('Access pods'),
  scc: (t) => t('Use or modify SCCs'),
  'write-webhooks': (t) => t('Modify webhooks'),
  'write-crds': (t) => t('Modify CRDs'),
  'write-nodes': (t) => t('Modify nodes'),
  'node-proxy': (t) => t('Node proxy'),
  'write-namespaces': (t) => t('Modify namespaces'),
  'write-volumes': (t) => t('Modify volumes'),
  'all-resources': (t) => t('All resources'),
  'all-verbs': (t) => t('All verbs'),
  'run-pods': (t) => t('Run pods'),
  'review-tokens': (t) => t('Review tokens'),
};

/** What a holder of the permission can do. */
export function dangerReason(danger: Danger, t: Translate): string {
  return DANGER_REASONS[danger](t);
}

const DANGER_REASONS: Texts<Danger> = {
  everything: (t) => t('All actions on all resources, like a cluster administrator.'),
  escalate: (t) => t('Can create roles with more permissions than its own.'),
  bind: (t) => t('Can bind roles with permissions that it does not have.'),
  impersonate: (t) => t('Can act as another user, group, or service account.'),
  'write-roles': (t) => t('Can edit roles and bindings within its own permissions.'),
  tokens: (t) => t('Can create tokens and act as other service accounts.'),
  'approve-certificates': (t) => t('Can sign certificates for other users.'),
  'read-secrets': (t) => t('Can read passwords, keys, and the tokens of service accounts.'),
  'write-secrets': (t) => t('Can replace or delete passwords, keys, and certificates.'),
  exec: (t) => t('Can run commands in running pods or connect to them.'),
  scc: (t) => t('Can run privileged pods or grant others access to do so.'),
  'write-webhooks': (t) => t('Can read, change, or reject any request to the API server.'),
  'write-crds': (t) => t('Can edit or delete APIs and all their resources.'),
  'write-nodes': (t) => t('Can move workloads between nodes or block nodes.'),
  'node-proxy': (t) => t('Can run commands in each pod of a node without an audit log entry.'),
  'write-namespaces': (t) => t('Can delete namespaces or change their pod security.'),
  'write-volumes': (t) => t('Can create volumes from files on a node.'),
  'all-resources': (t) => t('Includes resources that are added later.'),
  'all-verbs': (t) => t('All actions, including delete and actions that are added later.'),
  'run-pods': (t) =>
    t('Can run any image with any service account of the namespace and use its Secrets.'),
  'review-tokens': (t) => t('Can view user tokens, which protected metrics require.'),
};

/** The holder of permissions: "ServiceAccount quill of quill.v1.0.0". */
export function holderText(
  { holder, csvName }: Pick<Grant, 'holder' | 'csvName'>,
  t: Translate,
): string {
  return t('{{holder}} of {{name}}', {
    holder: textOfKind(HOLDER_TEXTS, holder, t),
    name: csvName,
  });
}

/** Where permissions apply. */
export function scopeText(scope: GrantScope, t: Translate): string {
  return textOfKind(SCOPE_TEXTS, scope, t);
}

const SCOPE_TEXTS: KindTexts<GrantScope> = {
  cluster: (t) => t('cluster-wide'),
  namespaces: (t, { names }) =>
    t('in namespace {{names}}', { names: t.list(names), count: names.length }),
  watched: (t) => t('in the managed namespaces'),
};

const HOLDER_TEXTS: KindTexts<Holder> = {
  account: (t, { name }) => t('ServiceAccount {{name}}', { name }),
  role: (t, { name, subjects }) =>
    subjects.length === 0
      ? t('Role {{name}}, not bound', { name })
      : t('Role {{name}}, bound to {{subjects}}', { name, subjects: t.list(subjects) }),
  aggregated: (t, { to }) => t('Users with any of these roles: {{roles}}', { roles: t.list(to) }),
};
