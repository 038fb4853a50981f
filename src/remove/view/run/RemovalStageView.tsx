import type { RemovalRunControl } from '~/remove/rules/run/removalControl';
import type { StageProgress } from '~/remove/rules/run/removalProgress';
import { stepGroups } from '~/remove/rules/run/stepGroups';
import { useT } from '~/i18n';
import { AllChoices } from './AllChoices';
import { StageMark } from './RemovalMark';
import { RemovalStepList } from './RemovalStepList';
import { StepGroupView } from './StepGroupView';
import { countsText, stageText } from './removalText';

/** One stage: what it is about, how far it is, and its steps; many of them by API. */
export function RemovalStageView({ progress, control }: Props) {
  const t = useT();
  const { stage, items, counts } = progress;
  const title = stageText(stage, t);
  const groups = stepGroups(items);
  if (items.length === 1) {
    return (
      <li data-test="removal-stage" data-stage={stage}>
        <RemovalStepList items={items} control={control} label={title} isLive />
      </li>
    );
  }
  return (
    <li className="operator-hub__removal-stage" data-test="removal-stage" data-stage={stage}>
      <StageMark counts={counts} />
      <div className="operator-hub__removal-body">
        <div>
          <strong>{title}</strong> <span aria-live="polite">{countsText(counts, t)}</span>
        </div>
        <AllChoices items={items} control={control} />
        {groups === null ? (
          <RemovalStepList items={items} control={control} label={title} isLive />
        ) : (
          groups.map((group) => <StepGroupView key={group.api} group={group} control={control} />)
        )}
      </div>
    </li>
  );
}

type Props = { readonly progress: StageProgress; readonly control: RemovalRunControl };
