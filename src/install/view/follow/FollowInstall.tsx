import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { DialogProvider } from '~/ui/DialogProvider';
import { Fold } from '~/ui/Fold';
import { LinkButton } from '~/ui/LinkButton';
import { LoadableView } from '~/ui/LoadableView';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useInputDone } from '~/install/read/installInput';
import { type FollowedInstall, useInstallProgress } from '~/install/read/useInstallProgress';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { useNewsOnLeave } from '~/ui/news';
import { InstallNews } from './InstallNews';
import { InstallOutcome } from './InstallOutcome';
import { type FollowedSubscription, useInstallUrl } from '~/install/view/useInstallUrl';
import { StageSteps } from '~/ui/health/StageSteps';
import {
  csvNameOf,
  type Followed,
  type Position,
  STAGES,
  stageState,
} from '~/install/rules/progress';
import { stageTimes } from '~/olm/diagnosis/stages';

/** With the review of install plans, which the form does not need. */
const InstallDetails = later(
  async () =>
    (await import(/* webpackChunkName: 'InstallDetails' */ './InstallDetails')).InstallDetails,
);

/** The live progress of an installation. */
export function FollowInstall({ following }: { readonly following: FollowedSubscription }) {
  const t = useT();
  const { packageKey } = useInstallUrl();
  const { packageName } = packageKey;
  const { namespace, name } = following;
  const install = useInstallProgress(following, packageName);
  // A user may leave before the first answer, too.
  const isUnderWay =
    install.status === 'loading' ||
    (install.status === 'ready' && install.data.progress.outcome === 'running');
  useNewsOnLeave(InstallNews, isUnderWay ? { namespace, name, packageName } : null);
  return (
    <DialogProvider>
      <LoadableView
        of={install}
        what={t('Installation')}
        skeleton={<Skeleton height="16rem" screenreaderText={t('Loading')} />}
      >
        {(ready) => <Followed install={ready} following={following} />}
      </LoadableView>
    </DialogProvider>
  );
}

function Followed({ install, following }: Props) {
  const t = useT();
  const { packageKey } = useInstallUrl();
  const scope = useNamespaceScope();
  const { missing, progress } = install;
  const isReady = progress.outcome === 'succeeded';
  // Without the install plan, the other Operators are unknown.
  const isInDoubt = missing.some(({ resource }) => resource === 'installplans');
  // Until then the user might cancel the installation, change a setting and start again.
  useInputDone(packageKey, isReady);
  return (
    <Stack hasGutter>
      <StackItem aria-live="polite">
        <InstallOutcome install={install} following={following} />
      </StackItem>
      {progress.outcome !== 'gone' && (
        <StackItem>
          <Way install={install} />
        </StackItem>
      )}
      {missing.length > 0 && (!isReady || isInDoubt) && (
        <StackItem>
          <MissingPermissions
            missing={missing}
            title={t('Unable to load parts of this installation')}
          />
        </StackItem>
      )}
      <LazyPart skeleton={null}>
        <InstallDetails install={install} following={following} />
      </LazyPart>
      <StackItem>
        {progress.outcome === 'gone' ? (
          <LinkButton variant="secondary" to={routes.package(scope, packageKey)}>
            {t('View in catalog')}
          </LinkButton>
        ) : (
          <LinkButton
            variant={isReady ? 'primary' : 'secondary'}
            to={routes.operator(following.namespace, following.name)}
          >
            {t('View Operator')}
          </LinkButton>
        )}
      </StackItem>
    </Stack>
  );
}

type Props = { readonly install: FollowedInstall; readonly following: FollowedSubscription };

/** Folded after success. */
function Way({ install: { followed, progress } }: Pick<Props, 'install'>) {
  const t = useT();
  const stages = <InstallStages followed={followed} progress={progress} />;
  return progress.outcome === 'succeeded' ? (
    <Fold title={t('Installation details')}>{stages}</Fold>
  ) : (
    stages
  );
}

/** The stages of the installation in OLM with their durations. */
function InstallStages({ followed, progress }: InstallStagesProps) {
  const t = useT();
  const times = stageTimes(followed, csvNameOf(followed.subscription));
  const stages = STAGES.map((stage) => {
    const state = stageState(stage, progress);
    const { since, until } =
      state === 'done' ? times[stage] : { since: progress.since, until: null };
    return { stage, state, since, until };
  });
  return <StageSteps label={t('Installation progress')} stages={stages} />;
}

type InstallStagesProps = { readonly followed: Followed; readonly progress: Position };
