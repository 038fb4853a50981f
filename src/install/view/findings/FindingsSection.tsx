import { HelperText } from '@patternfly/react-core';
import { ConsequenceSection } from '~/ui/form/ConsequenceSection';
import { FailureText } from '~/ui/FailureAlert';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import type { DependencyPrediction } from '~/install/read/useDependencyPrediction';
import type { Failure, Permission } from '~/kube/failure';
import type { InstallChoices } from '~/install/rules/form';
import type { Finding } from '~/install/rules/problems/finding';
import type { DryRuns, DryRun } from '~/kube/dryRun';
import { useT } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { FindingList } from './FindingList';

/** What prevents the installation or puts it at risk, as far as it could be checked. */
export function FindingsSection({ checks, onChoose }: Props) {
  const t = useT();
  const { findings, missing, toApprove, unread, dryRuns } = checks;
  return (
    <ConsequenceSection title={t('Validation')}>
      {isClear(checks) && <p>{t('No problems found.')}</p>}
      <NotAllowed missing={missing} />
      <FindingList findings={findings} onChoose={onChoose} />
      <DryRunSummary dryRuns={dryRuns} />
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

/** What was checked, and with what result. */
export type Checks = {
  readonly findings: readonly Finding[];
  /** Rights to install that the user does not have. */
  readonly missing: readonly Permission[];
  /** Rights to approve what will wait, which the user does not have. */
  readonly toApprove: readonly Permission[];
  readonly unread: readonly Failure[];
  readonly dryRuns: DryRuns;
  readonly dependencies: DependencyPrediction | null;
  readonly isChecking: boolean;
};

/** Nothing was found although everything was checked. */
function isClear({ isChecking, dependencies, dryRuns, ...found }: Checks): boolean {
  const lists = [found.findings, found.missing, found.toApprove, found.unread];
  return (
    !isChecking &&
    lists.every((list) => list.length === 0) &&
    (dependencies === null || isComplete(dependencies)) &&
    Object.values(dryRuns).every(({ kind }) => kind === 'accepted' || kind === 'impossible')
  );
}

/** Every catalog was read, and tells what provides each dependency. */
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

/** What the server said to the objects, in a line. What it refused stands at the object. */
function DryRunSummary({ dryRuns }: { readonly dryRuns: DryRuns }) {
  const t = useT();
  const answers = Object.values(dryRuns);
  if (answers.length === 0) return null;
  return (
    <HelperText isLiveRegion>
      <Verdict
        asking={count(answers, 'asking')}
        refused={count(answers, 'refused')}
        accepted={count(answers, 'accepted')}
      />
      {count(answers, 'impossible') > 0 && (
        <HelperTextItem>
          {t('Resources in the new namespace can be validated only after the namespace exists.')}
        </HelperTextItem>
      )}
    </HelperText>
  );
}

function Verdict({ asking, refused, accepted }: Counts) {
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
    <HelperTextItem variant="success">
      {t('The server dry run succeeded for {{count}} resources.', { count: accepted })}
    </HelperTextItem>
  );
}

type Counts = { readonly asking: number; readonly refused: number; readonly accepted: number };

function count(answers: readonly DryRun[], kind: DryRun['kind']): number {
  return answers.filter((answer) => answer.kind === kind).length;
}
