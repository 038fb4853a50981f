import { useState } from 'react';
import {
  CodeBlock,
  CodeBlockCode,
  Stack,
  Title,
  ToggleGroup,
  ToggleGroupItem,
} from '@patternfly/react-core';
import { ConsequencesCard, ConsequenceSection } from '~/ui/form/ConsequencesCard';
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
import { textOfKind, useT } from '~/i18n';
import { FindingList } from '~/ui/findings/FindingList';
import { changeFindings, blocked, type ChangeFacts } from '~/sources/rules/form/changeFindings';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import { Mono } from '~/ui/Mono';
import { effectiveImage } from '~/sources/rules/form/contentFindings';
import { isImageName } from '~/olm/catalogSources/imageReference';
import { serviceName } from '~/sources/rules/form/placeFindings';
import { availabilityOf, type SourceFacts } from '~/sources/rules/form/sourceFacts';
import { CHANGE_TEXTS, fieldText, valueText } from './texts';

/** The written objects and their effects in OLM. */
export function SourcePreview({ state, isStored }: Props) {
  const t = useT();
  const [isYaml, setYaml] = useState(false);
  const { draft, submit, errors } = state;
  return (
    <ConsequencesCard
      actions={
        <ToggleGroup isCompact aria-label={t('View')}>
          <ToggleGroupItem
            text={t('Impact')}
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

/** The commands for the same. They ask for the password, so that the credentials are not included. */
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
            {t('Pull secret')}
          </Title>
          <CodeBlock>
            <CodeBlockCode tabIndex={0} role="region" aria-label={t('Pull secret')}>
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

/** The changed fields and OLM's reaction; empty without changes. */
function ChangeSections({ before, after, facts }: ChangeSectionsProps) {
  const t = useT();
  const changed = changedFields(before, after);
  if (changed.length === 0) return null;
  return (
    <>
      <ConsequenceSection title={t('Changes')}>
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
      <ConsequenceSection title={t('Impact')}>
        <FindingList
          label={t('Impact')}
          findings={changeFindings(before, after, facts)}
          textOf={(finding) => ({ sentence: textOfKind(CHANGE_TEXTS, finding, t) })}
        />
      </ConsequenceSection>
    </>
  );
}

type ChangeSectionsProps = {
  readonly before: SourceForm;
  readonly after: SourceForm;
  readonly facts: ChangeFacts;
};

/** The consequences of a catalog for OLM and its namespaces. */
function SourceConsequences({ form, facts, isStored }: SourceConsequencesProps) {
  const t = useT();
  return (
    <>
      <ConsequenceSection title={t('Resources created by OLM')}>
        <Registry form={form} facts={facts} />
      </ConsequenceSection>
      {form.namespace !== '' && (
        <ConsequenceSection title={t('Catalog outage')}>
          <Outage form={form} facts={facts} isStored={isStored} />
        </ConsequenceSection>
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
      return (
        <p>{t('This catalog uses an external registry server. OLM does not create a pod.')}</p>
      );
    case 'configmap':
      return <p>{t('A ServiceAccount, a pod, and a Service')}</p>;
    case 'image':
      return (
        <>
          <p>
            {t('A ServiceAccount, a pod, and a Service')}{' '}
            {form.name !== '' && <Mono>{`${serviceName(form.name)}:50051`}</Mono>}
          </p>
          {isImageName(image) && <Mono>{image}</Mono>}
        </>
      );
  }
}

/** IN-044: an unavailable catalog blocks everything in its scope. */
function Outage({ form, facts, isStored }: SourceConsequencesProps) {
  const t = useT();
  const scope = availabilityOf(form.namespace, facts);
  const count = blocked(form, facts);
  return (
    <>
      <p>
        {t(
          'OLM cannot install or update Operators in namespaces that use an unavailable catalog. Installed Operators continue to run.',
        )}
      </p>
      {count !== null && count > 0 && <p>{t('{{count}} Subscriptions affected', { count })}</p>}
      {scope.kind === 'all' && !isStored && (
        <p>{t('To limit the impact, test the catalog in a single namespace first.')}</p>
      )}
    </>
  );
}
