import { List, ListItem, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { useOlmConditions, useOlmV0Conditions } from '~/olm/read/useOlmConditions';
import { Notice } from '~/ui/Notice';
import { type OlmReport, olmReport } from '~/updates/rules/olmReport';

/** What ClusterOperator `operator-lifecycle-manager` reports, if it differs from the computed readiness. */
export function OlmReadiness({ blocking }: { readonly blocking: readonly InstalledOperator[] }) {
  const condition = useOlmV0Conditions().find(({ type }) => type === 'Upgradeable');
  const report = olmReport(condition, blocking);
  if (report === null || report.kind === 'agrees') return null;
  return (
    <StackItem>
      <Difference report={report} />
    </StackItem>
  );
}

function Difference({ report }: Props) {
  const t = useT();
  switch (report.kind) {
    case 'reports-more':
      return (
        <Notice variant="warning" title={t('OLM reports more Operators that block the update')}>
          <List isPlain>
            {report.others.map(({ namespace, csvName }) => (
              <ListItem key={`${namespace}/${csvName}`}>
                {csvName}{' '}
                <span className="operator-hub__readiness-aside">
                  {t('in {{namespace}}', { namespace })}
                </span>
              </ListItem>
            ))}
          </List>
        </Notice>
      );
    case 'reports-less':
      return (
        <Notice variant="info" title={t('ClusterOperator not updated yet')}>
          {t('{{name}} does not report all these Operators.', { name: OLM })}
        </Notice>
      );
    case 'updating':
      return (
        <Notice variant="info" title={t('OLM is being updated')}>
          {t('Minor updates of OpenShift are blocked until the update is complete.')}
        </Notice>
      );
    case 'unable':
      return (
        <Notice variant="warning" title={t('OLM cannot check the compatibility of Operators')}>
          <p>{t('OLM blocks minor updates of OpenShift until the error is corrected.')}</p>
          <pre className="operator-hub__cluster-words">{report.message}</pre>
        </Notice>
      );
  }
}

type Props = { readonly report: Exclude<OlmReport, { readonly kind: 'agrees' }> };

const OLM = 'operator-lifecycle-manager';

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
