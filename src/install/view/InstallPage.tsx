import { Stack, StackItem, Title } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { DetailPage } from '~/ui/DetailPage';
import { LoadableView } from '~/ui/LoadableView';
import { PackageMissing } from '~/ui/package/PackageMissing';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useCatalogHealth } from '~/olm/read/catalogSources';
import { fromQuery } from '~/kube/fromQuery';
import { operatorPackage } from '~/olm/read/packages';
import { provideQueries } from '~/kube/provideQueries';
import { type OperatorPackage, packageId } from '~/olm/packages/operatorPackage';
import { type Loadable, dataOr, ready } from '~/kube/loadable';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { CancelInstallProvider } from '~/install/view/submit/CancelInstallDialog';
import { FollowInstall } from '~/install/view/follow/FollowInstall';
import { InstallSkeleton } from './InstallSkeleton';
import { NewInstall } from './NewInstall';
import { useInstallUrl } from './useInstallUrl';

const NO_OTHERS: ReadonlySet<string> = new Set();

/** Installs one package: the choices, their consequences, and the progress of the installation. */
function InstallPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const navigate = useNavigate();
  const { packageKey, following, inProject } = useInstallUrl();
  const query = useQuery(operatorPackage(scope, packageKey));
  // A change of a catalog reloads the package, which might disappear while the user fills in the form.
  useCatalogHealth(scope, NO_OTHERS);
  const offered = fromQuery(query);
  const name = nameOf(dataOr(offered, null)) ?? packageKey.packageName;
  const title = t('Install {{name}}', { name });
  const list = { to: routes.catalog(scope), text: t('Catalog') };
  const retry = () => void query.refetch();
  return (
    <DetailPage
      title={title}
      id="install"
      {...(offered.status === 'failed'
        ? { parent: list }
        : { root: list, parent: { to: routes.package(scope, packageKey), text: name } })}
      onScope={(chosen) => {
        void navigate(inProject(chosen));
      }}
    >
      <Stack hasGutter>
        <StackItem>
          <Title headingLevel="h1">{title}</Title>
        </StackItem>
        <StackItem isFilled>
          {following === null ? (
            <>
              <PackageMissing
                of={offered}
                packageKey={packageKey}
                scope={scope}
                level="h2"
                onRetry={retry}
              >
                <LoadableView
                  of={lasting(offered)}
                  what={t('Package {{name}}', { name: packageKey.packageName })}
                  skeleton={<InstallSkeleton />}
                  onRetry={retry}
                >
                  {(found) => (
                    <NewInstall
                      // The choices belong to one package and project.
                      key={`${scope ?? ''} ${packageId(found.key)}`}
                      offered={found}
                      scope={scope}
                      loss={offered.status === 'ready' ? offered.stale : null}
                    />
                  )}
                </LoadableView>
              </PackageMissing>
              <ChooseProjectHint of={offered} scope={scope} />
            </>
          ) : (
            <CancelInstallProvider>
              <FollowInstall following={following} />
            </CancelInstallProvider>
          )}
        </StackItem>
      </Stack>
    </DetailPage>
  );
}

export default provideQueries(InstallPage);

/** Keeps loaded data with the input. A notice reports that it is outdated. */
function lasting(offered: Loadable<OperatorPackage>): Loadable<OperatorPackage> {
  return offered.status === 'ready' ? ready(offered.data) : offered;
}

function nameOf(offered: OperatorPackage | null): string | null {
  const channel =
    offered?.channels.find(({ name }) => name === offered.defaultChannel) ?? offered?.channels[0];
  return channel?.displayName ?? null;
}
