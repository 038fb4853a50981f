import { isDanger } from '~/olm/finding';
import { Navigate, useNavigate } from 'react-router';
import { AlertActionLink, HelperText } from '@patternfly/react-core';
import { useState, type ReactNode } from 'react';
import { FormLayout } from '~/ui/form/FormLayout';
import { LoadableView } from '~/ui/LoadableView';
import { useInstallDraft, type InstallDraft } from '~/install/read/useInstallDraft';
import { useInstallDryRun } from '~/install/read/useInstallDryRun';
import { useInstallSubmit, type InstallSubmit } from '~/install/read/useInstallSubmit';
import { useMissingPermissions, useReviewedPermissions } from '~/kube/useMissingPermissions';
import type { OperatorPackage, PackageKey } from '~/olm/packages/operatorPackage';
import type { Failure, Permission } from '~/kube/failure';
import type { InstallFinding } from '~/install/rules/findings/installFinding';
import { unpredicted } from '~/install/rules/dryRun';
import { approverPermissions, neededPermissions } from '~/install/rules/neededPermissions';
import { formRejections } from '~/install/rules/submitFields';
import { findingsOf, resumedStates, affectsNamespace } from '~/install/rules/resumedInstall';
import { stepState } from '~/kube/steps';
import { type Translate, useT } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import { ChoicesForm } from '~/install/view/fields/ChoicesForm';
import { FormRejectionsContext } from '~/install/view/submit/RejectedFields';
import { InstallActions } from '~/install/view/submit/InstallActions';
import { SubmitStatus } from '~/install/view/submit/SubmitStatus';
import { InstallationPreview } from '~/install/view/consequences/InstallationPreview';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { useLeaveQuestion } from '~/ui/useLeaveQuestion';
import type { ClusterFacts, InstallForm, InstallChoices } from '~/install/rules/form';
import { isNewNamespace } from '~/install/rules/namespaces';
import { hasKeptText, hasTypedInput, type KeptInput, listedQuery } from '~/install/rules/keptInput';
import type { InstallIdentity } from '~/olm/namespaces/submitMark';
import { CancelInstallDialog } from '~/install/view/submit/CancelInstallDialog';
import { InstallSkeleton } from './InstallSkeleton';
import { followingQuery } from './useInstallUrl';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { forgetInput, readInput, useKeptInput } from '~/install/read/installInput';
import { choicesIn, isListed, keptOf, withChoice } from '~/install/rules/choicesInUrl';

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
  /** The failure of a reload of the package; `null`: none. */
  readonly loss: Failure | null;
};

type DraftProps = Props & {
  readonly draft: InstallDraft;
  readonly choose: ChosenInstall['choose'];
};

function Draft({ offered, scope, loss, draft, choose }: DraftProps) {
  const t = useT();
  const { form, facts, unread, isChecking } = draft;
  const [isTried, setTried] = useState(false);
  const install = { namespace: form.namespace, packageName: offered.key.packageName };
  const { missing, isAsking } = useReviewedPermissions(neededPermissions(draft.objects));
  const toApprove = useMissingPermissions(approverPermissions(form, facts));
  const submit = useInstallSubmit(install, { ...facts, objects: draft.objects });
  const { objects, states } = submit;
  // Missing permissions and predicted failures are shown once, without a dry run.
  const isAskable = !submit.isRunning && !isChecking && !isAsking && missing.length === 0;
  // Objects of an earlier run exist, so that the server would reject their creation.
  const reached = resumedStates(submit.created, objects, states);
  const findings = findingsOf(draft.findings, submit.begun);
  // The server's answer to a failed request is more specific than a dry run.
  const waiting = objects.filter(({ id }) => stepState(reached, id).kind === 'waiting');
  const dryRuns = useInstallDryRun(isAskable ? unpredicted(waiting, findings) : []);
  const empty = findings.flatMap(({ kind }) => EMPTY[kind] ?? []);
  const shown = isTried ? findings : findings.filter(({ kind }) => EMPTY[kind] === undefined);
  const checks = {
    findings: shown,
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
    <FormRejectionsContext.Provider value={formRejections(objects, { dryRuns, states })}>
      <FormLayout
        choices={
          <fieldset className="operator-hub__form-choices" disabled={cancel.isLocked}>
            <ChoicesForm form={form} offered={offered} facts={facts} onChoose={cancel.choose} />
          </fieldset>
        }
        consequences={
          <InstallationPreview
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
            <p>{`${offered.key.packageName} ${summaryText(form, facts, t)}`}</p>
            <InstallActions
              errors={errorCount(shown, missing) + (isGone(loss) ? 1 : 0)}
              predicted={findings.filter(({ mustConfirm }) => mustConfirm)}
              isChecking={isChecking}
              submit={submit}
              onRun={(options) => {
                const [field] = empty;
                if (field !== undefined) {
                  setTried(true);
                  document.getElementById(field)?.focus();
                  return;
                }
                // The defaults must be the same after a reload, even if the cluster changed.
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
    </FormRejectionsContext.Provider>
  );
}

/** The IDs of required fields by the finding that they are empty, which is shown when Install is pressed. */
const EMPTY: Readonly<Partial<Record<InstallFinding['kind'], string>>> = {
  'namespace-missing': 'operator-hub-namespace',
  'target-missing': 'operator-hub-target',
  'targets-too-few': 'operator-hub-targets',
};

/** What will happen, in one line. */
function summaryText(form: InstallForm, facts: ClusterFacts, t: Translate): string {
  const { namespace, approval } = form;
  const place =
    namespace !== '' && isNewNamespace(namespace, facts)
      ? t('{{name}} (new)', { name: namespace })
      : namespace;
  const parts = [form.version, place, approval === 'Manual' ? t('Manual') : t('Automatic')];
  return parts.filter((part) => part !== '').join(' · ');
}

/** The number of errors that are certain. */
function errorCount(findings: readonly InstallFinding[], missing: readonly Permission[]): number {
  const errors = findings.filter((one) => isDanger(one) && one.mustConfirm !== true);
  return errors.length + (missing.length > 0 ? 1 : 0);
}

/** The package is no longer available since the page was opened. */
function PackageLoss({ loss }: { readonly loss: Failure }) {
  const t = useT();
  return isGone(loss) ? (
    <Notice variant="danger" title={t('Package no longer in the catalog')}>
      {t('Your input is kept while this page is open.')}
    </Notice>
  ) : (
    <Notice variant="warning" title={t('Unable to load the package')}>
      <FailureText failure={loss} />
    </Notice>
  );
}

/** OLM would find nothing to install. */
function isGone(loss: Failure | null): boolean {
  return loss?.kind === 'not-found';
}

/** Offers to restore earlier input. */
function EarlierInputNotice({ earlier }: { readonly earlier: EarlierInput | null }) {
  const t = useT();
  if (earlier === null) return null;
  return (
    <Notice
      className="operator-hub__form-notice"
      variant="info"
      title={t('Unsaved settings found')}
      actionLinks={
        <>
          <AlertActionLink onClick={earlier.takeUp}>{t('Restore')}</AlertActionLink>
          <AlertActionLink onClick={earlier.discard}>{t('Discard')}</AlertActionLink>
        </>
      }
    />
  );
}

/** States how long input is stored, and asks before the tab is closed. */
export function TypedInput({ form }: { readonly form: InstallForm }) {
  const t = useT();
  const isTyped = hasTypedInput(form);
  useLeaveQuestion(isTyped);
  if (!isTyped) return null;
  const { credentials } = form;
  const hasCredentials = Object.values(credentials).some((value) => value !== '');
  return (
    <HelperText>
      <HelperTextItem>
        {hasCredentials
          ? t(
              'This browser tab keeps your settings, except credentials, until the Operator is installed. The URL does not contain them.',
            )
          : t('Unsaved changes are kept in this browser tab.')}
      </HelperTextItem>
    </HelperText>
  );
}

type Cancel = {
  /** No choices are possible, because a run is active or everything is created. */
  readonly isLocked: boolean;
  /** A choice. If it would leave created objects, asks first. */
  readonly choose: (choice: InstallChoices) => void;
  /** Leaves the page, after a question if objects were created. */
  readonly leave: () => void;
  /** Deletes the created objects and remains on the page. */
  readonly remove: () => void;
  readonly dialog: ReactNode;
};

/** Ensures that the user does not leave created objects unknowingly. */
function useCancel({ install, submit, choose, cancelTo }: Cancelable): Cancel {
  const navigate = useNavigate();
  const [intent, setIntent] = useState<(() => void) | null>(null);
  const close = () => {
    setIntent(null);
  };
  const ask = (afterwards: () => void) => {
    setIntent(() => afterwards);
  };
  return {
    isLocked: submit.isRunning || submit.isSubscribed || submit.begun !== null,
    choose: (choice) => {
      const isOrphaning = submit.hasCreated && submit.mayHaveCreated && affectsNamespace(choice);
      if (!isOrphaning) {
        choose(choice);
        return;
      }
      ask(() => {
        choose(choice);
      });
    },
    leave: () => {
      const go = () => {
        void navigate(cancelTo);
      };
      if (submit.mayHaveCreated) ask(go);
      else go();
    },
    remove: () => {
      ask(() => undefined);
    },
    dialog: intent !== null && (
      <CancelInstallDialog
        install={install}
        onClose={close}
        onKeep={() => {
          submit.reset();
          close();
          intent();
        }}
        onRemoved={() => {
          submit.reset();
          close();
          intent();
        }}
      />
    ),
  };
}

type Cancelable = {
  readonly install: InstallIdentity;
  readonly submit: InstallSubmit;
  readonly choose: (choice: InstallChoices) => void;
  readonly cancelTo: string;
};

type ChosenInstall = {
  readonly choices: InstallChoices;
  readonly choose: (choice: InstallChoices) => void;
  /** Earlier input; `null`: none, or already in the form. */
  readonly earlier: EarlierInput | null;
};

type EarlierInput = { readonly takeUp: () => void; readonly discard: () => void };

/**
 * The user's choices: the short ones in the URL, the others in the tab. Input of the same URL is restored, as after a
 * reload; that of another URL is only offered.
 */
function useInstallChoices(form: PackageKey): ChosenInstall {
  const [query, setQuery] = useUrlQuery();
  const listed = listedQuery(query);
  const [left] = useState(() => readInput(form));
  const isSame = left?.query === listed;
  const [kept, setKept] = useState<InstallChoices>(isSame ? left.choices : {});
  const [offered, setOffered] = useState(isOffered(left, listed) ? left : null);
  const isUntouched = Object.keys(kept).length === 0;
  // The offer remains until other input exists.
  useKeptInput(form, offered !== null && isUntouched ? null : { query: listed, choices: kept });
  return {
    choices: { ...kept, ...choicesIn(query) },
    choose: (choice) => {
      setKept((before) => ({ ...before, ...keptOf(choice) }));
      // Choices outside of links can change with every key press, so that the browser's history is not used.
      if (isListed(choice)) setQuery((before) => withChoice(before, choice), { replace: true });
    },
    earlier: offered && {
      takeUp: () => {
        setKept(offered.choices);
        setQuery(() => new URLSearchParams(offered.query), { replace: true });
        setOffered(null);
      },
      discard: () => {
        if (isUntouched) forgetInput(form);
        setOffered(null);
      },
    },
  };
}

function isOffered(left: KeptInput | null, listed: string): boolean {
  return left !== null && left.query !== listed && hasKeptText(left);
}
