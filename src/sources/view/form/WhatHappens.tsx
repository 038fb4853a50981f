import { useState } from 'react';
import {
  CodeBlock,
  CodeBlockCode,
  Stack,
  Title,
  ToggleGroup,
  ToggleGroupItem,
} from '@patternfly/react-core';
import { ConsequencesCard } from '~/ui/form/ConsequencesCard';
import { ManifestYaml } from '~/ui/ManifestYaml';
import { CallSteps } from '~/ui/calls/CallSteps';
import { Commands } from '~/ui/calls/Commands';
import { DryRunAnswer } from '~/ui/calls/DryRunAnswer';
import type { SourceFormState } from '~/sources/read/useSourceForm';
import { useKubeClient } from '~/kube/useKubeClient';
import { pullSecretCommand } from '~/sources/rules/form/pullSecret';
import { isSecretCall } from '~/sources/rules/form/sourceCalls';
import { withNewSecret } from '~/sources/rules/form/sourceDraft';
import { sourceManifest } from '~/sources/rules/form/sourceManifest';
import { useT } from '~/i18n';
import { ChangeSections } from './ChangeSections';
import { SourceConsequences } from './SourceConsequences';

/** What is written, and what OLM makes of it. */
export function WhatHappens({ state, isStored }: Props) {
  const t = useT();
  const [isYaml, setYaml] = useState(false);
  const { draft, submit, errors } = state;
  return (
    <ConsequencesCard
      actions={
        <ToggleGroup isCompact aria-label={t('View')}>
          <ToggleGroupItem
            text={t('Consequences')}
            buttonId="operator-hub-source-consequences"
            isSelected={!isYaml}
            onChange={() => {
              setYaml(false);
            }}
          />
          <ToggleGroupItem
            text={t('Commands')}
            buttonId="operator-hub-source-commands"
            isSelected={isYaml}
            onChange={() => {
              setYaml(true);
            }}
          />
        </ToggleGroup>
      }
    >
      {isYaml ? (
        <SourceCommands state={state} />
      ) : (
        <>
          {submit.calls.length > 0 && errors === 0 && (
            <Stack hasGutter>
              <CallSteps calls={submit.calls} states={submit.states} />
            </Stack>
          )}
          {submit.dryRun !== null && <DryRunAnswer dryRun={submit.dryRun} what="CatalogSource" />}
          {isStored && !state.isGone && (
            <ChangeSections
              before={state.before}
              after={withNewSecret(draft.form, draft.newSecret)}
              facts={{
                kubeVersion: state.facts.kubeVersion,
                renewsAccount: state.account === 'renewed',
              }}
            />
          )}
          <SourceConsequences form={draft.form} facts={state.facts} isStored={isStored} />
        </>
      )}
    </ConsequencesCard>
  );
}

type Props = { readonly state: SourceFormState; readonly isStored: boolean };

/** The same for a shell. The login is no part of it: the command asks for the password. */
function SourceCommands({ state }: Pick<Props, 'state'>) {
  const t = useT();
  const client = useKubeClient();
  const { draft, submit } = state;
  const { form, newSecret } = draft;
  const calls = submit.calls.filter((call) => !isSecretCall(call));
  return (
    <>
      {newSecret !== null && (
        <section aria-label={t('Pull secret')}>
          <Title headingLevel="h2" size="md">
            {t('The pull secret, by a command that asks for the password')}
          </Title>
          <CodeBlock>
            <CodeBlockCode tabIndex={0} role="region" aria-label={t('Command for the Secret')}>
              {pullSecretCommand(newSecret, form.namespace, client)}
            </CodeBlockCode>
          </CodeBlock>
        </section>
      )}
      {calls.length > 0 && (
        <Stack hasGutter>
          <Commands calls={calls} client={client} />
        </Stack>
      )}
      {/* What is created stands in the command already. */}
      {!calls.some(({ kind }) => kind === 'create') && (
        <section aria-label={t('CatalogSource')}>
          <ManifestYaml manifests={[sourceManifest(withNewSecret(form, newSecret))]} />
        </section>
      )}
    </>
  );
}
