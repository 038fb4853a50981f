import { type Translate, useT } from '~/i18n';
import type { GitOpsOwner } from '~/olm/gitOpsOwner';
import { Notice } from './Notice';

/** A warning that a tool reverts changes of an object. Renders nothing if no tool is known. */
export function GitOpsNotice({ owner }: { readonly owner: GitOpsOwner | null | undefined }) {
  const t = useT();
  if (owner == null) return null;
  return (
    <Notice variant="warning" title={gitOpsText(owner, t)}>
      {t('Changes made here are reverted. Change the source of this resource instead.')}
    </Notice>
  );
}

/** "Managed by Argo CD (Application infra)". */
export function gitOpsText({ tool, source }: GitOpsOwner, t: Translate): string {
  return source === null
    ? t('Managed by {{tool}}', { tool })
    : t('Managed by {{tool}} ({{kind}} {{name}})', { tool, ...source });
}
