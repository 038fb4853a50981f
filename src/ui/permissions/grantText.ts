import type { Grant, Holder, GrantScope } from '~/olm/permissions/permissions';
import type { Translate } from '~/i18n';

/** The holder of permissions: "ServiceAccount quill of quill.v1.0.0". */
export function holderText(
  { holder, csvName }: Pick<Grant, 'holder' | 'csvName'>,
  t: Translate,
): string {
  return t('{{holder}} of {{name}}', { holder: nameOf(holder, t), name: csvName });
}

/** Where permissions apply. */
export function scopeText(reach: GrantScope, t: Translate): string {
  switch (reach.kind) {
    case 'cluster':
      return t('cluster-wide');
    case 'namespaces':
      return t('in namespace {{names}}', {
        names: t.list(reach.names),
        count: reach.names.length,
      });
    case 'watched':
      return t('in the managed namespaces');
  }
}

function nameOf(holder: Holder, t: Translate): string {
  const { name } = holder;
  switch (holder.kind) {
    case 'account':
      return t('ServiceAccount {{name}}', { name });
    case 'role':
      return holder.subjects.length === 0
        ? t('Role {{name}}, not bound', { name })
        : t('Role {{name}}, bound to {{subjects}}', {
            name,
            subjects: t.list(holder.subjects),
          });
    case 'aggregated':
      return t('Users with any of these roles: {{roles}}', { roles: t.list(holder.to) });
  }
}
