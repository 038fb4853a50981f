import type { PipelineStage, PipelineState } from '~/olm/diagnosis/pipeline';
import type { Translate } from '~/i18n';

/** What a stage of the way through OLM is called. */
export function stageName(stage: PipelineStage, t: Translate): string {
  switch (stage) {
    case 'catalog':
      return t('Catalog');
    case 'resolve':
      return t('Resolve');
    case 'unpack':
      return t('Unpack');
    case 'plan':
      return t('Plan');
    case 'install':
      return t('Install');
    case 'ready':
      return t('Ready');
  }
}

export function stageStateText(state: PipelineState, t: Translate): string {
  switch (state) {
    case 'waiting':
      return t('Not yet');
    case 'running':
      return t('In progress');
    case 'troubled':
      return t('In trouble');
    case 'needs-approval':
      return t('Waits for approval');
    case 'done':
      return t('Done');
    case 'failed':
      return t('Failed');
  }
}
