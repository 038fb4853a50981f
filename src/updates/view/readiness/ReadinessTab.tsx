import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { Fold } from '~/ui/Fold';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { type ClusterReadiness, useReadiness } from '~/updates/read/useReadiness';
import type { ClusterRelease } from '~/olm/lifecycle/clusterRelease';
import { minorText } from '~/olm/lifecycle/maxOpenShift';
import type { Readiness } from '~/updates/rules/readiness';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { BlockingOperators } from './BlockingOperators';
import { ReadinessVerdict } from './ReadinessVerdict';
import { StatedOperators } from './StatedOperators';
import './readiness.css';

/** Which Operators keep the cluster from the next minor version of OpenShift, and what lifts that. */
export function ReadinessTab({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const found = useReadiness(scope);
  return (
    <>
      <LoadableView
        of={found}
        what={t('Readiness for the next OpenShift')}
        skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
      >
        {(data) => <Found found={data} scope={scope} />}
      </LoadableView>
      <ChooseProjectHint of={found} scope={scope} />
    </>
  );
}

type FoundProps = { readonly found: ClusterReadiness; readonly scope: NamespaceScope };

function Found({ found: { release, readiness, unseen }, scope }: FoundProps) {
  const t = useT();
  if (release === null) {
    return (
      <Notice variant="info" title={t('This cluster is no OpenShift')}>
        {t('Operators state limits for versions of OpenShift only.')}
      </Notice>
    );
  }
  if (readiness === null) {
    return (
      <Notice variant="warning" title={t('The next version is not known')}>
        {t('The cluster says that its version is {{version}}.', { version: release.version })}
      </Notice>
    );
  }
  return <Judged release={release} readiness={readiness} unseen={unseen} scope={scope} />;
}

type JudgedProps = {
  readonly release: ClusterRelease;
  readonly readiness: Readiness;
  readonly unseen: ClusterReadiness['unseen'];
  readonly scope: NamespaceScope;
};

function Judged({ release, readiness, unseen, scope }: JudgedProps) {
  const t = useT();
  const { next, blocking, incompatible, supporting, silent } = readiness;
  const version = minorText(next);
  return (
    <Stack hasGutter>
      <StackItem>
        <ReadinessVerdict release={release} readiness={readiness} unseen={unseen} scope={scope} />
      </StackItem>
      {blocking.length > 0 && (
        <StackItem>
          <BlockingOperators operators={blocking} next={next} />
        </StackItem>
      )}
      {incompatible.length > 0 && (
        <StackItem>
          <Notice
            variant="warning"
            title={t('{{count}} Operator is not compatible with OpenShift {{version}}', {
              count: incompatible.length,
              version,
            })}
          >
            <p className="operator-hub__readiness-note">
              {t(
                'Their catalogs do not list this version as compatible. OLM does not block the cluster update.',
              )}
            </p>
            <StatedOperators operators={incompatible} />
          </Notice>
        </StackItem>
      )}
      {supporting.length > 0 && (
        <StackItem>
          <Fold
            title={t('{{count}} Operator states that it works with {{version}}', {
              count: supporting.length,
              version,
            })}
          >
            <StatedOperators operators={supporting} />
          </Fold>
        </StackItem>
      )}
      {silent.length > 0 && (
        <StackItem>
          <Fold title={t('{{count}} Operator states no limit', { count: silent.length })}>
            <p className="operator-hub__readiness-note">
              {t(
                'OLM does not hold the cluster back for them. Whether they work with {{version}} only their vendors can tell.',
                { version },
              )}
            </p>
            <StatedOperators operators={silent} />
          </Fold>
        </StackItem>
      )}
    </Stack>
  );
}
