import { Notice } from '~/components/Notice';
import type { InstallProgress, Stage } from '~/domain/install/progress';
import { type Translate, useT } from '~/i18n';
import type { FollowedSubscription } from './useInstallUrl';

/** The state of an installation in a sentence, and OLM's own words. */
export function InstallOutcome({ progress, following }: Props) {
  const t = useT();
  const { outcome, message, isTroubled } = progress;
  switch (outcome) {
    case 'gone':
      return (
        <Notice variant="warning" title={t('There is no Subscription {{name}}', following)}>
          {t('It may have been removed from project {{namespace}} meanwhile.', following)}
        </Notice>
      );
    case 'succeeded':
      return (
        <Notice variant="success" title={t('Installed and ready')}>
          {progress.csv}
        </Notice>
      );
    case 'failed':
      return (
        <Notice variant="danger" title={failedText(progress.stage, t)}>
          {message}
        </Notice>
      );
    case 'needs-approval':
      return (
        <Notice variant="warning" title={t('Waits for approval')}>
          {t('Review what the plan creates in project {{namespace}}, then approve it.', following)}
        </Notice>
      );
    case 'running':
      return isIgnored(progress) ? (
        <Ignored progress={progress} following={following} />
      ) : (
        <Notice
          variant={isTroubled ? 'warning' : 'info'}
          title={
            isTroubled ? t('OLM met an error and tries again') : runningText(progress.stage, t)
          }
        >
          {message}
        </Notice>
      );
  }
}

type Props = { readonly progress: InstallProgress; readonly following: FollowedSubscription };

/** OG-007: without exactly one OperatorGroup OLM does nothing, and says nothing. */
function isIgnored({ operatorGroups, csv }: InstallProgress): boolean {
  return csv === null && operatorGroups !== null && operatorGroups !== 1;
}

function Ignored({ progress, following }: Props) {
  const t = useT();
  return (
    <Notice
      variant="danger"
      title={
        progress.operatorGroups === 0
          ? t('Project {{namespace}} has no OperatorGroup', following)
          : t('Project {{namespace}} has more than one OperatorGroup', following)
      }
    >
      {t('OLM installs only into projects that have exactly one OperatorGroup.')}
    </Notice>
  );
}

function runningText(stage: Stage | null, t: Translate): string {
  switch (stage) {
    case null:
    case 'resolve':
      return t('OLM looks for the version and what it depends on');
    case 'unpack':
      return t('OLM unpacks the bundle');
    case 'plan':
      return t('OLM plans the installation');
    case 'install':
      return t('OLM creates the objects');
    case 'ready':
      return t('Waiting for the Operator to become ready');
  }
}

function failedText(stage: Stage | null, t: Translate): string {
  switch (stage) {
    case null:
    case 'resolve':
      return t('OLM finds no way to install this');
    case 'unpack':
      return t('The bundle cannot be unpacked');
    case 'plan':
    case 'install':
      return t('The plan failed');
    case 'ready':
      return t('The Operator failed');
  }
}
