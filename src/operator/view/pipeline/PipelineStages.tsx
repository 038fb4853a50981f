import { StageSteps } from '~/ui/health/StageSteps';
import type { StageReport } from '~/olm/diagnosis/pipeline';
import { useT } from '~/i18n';

/** The way of the Operator through OLM. */
export function PipelineStages({ stages }: { readonly stages: readonly StageReport[] }) {
  const t = useT();
  return <StageSteps label={t('Installation progress')} stages={stages} />;
}
