import { isDanger } from '~/olm/finding';
import { HelperText } from '@patternfly/react-core';
import { ConsequenceSection } from '~/ui/form/ConsequencesCard';
import { FailureText } from '~/ui/FailureAlert';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import type { DependencyPrediction } from '~/install/read/useDependencyPrediction';
import type { Failure, Permission } from '~/kube/failure';
import type { InstallChoices } from '~/install/rules/form';
import type { InstallFinding } from '~/install/rules/findings/installFinding';
import type { DryRun, DryRuns } from '~/kube/serverDryRun';
import { useT } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { InstallFindings } from './InstallFindings';

/** The problems and risks of the installation, as far as they were checked. */
export function FindingsSection({ checks, onChoose }: Props) {
  const t = useT();
  const { findings, missing, toApprove, unread, dryRuns } = checks;
  return (
    <ConsequenceSection title={t('Validation')}>
      {isClear(checks) && <p>{t('No problems found.')}</p>}
      <NotAllowed missing={missing} />
      <InstallFindings findings={findings} onChoose={onChoose} />
      <DryRunSummary dryRuns={dryRuns} isFailing={missing.length > 0 || findings.some(isDanger)} />
      <MissingPermissions missing={toApprove} title={t('Approval by another user required')} />
      {unread.length > 0 && (
        <Notice isPlain variant="info" title={t('Some checks could not be completed')}>
          {unread.map((failure) => (
            <FailureText key={failure.message} failure={failure} />
          ))}
        </Notice>
      )}
    </ConsequenceSection>
  );
}

type Props = {
  readonly checks: Checks;
  readonly onChoose: (choice: InstallChoices) => void;
};

/** The checks and their results. */
export type Checks = {
  readonly findings: readonly InstallFinding[];
  /** The missing permissions to install. */
  readonly missing: readonly Permission[];
  /** The missing permissions to approve the plan. */
  readonly toApprove: readonly Permission[];
  readonly unread: readonly Failure[];
  readonly dryRuns: DryRuns;
  readonly dependencies: DependencyPrediction | null;
  readonly isChecking: boolean;
};

/** All checks are complete without a finding. */
function isClear({ isChecking, dependencies, dryRuns, ...found }: Checks): boolean {
  const lists = [found.findings, found.missing, found.toApprove, found.unread];
  return (
    !isChecking &&
    lists.every((list) => list.length === 0) &&
    (dependencies === null || isComplete(dependencies)) &&
    Object.values(dryRuns).every(({ kind }) => kind === 'accepted' || kind === 'impossible')
  );
}

/** Every catalog was read and states its APIs. */
function isComplete({ prediction, pending, unread }: DependencyPrediction): boolean {
  const unknown = prediction.status === 'ready' ? prediction.data.unknown : [];
  return (
    prediction.status === 'ready' && [pending, unread, unknown].every(({ length }) => length === 0)
  );
}

function NotAllowed({ missing }: Pick<Checks, 'missing'>) {
  const t = useT();
  const lacksGroup = missing.some(({ resource }) => resource === 'operatorgroups');
  return (
    <MissingPermissions missing={missing} title={t('Insufficient permissions to install')}>
      {lacksGroup && (
        <p>
          {t('Contact your cluster administrator to create the OperatorGroup of this namespace.')}
        </p>
      )}
    </MissingPermissions>
  );
}

/** The summary of the dry run. Rejections are shown at their objects. */
function DryRunSummary({ dryRuns, isFailing }: DryRunSummaryProps) {
  const t = useT();
  const answers = Object.values(dryRuns);
  if (answers.length === 0) return null;
  return (
    <HelperText isLiveRegion>
      <CheckSummary
        asking={count(answers, 'asking')}
        refused={count(answers, 'refused')}
        accepted={count(answers, 'accepted')}
        isFailing={isFailing}
      />
      {count(answers, 'impossible') > 0 && (
        <HelperTextItem>
          {t('Resources in the new namespace can be validated only after the namespace exists.')}
        </HelperTextItem>
      )}
    </HelperText>
  );
}

type DryRunSummaryProps = {
  readonly dryRuns: DryRuns;
  /** Something else prevents the installation, or predicts its failure. */
  readonly isFailing: boolean;
};

function CheckSummary({ asking, refused, accepted, isFailing }: Counts) {
  const t = useT();
  if (asking > 0) return <HelperTextItem>{t('Validating…')}</HelperTextItem>;
  if (refused > 0) {
    return (
      <HelperTextItem variant="error">
        {t('The server dry run rejected {{count}} resources.', { count: refused })}
      </HelperTextItem>
    );
  }
  return accepted === 0 ? null : (
    <HelperTextItem variant={isFailing ? 'default' : 'success'}>
      {t('The server dry run succeeded for {{count}} resources.', { count: accepted })}
    </HelperTextItem>
  );
}

type Counts = Pick<DryRunSummaryProps, 'isFailing'> &
  Readonly<Record<'asking' | 'refused' | 'accepted', number>>;

function count(answers: readonly DryRun[], kind: DryRun['kind']): number {
  return answers.filter((answer) => answer.kind === kind).length;
}
