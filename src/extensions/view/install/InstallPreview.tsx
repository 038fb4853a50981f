import { useState } from 'react';
import { Content, Skeleton, Stack, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import { shownText } from '~/kube/shownText';
import { useKubeClient } from '~/kube/useKubeClient';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { routes } from '~/routes';
import { CallSteps } from '~/ui/calls/CallSteps';
import { Commands } from '~/ui/calls/Commands';
import { DryRunAnswer } from '~/ui/calls/DryRunAnswer';
import { ConsequencesCard, ConsequenceSection } from '~/ui/form/ConsequencesCard';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { ManifestYaml } from '~/ui/ManifestYaml';
import { Notice } from '~/ui/Notice';
import type { InstallPlan } from './NewExtension';
import { VersionsPreview } from './VersionsPreview';

type View = 'list' | 'yaml' | 'commands';

/** The version to install, and the resources to create. */
export function InstallPreview({ plan }: { readonly plan: InstallPlan }) {
  const t = useT();
  const client = useKubeClient();
  const [view, setView] = useState<View>('list');
  const { calls, states, dryRun } = plan.run;
  const manifests = calls.flatMap((call) => (call.kind === 'create' ? [call.manifest] : []));
  const views = [
    { id: 'list', text: t('List') },
    { id: 'yaml', text: t('YAML') },
    { id: 'commands', text: t('Commands') },
  ] as const;
  return (
    <ConsequencesCard
      actions={
        <ToggleGroup isCompact aria-label={t('View')}>
          {views.map(({ id, text }) => (
            <ToggleGroupItem
              key={id}
              text={text}
              isSelected={view === id}
              onChange={() => {
                setView(id);
              }}
            />
          ))}
        </ToggleGroup>
      }
      footer={
        <LazyPart skeleton={<Skeleton screenreaderText={t('Loading YAML')} />}>
          <YamlFooter name={plan.form.name} namespace={plan.namespace} manifests={manifests} />
        </LazyPart>
      }
    >
      <Findings plan={plan} />
      <ConsequenceSection title={t('Versions in the catalog')}>
        <VersionsPreview plan={plan} />
      </ConsequenceSection>
      <ConsequenceSection title={t('Resources created by this installation')}>
        <Stack hasGutter>
          {view === 'list' && <CallSteps calls={calls} states={states} />}
          {view === 'yaml' && <ManifestYaml manifests={manifests} />}
          {view === 'commands' && <Commands calls={calls} client={client} />}
        </Stack>
        {dryRun !== null && <DryRunAnswer dryRun={dryRun} what={t('Resources')} />}
      </ConsequenceSection>
      {plan.form.isManaged && (
        <ConsequenceSection title={t('Resources created by OLM')}>
          {t('Namespace {{namespace}}, managed by OLM', { namespace: plan.namespace })}
        </ConsequenceSection>
      )}
    </ConsequencesCard>
  );
}

const YamlFooter = later(async () => (await import('./YamlFooter')).YamlFooter);

/** Problems, and the differences of OLM v1. */
function Findings({ plan }: { readonly plan: InstallPlan }) {
  const t = useT();
  const { conflict, owned, offer } = plan;
  return (
    <>
      {conflict !== null && (
        <Notice
          variant="danger"
          title={
            conflict.isNamedAlike
              ? t('ClusterExtension {{name}} already exists', { name: conflict.name })
              : t('Package {{name}} already installed', { name: offer.packageName })
          }
          actionLinks={
            <Link to={routes.operator(CLUSTER_SCOPE, conflict.name)}>
              {t('Operator {{name}}', { name: conflict.name })}
            </Link>
          }
        />
      )}
      <Remains plan={plan} />
      {deprecationsOf(plan, t).map((text) => (
        <Notice key={text} variant="warning" title={t('Deprecated in the catalog')}>
          <p dir="auto">{shownText(text).slice(0, LONGEST)}</p>
        </Notice>
      ))}
      {owned.map(({ kind, csv, namespace }) => (
        <Notice
          key={`${kind} ${namespace}/${csv}`}
          variant="danger"
          title={t('API {{kind}} already provided by OLM v0', { kind })}
        >
          {t('{{name}} in namespace {{namespace}}', { name: csv, namespace })}
        </Notice>
      ))}
      <Content component="small">
        {t('OLM v1 installs and updates Operators cluster-wide, without install plans to approve.')}
      </Content>
    </>
  );
}

/** Letters of a message of the catalog. */
const LONGEST = 2000;

/** Of the package, the requested channels, and the version to install. */
function deprecationsOf(
  { contents: { content }, request, chosen }: InstallPlan,
  t: Translate,
): readonly string[] {
  return (content?.deprecations ?? []).flatMap(({ scope, name, message }) => {
    switch (scope) {
      case 'package':
        return t('Package deprecated: {{message}}', { message });
      case 'channel':
        return request.channels.includes(name ?? '')
          ? t('Channel deprecated: {{message}}', { message })
          : [];
      case 'bundle':
        return name === chosen?.bundle.name
          ? t('Version deprecated: {{message}}', { message })
          : [];
    }
  });
}

/**
 * What an extension of this name left. With Helm, OLM takes over the resources of a release with the same name and
 * namespace, and rejects others.
 */
function Remains({ plan: { namespace, remains } }: { readonly plan: InstallPlan }) {
  const t = useT();
  if (remains.length === 0) return null;
  const isTakenOver = remains.every((one) => one.namespace === null || one.namespace === namespace);
  return (
    <Notice
      variant="warning"
      title={isTakenOver ? t('OLM takes over existing resources') : t('Resources already exist')}
    >
      {t.list(remains.map(({ name }) => name))}
    </Notice>
  );
}
