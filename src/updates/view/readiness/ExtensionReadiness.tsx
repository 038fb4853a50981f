import { StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { useOlmConditions } from '~/olm/read/useOlmConditions';
import { Notice } from '~/ui/Notice';

/**
 * What OLM v1 reports about the next minor version of OpenShift, such as `IncompatibleOperatorsInstalled`. The maximum
 * versions of ClusterExtensions are in their bundles, which only OLM v1 reads.
 */
export function ExtensionReadiness() {
  const t = useT();
  const block = useOlmConditions().find(
    ({ type, status }) => type === 'Upgradeable' && status === 'False',
  );
  if (block === undefined) return null;
  return (
    <StackItem>
      <Notice variant="warning" title={t('OLM v1 blocks minor updates of OpenShift')}>
        {block.reason !== undefined && <p>{block.reason}</p>}
        <pre className="operator-hub__cluster-words">{block.message}</pre>
      </Notice>
    </StackItem>
  );
}
