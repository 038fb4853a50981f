import { StackItem } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import type { ClusterRelease } from '~/olm/lifecycle/clusterRelease';
import { minorText, type OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import type { NamespaceScope } from '~/routes';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import type { ClusterReadiness } from '~/updates/read/useReadiness';
import { repeatsOlm } from '~/updates/rules/olmReport';
import type { ReadinessRow, Verdict } from '~/updates/rules/readiness/readiness';

/** A sentence on whether Operators block the update of the cluster, and the cluster's own message. */
export function ReadinessSummary({ found, rows, target, scope }: Props) {
  const t = useT();
  const { release, unseen, unseenExtensions } = found;
  const blocking = rows.filter(({ verdict }) => BLOCKING.includes(verdict)).length;
  const isWhole = scope === null && unseen === null && unseenExtensions === null;
  const next = minorText(target);
  return (
    <Notice
      variant={variantOf(blocking, isWhole)}
      title={
        blocking === 0
          ? noneText(isWhole, next, t)
          : t('{{count}} Operators block the update to OpenShift {{next}}', {
              next,
              count: blocking,
            })
      }
    >
      {blocking > 0 && release !== null && (
        <p>
          {t(
            'The cluster version is {{current}}. OLM blocks minor updates beyond the maximum version of an installed Operator. Patch updates are not affected.',
            { current: release.version },
          )}
        </p>
      )}
      {scope !== null && (
        <p>{t('Only Operators in namespace {{namespace}} are checked.', { namespace: scope })}</p>
      )}
      {unseen !== null && (
        <>
          <p>{t('Operators in namespaces that you cannot view are not checked.')}</p>
          <FailureText failure={unseen} />
        </>
      )}
      {release !== null && <ClusterMessage release={release} isListed={blocking > 0} />}
    </Notice>
  );
}

const BLOCKING: readonly Verdict[] = ['blocks', 'blocks-later'];

/** Omitted if it repeats OLM's message about Operators in the table. */
function ClusterMessage({ release: { notUpgradeable }, isListed }: MessageProps) {
  const t = useT();
  if (notUpgradeable === null || (isListed && repeatsOlm(notUpgradeable))) return null;
  return (
    <>
      <p>{t('Cluster message:')}</p>
      <pre className="operator-hub__cluster-words">{notUpgradeable}</pre>
    </>
  );
}

type MessageProps = { readonly release: ClusterRelease; readonly isListed: boolean };

/** Operators that OLM does not consider, but whose catalogs do not list the target. */
export function IncompatibleNotice({ rows, target }: Pick<Props, 'rows' | 'target'>) {
  const t = useT();
  const count = rows.filter(({ verdict }) => verdict === 'incompatible').length;
  if (count === 0) return null;
  return (
    <StackItem>
      <Notice
        variant="warning"
        title={t('{{count}} Operator is not compatible with OpenShift {{version}}', {
          count,
          version: minorText(target),
        })}
      >
        {t(
          'The catalogs do not list this version as compatible. OLM does not block the cluster update.',
        )}
      </Notice>
    </StackItem>
  );
}

type Props = {
  readonly found: ClusterReadiness;
  readonly rows: readonly ReadinessRow[];
  readonly target: OpenShiftMinor;
  readonly scope: NamespaceScope;
};

/** A user who can read only some Operators might miss one that blocks the update. */
function noneText(isWhole: boolean, next: string, t: Translate): string {
  return isWhole
    ? t('No Operator blocks the update to OpenShift {{next}}', { next })
    : t('No checked Operator blocks the update to OpenShift {{next}}', { next });
}

function variantOf(blocking: number, isWhole: boolean): 'success' | 'info' | 'warning' {
  if (blocking > 0) return 'warning';
  return isWhole ? 'success' : 'info';
}
