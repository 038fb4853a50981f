import { Notice } from '~/components/Notice';
import type { ClusterRelease } from '~/domain/openshift/clusterRelease';
import { minorText } from '~/domain/openshift/maxOpenShift';
import type { Readiness } from '~/domain/openshift/readiness';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';

/** In a sentence: whether Operators keep the cluster back. Then what the cluster itself says, in its own words. */
export function ReadinessVerdict({ release, readiness, scope }: Props) {
  const t = useT();
  const { blocking } = readiness;
  const versions = { current: release.version, next: minorText(readiness.next) };
  return (
    <Notice
      variant={blocking.length === 0 ? 'success' : 'warning'}
      title={
        blocking.length === 0
          ? t('No Operator keeps this cluster from OpenShift {{next}}', versions)
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
  readonly scope: NamespaceScope;
};
