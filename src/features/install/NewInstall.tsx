import { Grid, GridItem } from '@patternfly/react-core';
import { Navigate } from 'react-router';
import { LoadableView } from '~/components/LoadableView';
import { type InstallDraft, useInstallDraft } from '~/data/useInstallDraft';
import { useInstallDryRun } from '~/data/useInstallDryRun';
import { useInstallRights } from '~/data/useInstallRights';
import { useInstallSubmit } from '~/data/useInstallSubmit';
import type { OperatorPackage } from '~/domain/catalog/operatorPackage';
import { dataOr } from '~/domain/loadable';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { ChoicesForm } from './ChoicesForm';
import { InstallActions } from './InstallActions';
import { InstallSkeleton } from './InstallSkeleton';
import { WhatWillHappen } from './WhatWillHappen';
import { followingQuery, useInstallUrl } from './useInstallUrl';

/** Choices left, consequences right. */
export function NewInstall({ offered, scope }: Props) {
  const t = useT();
  const { choices } = useInstallUrl();
  const draft = useInstallDraft(offered, choices, scope);
  return (
    <LoadableView of={draft} what={t('Cluster')} skeleton={<InstallSkeleton />}>
      {(ready) => <Draft offered={offered} scope={scope} draft={ready} />}
    </LoadableView>
  );
}

type Props = { readonly offered: OperatorPackage; readonly scope: NamespaceScope };

function Draft({ offered, scope, draft }: Props & { readonly draft: InstallDraft }) {
  const { choose } = useInstallUrl();
  const { form, facts, objects, findings, unread } = draft;
  const missing = useInstallRights(form.namespace, objects);
  const submit = useInstallSubmit(objects);
  const dryRuns = useInstallDryRun(submit.isRunning ? [] : objects);
  if (submit.isDone) {
    return (
      <Navigate
        replace
        to={followingQuery({ namespace: form.namespace, name: offered.key.packageName })}
      />
    );
  }
  return (
    <Grid hasGutter>
      <GridItem lg={7}>
        <ChoicesForm form={form} offered={offered} facts={facts} onChoose={choose} />
      </GridItem>
      <GridItem lg={5} rowSpan={2}>
        <WhatWillHappen
          objects={objects}
          states={submit.states}
          dryRuns={dryRuns}
          findings={findings}
          unread={unread}
        />
      </GridItem>
      <GridItem lg={7}>
        <InstallActions
          errors={findings.filter(({ severity }) => severity === 'error').length}
          missing={dataOr(missing, [])}
          submit={submit}
          cancelTo={routes.package(scope, offered.key)}
        />
      </GridItem>
    </Grid>
  );
}
