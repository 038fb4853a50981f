/** An installation of `quill` in team-a in progress, for tests of its page. */
import InstallPage from '~/install/view/InstallPage';
import { patterns, routes } from '~/routes';
import { aCatalogSource, aSubscription, anOperatorGroup } from './builders';
import { watched } from './consoleSdk';
import { QUILL, anInstallCluster } from './installCluster';
import { renderAt } from './render';

export const IN_PROGRESS = aSubscription({
  status: { currentCSV: 'quill.v1.0.0', installPlanRef: { name: 'install-abcde' } },
});

/** A healthy cluster in which OLM has only resolved the Subscription. */
export function aFollowedInstall(): void {
  anInstallCluster();
  watched('Subscription', { data: [IN_PROGRESS] });
  watched('ClusterServiceVersion', {});
  watched('CatalogSource', { data: [aCatalogSource()] });
  watched('OperatorGroup', { data: [anOperatorGroup()] });
  watched('Deployment', {});
  watched('Pod', {});
}

/** @param review further parts of the URL */
export function openFollowed(review = ''): ReturnType<typeof renderAt> {
  return renderAt(
    `${routes.install(null, QUILL)}?following=team-a/quill${review}`,
    <InstallPage />,
    patterns.install,
  );
}
