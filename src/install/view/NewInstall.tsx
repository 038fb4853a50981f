import { Navigate } from 'react-router';
import { FormLayout } from '~/ui/form/FormLayout';
import { LoadableView } from '~/ui/LoadableView';
import { type InstallDraft, useInstallDraft } from '~/install/read/useInstallDraft';
import { useInstallDryRun } from '~/install/read/useInstallDryRun';
import { useInstallSubmit } from '~/install/read/useInstallSubmit';
import { useMissingRights, useReviewedRights } from '~/kube/useMissingRights';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import type { Failure, Right } from '~/kube/failure';
import type { Finding } from '~/install/rules/problems/finding';
import { unforetold } from '~/install/rules/dryRun';
import { approverRights, neededRights } from '~/install/rules/rights';
import { formProblems } from '~/install/rules/submitFields';
import { findingsOf, statesWith } from '~/install/rules/submitPlan';
import { stepState } from '~/kube/steps';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { EarlierInputNotice } from './EarlierInputNotice';
import { ChoicesForm } from '~/install/view/fields/ChoicesForm';
import { FormProblemsContext } from '~/install/view/submit/FieldProblems';
import { InstallActions } from '~/install/view/submit/InstallActions';
import { InstallSkeleton } from './InstallSkeleton';
import { PackageLoss, isGone } from '~/install/view/submit/PackageLoss';
import { SubmitStatus } from '~/install/view/submit/SubmitStatus';
import { TypedInput } from './TypedInput';
import { WhatWillHappen } from '~/install/view/consequences/WhatWillHappen';
import { useCancel } from '~/install/view/submit/useCancel';
import { type ChosenInstall, useInstallChoices } from './useInstallChoices';
import { followingQuery } from './useInstallUrl';

/** Choices left, consequences right. */
export function NewInstall({ offered, scope, loss }: Props) {
  const t = useT();
  const { choices, choose, earlier } = useInstallChoices(offered.key);
  const draft = useInstallDraft(offered, choices, scope);
  return (
    <>
      <EarlierInputNotice earlier={earlier} />
      <LoadableView of={draft} what={t('Cluster')} skeleton={<InstallSkeleton />}>
        {(ready) => (
          <Draft offered={offered} scope={scope} loss={loss} draft={ready} choose={choose} />
        )}
      </LoadableView>
    </>
  );
}

type Props = {
  readonly offered: OperatorPackage;
  readonly scope: NamespaceScope;
  /** Why the package can no longer be read; `null` while it can. */
  readonly loss: Failure | null;
};

type DraftProps = Props & {
  readonly draft: InstallDraft;
  readonly choose: ChosenInstall['choose'];
};

function Draft({ offered, scope, loss, draft, choose }: DraftProps) {
  const { form, facts, unread, isChecking } = draft;
  const install = { namespace: form.namespace, packageName: offered.key.packageName };
  const { missing, isAsking } = useReviewedRights(neededRights(draft.objects));
  const toApprove = useMissingRights(approverRights(form, facts));
  const submit = useInstallSubmit(install, { ...facts, objects: draft.objects });
  const { objects, states } = submit;
  // What a missing right forbids, or a finding foretells, is said once; the server would only say it again.
  const isAskable = !submit.isRunning && !isChecking && !isAsking && missing.length === 0;
  // What an earlier run has created is there: the server would refuse to create it again.
  const reached = statesWith(submit.created, objects, states);
  const findings = findingsOf(draft.findings, submit.begun);
  // Of what failed, the server has said more than a dry run would.
  const waiting = objects.filter(({ id }) => stepState(reached, id).kind === 'waiting');
  const dryRuns = useInstallDryRun(isAskable ? unforetold(waiting, findings) : []);
  const checks = {
    findings,
    missing,
    toApprove,
    unread,
    dryRuns,
    dependencies: draft.dependencies,
    isChecking: isChecking || isAsking,
  };
  const cancelTo = routes.package(scope, offered.key);
  const cancel = useCancel({ install, submit, choose, cancelTo });
  const followTo = followingQuery({
    namespace: install.namespace,
    name: install.packageName,
    isForReview: submit.isForReview,
  });
  if (submit.isDone) return <Navigate replace to={followTo} />;
  return (
    <FormProblemsContext.Provider value={formProblems(objects, { dryRuns, states })}>
      <FormLayout
        choices={
          <fieldset className="operator-hub__form-choices" disabled={cancel.isLocked}>
            <ChoicesForm form={form} offered={offered} facts={facts} onChoose={cancel.choose} />
          </fieldset>
        }
        consequences={
          <WhatWillHappen
            plan={{ form, offered, facts }}
            objects={objects}
            states={reached}
            checks={checks}
            onChoose={cancel.choose}
          />
        }
        actions={
          <>
            {loss !== null && <PackageLoss loss={loss} />}
            <TypedInput form={form} />
            <SubmitStatus submit={submit} onRemove={cancel.remove} />
            <InstallActions
              errors={errorCount(findings, missing) + (isGone(loss) ? 1 : 0)}
              predicted={findings.filter(({ severity }) => severity === 'predicted')}
              isChecking={isChecking}
              submit={submit}
              onRun={(options) => {
                // The choices that are defaults are to be the same after a reload, when the cluster has changed.
                choose(form);
                submit.run(options);
              }}
              followTo={followTo}
              onCancel={cancel.leave}
            />
          </>
        }
      />
      {cancel.dialog}
    </FormProblemsContext.Provider>
  );
}

/** How much makes the installation fail for certain. */
function errorCount(findings: readonly Finding[], missing: readonly Right[]): number {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return errors + (missing.length > 0 ? 1 : 0);
}
