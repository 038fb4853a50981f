import { StageSteps } from '~/ui/health/StageSteps';
import { type Followed, csvNameOf } from '~/install/rules/followed';
import { type Position, STAGES, stageState } from '~/install/rules/progress';
import { stageTimes } from '~/olm/standing/stageTimes';
import { useT } from '~/i18n';

/** The way through OLM, how far the installation has come on it, and how long each part took. */
export function InstallStages({ followed, progress }: InstallStagesProps) {
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
