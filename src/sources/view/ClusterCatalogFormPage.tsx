import { useEffect, useState } from 'react';
import {
  ActionGroup,
  Checkbox,
  EmptyState,
  Form,
  Skeleton,
  Stack,
  StackItem,
  Title,
} from '@patternfly/react-core';
import { useNavigate, useParams } from 'react-router';
import { type Translate, useT } from '~/i18n';
import { useKubeClient } from '~/kube/useKubeClient';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import { provideQueries } from '~/kube/provideQueries';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { type CallsRun, useLiveCalls } from '~/olm/read/useClusterCalls';
import { routes } from '~/routes';
import { BusyButton } from '~/ui/BusyButton';
import { Commands } from '~/ui/calls/Commands';
import { DryRunAnswer } from '~/ui/calls/DryRunAnswer';
import { ConflictNotice } from '~/ui/ConflictNotice';
import { DetailPage } from '~/ui/DetailPage';
import { FailureAlert } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { GitOpsFormNotice } from '~/ui/GitOpsNotice';
import { LinkButton } from '~/ui/LinkButton';
import { LoadableView } from '~/ui/LoadableView';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { Notice } from '~/ui/Notice';
import { useMergedForm } from '~/ui/form/useMergedForm';
import { useClusterCatalog } from '~/sources/read/useClusterCatalog';
import { useServesExtensions } from '~/olm/read/extensions/useServesExtensions';
import {
  type CatalogForm,
  NEW_CATALOG,
  catalogCalls,
  catalogForm,
  wrongFields,
} from '~/sources/rules/clusterCatalogForm';
import { TextField } from '~/ui/form/TextField';
import { isPinned } from '~/olm/catalogSources/imageReference';

/** Creates or edits a ClusterCatalog. */
function ClusterCatalogFormPage() {
  const t = useT();
  const name = useParams()['name'] ?? null;
  const [query] = useUrlQuery();
  const navigate = useNavigate();
  const served = useServesExtensions();
  const from = name ?? query.get('copy');
  const title = name === null ? t('Create ClusterCatalog') : t('Edit ClusterCatalog');
  return (
    <DetailPage
      title={title}
      id="cluster-catalog-form"
      parent={
        name === null
          ? { to: routes.sources(null), text: t('Catalog sources') }
          : { to: routes.source(CLUSTER_SCOPE, name), text: name }
      }
      onScope={(chosen) => {
        if (chosen !== null) void navigate(routes.sources(chosen));
      }}
    >
      <Stack hasGutter>
        <StackItem>
          <Title headingLevel="h1">{title}</Title>
        </StackItem>
        <StackItem isFilled>
          <LoadableView of={served} what={t('ClusterCatalog')} skeleton={<Pending />}>
            {(isServed) =>
              !isServed ? (
                <EmptyState
                  titleText={t('OLM v1 is not available on this cluster')}
                  headingLevel="h2"
                />
              ) : from === null ? (
                <CatalogEditor start={NEW_CATALOG} before={null} />
              ) : (
                <Stored name={from} isCopy={name === null} />
              )
            }
          </LoadableView>
        </StackItem>
      </Stack>
    </DetailPage>
  );
}

export default provideQueries(ClusterCatalogFormPage);

function Pending() {
  const t = useT();
  return <Skeleton height="20rem" screenreaderText={t('Loading')} />;
}

/** An existing catalog to edit or duplicate. */
function Stored({ name, isCopy }: { readonly name: string; readonly isCopy: boolean }) {
  const t = useT();
  const catalog = useClusterCatalog(name, true);
  return (
    <LoadableView of={catalog} what={t('ClusterCatalog')} skeleton={<Pending />}>
      {(details) => {
        if (details === null) {
          return (
            <EmptyState
              titleText={t('{{kind}} {{name}} not found', { kind: 'ClusterCatalog', name })}
              headingLevel="h2"
            />
          );
        }
        const start = catalogForm(details.object);
        if (isCopy) return <CatalogEditor start={{ ...start, name: '' }} before={null} />;
        return details.facts.isDefault ? (
          <EmptyState titleText={t('Default catalogs cannot be edited')} headingLevel="h2" />
        ) : (
          <CatalogEditor start={start} before={details.object} />
        );
      }}
    </LoadableView>
  );
}

function CatalogEditor({ start, before: given }: EditorProps) {
  const t = useT();
  const navigate = useNavigate();
  const client = useKubeClient();
  // A new catalog does not follow the one that it copies.
  const [opened] = useState(start);
  const { form, conflicts, ...edited } = useMergedForm(given === null ? opened : start);
  const { plan, run } = useLiveCalls({
    before: given,
    calls: conflicts.length > 0 ? [] : catalogCalls(form, given),
  });
  const { before, calls } = plan;
  const { isDone } = run;
  const { name } = form;
  useEffect(() => {
    if (isDone) void navigate(routes.source(CLUSTER_SCOPE, name));
  }, [isDone, navigate, name]);
  const cancelTo = before === null ? routes.sources(null) : routes.source(CLUSTER_SCOPE, name);
  return (
    <Form
      isWidthLimited
      onSubmit={(event) => {
        event.preventDefault();
        if (calls.length > 0) run.run();
      }}
    >
      <MissingPermissions missing={run.missing} title={t('Insufficient permissions')} />
      {before !== null && <GitOpsFormNotice kind="ClusterCatalog" live={before} calls={calls} />}
      <Fields form={form} isNew={before === null} onChange={edited.change} />
      <ConflictNotice
        conflicts={(run.isRunning ? [] : conflicts).map(({ field, mine, theirs }) => ({
          id: field,
          field: LABELS[field](t),
          mine: valueText(mine, t),
          theirs: valueText(theirs, t),
        }))}
        onKeep={edited.keep}
        onDiscard={edited.discard}
      />
      <Answer run={run} />
      <ActionGroup>
        <BusyButton
          type="submit"
          variant="primary"
          isLoading={run.isRunning}
          isDisabled={run.isRunning || calls.length === 0 || run.missing.length > 0}
        >
          {before === null ? t('Create') : t('Save')}
        </BusyButton>
        <LinkButton variant="link" to={cancelTo}>
          {t('Cancel')}
        </LinkButton>
      </ActionGroup>
      {calls.length > 0 && (
        <Fold title={t('Show CLI commands')}>
          <Commands calls={calls} client={client} />
        </Fold>
      )}
    </Form>
  );
}

/** The server's answer to the dry run or the request. */
function Answer({ run: { dryRun, isRunning, failure } }: AnswerProps) {
  const t = useT();
  if (failure === null) {
    return (
      dryRun !== null && !isRunning && <DryRunAnswer dryRun={dryRun} what={t('ClusterCatalog')} />
    );
  }
  return hasChangedMeanwhile(failure) ? (
    <Notice variant="warning" isLiveRegion title={t('This resource has been updated')}>
      {t('Your change was not saved. Check your input, and save again.')}
    </Notice>
  ) : (
    <FailureAlert failure={failure} what={t('ClusterCatalog')} />
  );
}

type AnswerProps = { readonly run: CallsRun };

type EditorProps = {
  readonly start: CatalogForm;
  /** `null` for a new one. */
  readonly before: ClusterCatalog | null;
};

const LABELS: Readonly<Record<keyof CatalogForm, (t: Translate) => string>> = {
  name: (t) => t('Name'),
  image: (t) => t('Image'),
  interval: (t) => t('Poll interval (minutes)'),
  priority: (t) => t('Priority'),
  labels: (t) => t('Labels'),
  isAvailable: (t) => t('Enabled'),
};

function valueText(value: string | boolean, t: Translate): string {
  if (typeof value === 'boolean') return value ? t('Enabled') : t('Disabled');
  return value === '' ? '–' : value;
}

function Fields({ form, isNew, onChange }: FieldsProps) {
  const t = useT();
  const wrong = wrongFields(form);
  const hasDigest = isPinned(form.image);
  return (
    <>
      <TextField
        id="cluster-catalog-name"
        label={LABELS.name(t)}
        value={form.name}
        isRequired
        isDisabled={!isNew}
        onType={(name) => {
          onChange({ name });
        }}
      />
      <TextField
        id="cluster-catalog-image"
        label={LABELS.image(t)}
        value={form.image}
        isRequired
        onType={(image) => {
          onChange({ image });
        }}
      />
      <TextField
        id="cluster-catalog-interval"
        label={LABELS.interval(t)}
        value={hasDigest ? '' : form.interval}
        isDisabled={hasDigest}
        isWrong={wrong.interval}
        help={
          hasDigest
            ? t('The image references a digest. Its content does not change.')
            : t('Leave empty to never poll.')
        }
        onType={(interval) => {
          onChange({ interval });
        }}
      />
      <TextField
        id="cluster-catalog-priority"
        label={LABELS.priority(t)}
        value={form.priority}
        isWrong={wrong.priority}
        help={t(
          'If multiple catalogs provide a package, OLM uses the catalog with the highest priority.',
        )}
        onType={(priority) => {
          onChange({ priority });
        }}
      />
      <TextField
        id="cluster-catalog-labels"
        label={LABELS.labels(t)}
        value={form.labels}
        isWrong={wrong.labels}
        help="key=value, key=value"
        onType={(labels) => {
          onChange({ labels });
        }}
      />
      <Checkbox
        id="cluster-catalog-available"
        label={LABELS.isAvailable(t)}
        isChecked={form.isAvailable}
        onChange={(_, isAvailable) => {
          onChange({ isAvailable });
        }}
      />
    </>
  );
}

type FieldsProps = {
  readonly form: CatalogForm;
  readonly isNew: boolean;
  readonly onChange: (change: Partial<CatalogForm>) => void;
};
