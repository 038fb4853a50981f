import { useAccountAccess } from './useAccountAccess';
import { pathRules, permissionsIn } from '~/extensions/rules/accountPermissions';
import type { ExtensionFinding } from '~/olm/extensions/extensionStatus';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';

/**
 * Whether the ServiceAccount now has the permissions that OLM's message names: OLM tries again after up to minutes. False
 * while unknown.
 */
export function useIsGranted({ object }: ExtensionDetails, finding: ExtensionFinding): boolean {
  const { account, permissions, rules } =
    finding.kind === 'forbidden' ? finding : NOTHING_FORBIDDEN;
  // No access review covers paths outside the API.
  const isReviewable = account !== null && pathRules(rules).length === 0;
  const needed = [...permissions, ...permissionsIn({ cluster: rules, namespace: [] }, '')];
  const access = useAccountAccess(
    account ?? NOBODY,
    isReviewable ? needed : null,
    object.metadata.resourceVersion,
  );
  return access.status === 'ready' && access.data.missing.length === 0;
}

const NOBODY = { namespace: '', name: '' };
const NOTHING_FORBIDDEN = { account: null, permissions: [], rules: [] };
