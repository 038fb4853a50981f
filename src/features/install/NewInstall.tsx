import { Navigate } from 'react-router';
import { LoadableView } from '~/components/LoadableView';
import { type InstallDraft, useInstallDraft } from '~/data/useInstallDraft';
import { useInstallDryRun } from '~/data/useInstallDryRun';
import { useInstallSubmit } from '~/data/useInstallSubmit';
import { useMissingRights } from '~/data/useMissingRights';
import type { OperatorPackage } from '~/domain/catalog/operatorPackage';
import { approverRights, neededRights } from '~/domain/install/rights';
import { remaining } from '~/domain/steps';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { ChoicesForm } from './ChoicesForm';
import { InstallActions } from './InstallActions';
import { InstallLayout } from './InstallLayout';
import { InstallSkeleton } from './InstallSkeleton';
import { WhatWillHappen } from './WhatWillHappen';
import { type ChosenInstall, followingQuery, useInstallChoices } from './useInstallUrl';

/** Choices left, consequences right. */
export function NewInstall({ offered, scope }: Props) {
  const t = useT();
  const { choices, choose } = useInstallChoices();
  const draft = useInstallDraft(offered, choices, scope);
  return (
    <LoadableView of={draft} what={t('Cluster')} skeleton={<InstallSkeleton />}>
      {(ready) => <Draft offered={offered} scope={scope} draft={ready} choose={choose} />}
    </LoadableView>
  );
}

type Props = { readonly offered: OperatorPackage; readonly scope: NamespaceScope };

type DraftProps = Props & {
  readonly draft: InstallDraft;
  readonly choose: ChosenInstall['choose'];
};

function Draft({ offered, scope, draft, choose }: DraftProps) {
  const { form, facts, objects, findings, unread, isChecking } = draft;
  const missing = useMissingRights(neededRights(objects));
  const toApprove = useMissingRights(approverRights(form, facts));
  const submit = useInstallSubmit(objects);
  // What a missing right forbids is said once; the server would only say it again.
  const isAskable = !submit.isRunning && !isChecking && missing.length === 0;
  const dryRuns = useInstallDryRun(isAskable ? remaining(objects, submit.states) : []);
  if (submit.isDone) {
    return (
      <Navigate
        replace
        to={followingQuery({ namespace: form.namespace, name: offered.key.packageName })}
      />
    );
  }
  return (
    <InstallLayout
      choices={<ChoicesForm form={form} offered={offered} facts={facts} onChoose={choose} />}
      consequences={
        <WhatWillHappen
          objects={objects}
          states={submit.states}
          dryRuns={dryRuns}
          findings={findings}
          onChoose={choose}
          unread={unread}
          toApprove={toApprove}
        />
      }
      actions={
        <InstallActions
          errors={findings.filter(({ severity }) => severity === 'error').length}
          missing={missing}
          isChecking={isChecking}
          submit={submit}
          cancelTo={routes.package(scope, offered.key)}
        />
      }
    />
  );
}
