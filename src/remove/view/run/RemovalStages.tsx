import type { RemovalRunControl } from '~/remove/rules/run/removalControl';
import { stagesOf } from '~/remove/rules/run/removalProgress';
import { useT } from '~/i18n';
import { RemovalStageView } from './RemovalStageView';
import './removal.css';

/** The stages of a removal in their order, with their steps. */
export function RemovalStages({ control }: { readonly control: RemovalRunControl }) {
  const t = useT();
  return (
    <ol className="operator-hub__removal-stages" aria-label={t('Steps of the removal')}>
      {stagesOf(control.run).map((progress) => (
        <RemovalStageView key={progress.stage} progress={progress} control={control} />
      ))}
    </ol>
  );
}
