import { Stack, StackItem } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/domain/removal/removalControl';
import { stagesOf } from '~/domain/removal/removalProgress';
import { useT } from '~/i18n';
import { RemovalNotices } from './RemovalNotices';
import { RemovalStageView } from './RemovalStageView';
import './removal.css';

/** How far a removal is: stage by stage, object by object, what holds it, and what can be done about that. */
export function RemovalProgress({ control }: Props) {
  const t = useT();
  return (
    <Stack hasGutter>
      <RemovalNotices control={control} />
      <StackItem>
        <ol className="operator-hub__removal-stages" aria-label={t('Steps of the removal')}>
          {stagesOf(control.run).map((progress) => (
            <RemovalStageView key={progress.stage} progress={progress} control={control} />
          ))}
        </ol>
      </StackItem>
    </Stack>
  );
}

type Props = { readonly control: RemovalRunControl };
