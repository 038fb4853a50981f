import { Skeleton, Stack, StackItem, List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { Fold } from '~/ui/Fold';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { useReadiness, type ClusterReadiness } from '~/updates/read/useReadiness';
import type { ClusterRelease } from '~/olm/lifecycle/clusterRelease';
import { minorText } from '~/olm/lifecycle/maxOpenShift';
import { repeatsOlm } from '~/updates/rules/olmReport';
import type { Readiness } from '~/updates/rules/readiness';
import { useT, type Translate } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { FailureText } from '~/ui/FailureAlert';
import type { Failure } from '~/kube/failure';
import { BlockingOperators } from './BlockingOperators';
import { ExtensionReadiness, OlmReadiness } from './OlmReadiness';
import { RemovedApis } from './RemovedApis';
import { limitText } from '~/updates/view/texts';
import './readiness.css';

/** The Operators that block the next minor version of OpenShift, with their remedies. */
export default function ReadinessTab({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const found = useReadiness(scope);
  return (
    <>
      <LoadableView
        of={found}
        what={t('OpenShift update readiness')}
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
      <Notice variant="info" title={t('OpenShift not detected')}>
        {t('Operators specify maximum versions only for OpenShift.')}
      </Notice>
    );
  }
  if (readiness === null) {
    return (
      <Notice variant="warning" title={t('Next version unknown')}>
        {t('Cluster version: {{version}}', { version: release.version })}
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
        <ReadinessSummary release={release} readiness={readiness} unseen={unseen} scope={scope} />
      </StackItem>
      {scope === null && <OlmReadiness blocking={blocking} />}
      <ExtensionReadiness />
      <RemovedApis
        operators={[...blocking, ...incompatible, ...supporting, ...silent]}
        target={next}
      />
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
                'The catalogs do not list this version as compatible. OLM does not block the cluster update.',
              )}
            </p>
            <StatedOperators operators={incompatible} />
          </Notice>
        </StackItem>
      )}
      {supporting.length > 0 && (
        <StackItem>
          <Fold
            title={t('{{count}} Operators support {{version}}', {
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
          <Fold
            title={t('{{count}} Operators specify no maximum version', { count: silent.length })}
          >
            <StatedOperators operators={silent} />
          </Fold>
        </StackItem>
      )}
    </Stack>
  );
}

/** Operators with their stated compatibility, one per line. */
function StatedOperators({ operators }: { readonly operators: readonly InstalledOperator[] }) {
  const t = useT();
  return (
    <List isPlain>
      {operators.map(({ id, namespace, name, displayName, maxOpenShift }) => (
        <ListItem key={id}>
          <Link to={routes.operator(namespace, name)} dir="auto">
            {displayName}
          </Link>{' '}
          <span className="operator-hub__readiness-aside">
            {maxOpenShift.kind === 'none'
              ? t('in {{namespace}}', { namespace })
              : t('in {{namespace}}, {{limit}}', { namespace, limit: limitText(maxOpenShift, t) })}
          </span>
        </ListItem>
      ))}
    </List>
  );
}

/** A sentence on whether Operators block the cluster update, and the cluster's own message. */
function ReadinessSummary({ release, readiness, unseen, scope }: Props) {
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
          : t('{{count}} Operators block the update to OpenShift {{next}}', {
              ...versions,
              count: blocking.length,
            })
      }
    >
      {blocking.length > 0 && (
        <p>
          {t(
            'The cluster version is {{current}}. OLM blocks minor updates beyond the maximum version of an installed Operator. Patch updates are not affected.',
            versions,
          )}
        </p>
      )}
      {scope !== null && (
        <p>
          {t('Only Operators in namespace {{namespace}} are checked.', {
            namespace: scope,
          })}
        </p>
      )}
      {unseen !== null && (
        <>
          <p>{t('Operators in namespaces that you cannot view are not checked.')}</p>
          <FailureText failure={unseen} />
        </>
      )}
      {release.notUpgradeable !== null &&
        !(blocking.length > 0 && repeatsOlm(release.notUpgradeable)) && (
          <>
            <p>{t('Cluster message:')}</p>
            <pre className="operator-hub__cluster-words">{release.notUpgradeable}</pre>
          </>
        )}
    </Notice>
  );
}

type Props = {
  readonly release: ClusterRelease;
  readonly readiness: Readiness;
  /** The reason why some Operators are unknown; `null`: none. */
  readonly unseen: Failure | null;
  readonly scope: NamespaceScope;
};

type Versions = { readonly current: string; readonly next: string };

/** A user who can read only some Operators might miss one that blocks the update. */
function noneText(isWhole: boolean, versions: Versions, t: Translate): string {
  return isWhole
    ? t('No Operator blocks the update to OpenShift {{next}}', versions)
    : t('No checked Operator blocks the update to OpenShift {{next}}', versions);
}

function variantOf({ blocking }: Readiness, isWhole: boolean): 'success' | 'info' | 'warning' {
  if (blocking.length > 0) return 'warning';
  return isWhole ? 'success' : 'info';
}
