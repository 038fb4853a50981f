import { useState } from 'react';
import { Navigate } from 'react-router';
import { AlertActionLink } from '@patternfly/react-core';
import { FormLayout } from '~/ui/form/FormLayout';
import { useLeaveQuestion } from '~/ui/useLeaveQuestion';
import type { SourceStart } from '~/sources/read/sourceStart';
import { useSourceForm, type SourceFormState } from '~/sources/read/useSourceForm';
import { isTouched } from '~/sources/rules/form/sourceDraft';
import type { SourceFinding } from '~/sources/rules/form/sourceFinding';
import { routes } from '~/routes';
import { GitOpsFormNotice } from '~/ui/GitOpsNotice';
import { Notice } from '~/ui/Notice';
import { useT } from '~/i18n';
import { SourceView } from './SourceView';
import { SubmitBar } from './SubmitBar';
import { SourcePreview } from './SourcePreview';
import { SourceEditingContext } from './sourceEditing';

/** The form of a catalog: fields left, consequences right, and the actions. */
export function SourceEditor({ start, cancelTo }: Props) {
  const state = useSourceForm(start);
  const [isTried, setTried] = useState(false);
  const { draft, facts, submit, change } = state;
  const { form, newSecret } = draft;
  useLeaveQuestion(isTouched(draft) && !submit.isDone);
  if (submit.isDone) return <Navigate replace to={routes.source(form.namespace, form.name)} />;
  return (
    <SourceEditingContext.Provider
      value={{
        form,
        newSecret,
        facts,
        isStored: start.isStored,
        findings: state.findings.filter((finding) => isTried || !isMissing(finding)),
        edit: (changes) => {
          change({ ...draft, form: { ...form, ...changes }, typed: null });
        },
        editSecret: (secret) => {
          change({ ...draft, newSecret: secret });
        },
        account: state.account,
        keepAccount: (isKept) => {
          change({ ...draft, keepsAccount: isKept });
        },
      }}
    >
      <DraftNotices state={state} />
      {start.live !== null && (
        <GitOpsFormNotice kind="CatalogSource" live={start.live} calls={submit.calls} />
      )}
      <FormLayout
        choices={
          <fieldset className="operator-hub__form-choices" disabled={submit.isRunning}>
            <SourceView draft={draft} isStored={start.isStored} onChange={change} />
          </fieldset>
        }
        consequences={<SourcePreview state={state} isStored={start.isStored} />}
        actions={
          <SubmitBar
            state={state}
            isStored={start.isStored}
            isTried={isTried}
            onTry={() => {
              setTried(true);
            }}
            cancelTo={cancelTo}
          />
        }
      />
    </SourceEditingContext.Provider>
  );
}

type Props = {
  readonly start: SourceStart;
  /** The destination of Cancel. */
  readonly cancelTo: string;
};

/** A required field is no error before the user reached it. */
function isMissing({ kind }: SourceFinding): boolean {
  return kind === 'missing';
}

/** Notices above the form: restored input and its state. */
function DraftNotices({ state }: DraftNoticesProps) {
  const t = useT();
  return (
    <>
      {state.isRestored && (
        <Notice
          className="operator-hub__form-notice"
          variant="info"
          title={t('Unsaved changes restored')}
          actionLinks={
            <AlertActionLink onClick={state.startOver}>{t('Start over')}</AlertActionLink>
          }
        >
          {t('Registry passwords are not stored in the browser.')}
        </Notice>
      )}
      {state.isGone && (
        <Notice
          className="operator-hub__form-notice"
          variant="warning"
          title={t('This CatalogSource has been deleted')}
        >
          {t('Save to re-create the CatalogSource.')}
        </Notice>
      )}
    </>
  );
}

type DraftNoticesProps = { readonly state: SourceFormState };
