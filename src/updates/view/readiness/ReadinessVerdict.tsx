import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import type { Failure } from '~/kube/failure';
import type { ClusterRelease } from '~/olm/lifecycle/clusterRelease';
import { minorText } from '~/olm/lifecycle/maxOpenShift';
import type { Readiness } from '~/updates/rules/readiness';
import { type Translate, useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';

/** In a sentence: whether Operators keep the cluster back. Then what the cluster itself says, in its own words. */
export function ReadinessVerdict({ release, readiness, unseen, scope }: Props) {
  const t = useT();
  const { blocking } = readiness;
  const isWhole = scope === null && unseen === null;
  const versions = { current: release.version, next: minorText(readiness.next) };
  return (
    <Notice
      variant={variantOf(readiness, isWhole)}
      title={
        blocking.length === 0
          ? noneText(isWhole, versions, t)
          : t('{{count}} Operator keeps this cluster from OpenShift {{next}}', {
              ...versions,
              count: blocking.length,
            })
      }
    >
      <p>
        {t(
          'The cluster is at {{current}}. An Operator that states an older limit keeps OLM from letting the cluster go on to the next minor version as long as it is installed. Patch releases are not affected.',
          versions,
        )}
      </p>
      {scope !== null && (
        <p>
          {t('Only the Operators of namespace {{namespace}} are judged here.', {
            namespace: scope,
          })}
        </p>
      )}
      {unseen !== null && (
        <>
          <p>{t('There may be others in namespaces that you do not see.')}</p>
          <FailureText failure={unseen} />
        </>
      )}
      {release.notUpgradeable !== null && (
        <>
          <p>{t('The cluster itself says:')}</p>
          <pre className="operator-hub__cluster-words">{release.notUpgradeable}</pre>
        </>
      )}
    </Notice>
  );
}

type Props = {
  readonly release: ClusterRelease;
  readonly readiness: Readiness;
  /** Why not all Operators are judged; `null`: nothing keeps the user from seeing them. */
  readonly unseen: Failure | null;
  readonly scope: NamespaceScope;
};

type Versions = { readonly current: string; readonly next: string };

/** Who sees a part of the Operators knows of none that keeps the cluster back; there may be one. */
function noneText(isWhole: boolean, versions: Versions, t: Translate): string {
  return isWhole
    ? t('No Operator keeps this cluster from OpenShift {{next}}', versions)
    : t('No Operator that is judged here keeps this cluster from OpenShift {{next}}', versions);
}

function variantOf({ blocking }: Readiness, isWhole: boolean): 'success' | 'info' | 'warning' {
  if (blocking.length > 0) return 'warning';
  return isWhole ? 'success' : 'info';
}
