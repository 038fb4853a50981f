import { useQuery } from '@tanstack/react-query';
import { LoadableView } from '~/components/LoadableView';
import { NamespacedPage } from '~/components/NamespacedPage';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import { fromQuery } from '~/data/fromQuery';
import { operatorPackage } from '~/data/packages';
import { provideQueries } from '~/data/provideQueries';
import type { OperatorPackage } from '~/domain/catalog/operatorPackage';
import { dataOr } from '~/domain/loadable';
import { useT } from '~/i18n';
import { FollowInstall } from './FollowInstall';
import { InstallSkeleton } from './InstallSkeleton';
import { NewInstall } from './NewInstall';
import { useInstallUrl } from './useInstallUrl';

/** Installs one package: the choices, what they lead to, and then the installation itself, followed to its end. */
function InstallPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const { packageKey, following } = useInstallUrl();
  const query = useQuery(operatorPackage(scope, packageKey));
  const offered = fromQuery(query);
  const name = nameOf(dataOr(offered, null)) ?? packageKey.packageName;
  return (
    <NamespacedPage title={t('Install {{name}}', { name })}>
      {following === null ? (
        <LoadableView
          of={offered}
          what={t('Package {{name}}', { name: packageKey.packageName })}
          skeleton={<InstallSkeleton />}
          onRetry={() => void query.refetch()}
        >
          {(ready) => <NewInstall offered={ready} scope={scope} />}
        </LoadableView>
      ) : (
        <FollowInstall following={following} />
      )}
    </NamespacedPage>
  );
}

export default provideQueries(InstallPage);

function nameOf(offered: OperatorPackage | null): string | null {
  const channel =
    offered?.channels.find(({ name }) => name === offered.defaultChannel) ?? offered?.channels[0];
  return channel?.displayName ?? null;
}
