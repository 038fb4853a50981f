import { useState } from 'react';
import {
  CodeBlock,
  CodeBlockCode,
  Stack,
  Title,
  ToggleGroup,
  ToggleGroupItem,
  List,
  ListItem,
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
import { withNewSecret, changedFields } from '~/sources/rules/form/sourceDraft';
import { sourceManifest } from '~/sources/rules/form/sourceManifest';
import { useT, type Translate } from '~/i18n';
import { ConsequenceSection } from '~/ui/form/ConsequenceSection';
import {
  changeEffects,
  heldUp,
  type ChangeEffect,
  type ChangeFacts,
} from '~/sources/rules/form/sourceEffects';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import { Mono } from '~/ui/Mono';
import { effectiveImage } from '~/sources/rules/form/contentProblems';
import { imageParts } from '~/sources/rules/form/imageReference';
import { serviceName } from '~/sources/rules/form/placeProblems';
import { reachOf, type SourceFacts } from '~/sources/rules/form/sourceFacts';
import { fieldText, valueText } from './fieldText';

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

/** What becomes another, and what OLM does then. Nothing while nothing is changed. */
function ChangeSections({ before, after, facts }: ChangeSectionsProps) {
  const t = useT();
  const changed = changedFields(before, after);
  if (changed.length === 0) return null;
  return (
    <>
      <ConsequenceSection title={t('What changes')}>
        <ul className="operator-hub__source-changes">
          {changed.map((field) => (
            <li key={field}>
              {t('{{field}}: {{before}} → {{after}}', {
                field: fieldText(field, t),
                before: valueText(field, before, t),
                after: valueText(field, after, t),
              })}
            </li>
          ))}
        </ul>
      </ConsequenceSection>
      <ConsequenceSection title={t('What the change leads to')}>
        <List>
          {changeEffects(before, after, facts).map((effect) => (
            <ListItem key={effect}>{effectText(effect, after, t)}</ListItem>
          ))}
        </List>
      </ConsequenceSection>
    </>
  );
}

type ChangeSectionsProps = {
  readonly before: SourceForm;
  readonly after: SourceForm;
  readonly facts: ChangeFacts;
};

function effectText(effect: ChangeEffect, { name }: SourceForm, t: Translate): string {
  switch (effect) {
    case 'other-content':
      return t(
        'Its packages and versions become those of the new content. Subscriptions stay; what they name may not be there any more.',
      );
    case 'pod-replaced':
      return t(
        'OLM deletes the pod and starts another. Until that serves, the catalog has no packages, and if its image cannot be pulled it stays so.',
      );
    case 'preference':
      return t(
        'OLM prefers other catalogs the next time it looks for what an Operator depends on. What is installed stays.',
      );
    case 'polling':
      return t('OLM looks for a newer image at other times. No pod is restarted.');
    case 'secrets-of-pod':
      return t(
        'Bundles are pulled with the new Secrets. ServiceAccount {{name}} is deleted; OLM makes it anew with them, and starts another pod.',
        { name },
      );
    case 'secrets':
      return t(
        'Bundles are pulled with the new Secrets. The pod goes on with those that its ServiceAccount {{name}} got when it was made.',
        { name },
      );
    case 'names-only':
      return t('Only how it is shown changes. No pod is restarted.');
  }
}

/** What a catalog is to OLM and to the namespaces that it serves. */
function SourceConsequences({ form, facts, isStored }: SourceConsequencesProps) {
  const t = useT();
  const reach = reachOf(form.namespace, facts);
  return (
    <>
      <ConsequenceSection title={t('What OLM makes of it')}>
        <Registry form={form} facts={facts} />
      </ConsequenceSection>
      {form.namespace !== '' && (
        <>
          <ConsequenceSection title={t('Who gets its packages')}>
            <p>
              {reach.kind === 'all'
                ? t('Every namespace of the cluster, as soon as it serves.')
                : t('Namespace {{namespace}} only, as soon as it serves.', reach)}
            </p>
            {!isStored && (
              <p>
                {t(
                  'Which packages it has is known only then. Packages that other catalogs have too are offered from each of them.',
                )}
              </p>
            )}
          </ConsequenceSection>
          <ConsequenceSection title={t('While it does not answer')}>
            <Outage form={form} facts={facts} isStored={isStored} />
          </ConsequenceSection>
        </>
      )}
    </>
  );
}

type SourceConsequencesProps = {
  readonly form: SourceForm;
  readonly facts: SourceFacts;
  readonly isStored: boolean;
};

/** CS-006, CS-008, CS-019: only an image has a pod. */
function Registry({ form, facts }: Pick<SourceConsequencesProps, 'form' | 'facts'>) {
  const t = useT();
  const image = effectiveImage(form, facts.kubeVersion);
  switch (form.content) {
    case 'address':
      return <p>{t('It connects to the address and asks it for packages. It starts no pod.')}</p>;
    case 'configmap':
      return <p>{t('It starts a pod of its own that serves what is in the ConfigMap.')}</p>;
    case 'image':
      return (
        <>
          <p>
            {t('A ServiceAccount, a pod that runs the image, and a Service in front of it.')}{' '}
            {form.name !== '' && <Mono>{`${serviceName(form.name)}:50051`}</Mono>}
          </p>
          {imageParts(image) !== null && <Mono>{image}</Mono>}
        </>
      );
  }
}

/** IN-044: one catalog that is down stops everything in its scope. */
function Outage({ form, facts, isStored }: SourceConsequencesProps) {
  const t = useT();
  const reach = reachOf(form.namespace, facts);
  const count = heldUp(form, facts);
  return (
    <>
      <p>
        {reach.kind === 'all'
          ? t(
              'OLM installs and updates nothing in any namespace that sees it, not even from other catalogs, until it answers or is gone.',
            )
          : t(
              'OLM installs and updates nothing in namespace {{namespace}}, not even from other catalogs, until it answers or is gone.',
              reach,
            )}
      </p>
      {count !== null && count > 0 && <p>{t('{{count}} Subscription would wait.', { count })}</p>}
      {reach.kind === 'all' && !isStored && (
        <p>{t('To try it out, begin with one namespace: a copy for all is made in a moment.')}</p>
      )}
    </>
  );
}
