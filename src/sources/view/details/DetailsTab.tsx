import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { Fact } from '~/ui/package/Fact';
import { nextPoll } from '~/sources/rules/refreshProgress';
import { useT, type Translate } from '~/i18n';
import { recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import { dataOr, type Loadable } from '~/kube/loadable';
import {
  PRIORITY_ANNOTATION,
  podSettings,
  type PodSettings,
  type PriorityClass,
} from '~/sources/rules/podSettings';
import { IMAGE_TEMPLATE } from '~/olm/catalogSources/resolvedTemplate';
import { routes } from '~/routes';
import { useCatalogSourceItems } from '~/sources/read/useCatalogSourceItems';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { sourceRank } from '~/sources/rules/sourceList';
import { connectionText } from '~/ui/connectionText';
import type { ExistingSource, SourceTabProps } from './sourceDetails';
import { FactCard, PairList } from './PairList';
import { podFact, servedDigest, servingPod } from '~/olm/catalogSources/podFact';
import { Label, List, ListItem } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { sourceObject } from '~/sources/rules/sourceObjects';
import { templateResult } from '~/sources/rules/templateResult';
import { secretThere } from '~/sources/read/pullSecrets';

/** The settings of the CatalogSource and their effect. */
export function DetailsTab({ details }: SourceTabProps) {
  const hasImage = details.item.endpoint.kind === 'image';
  return (
    <div className="operator-hub__source-facts">
      <div className="operator-hub__source-cards">
        <CatalogFacts details={details} />
        {hasImage && <PollFacts details={details} />}
      </div>
      <div className="operator-hub__source-cards">
        <ContentFacts details={details} />
        {hasImage && <PodFacts details={details} />}
      </div>
    </div>
  );
}

/** The time of OLM's next check for a later image (CS-010, CS-025). */
function PollFacts({ details }: SourceTabProps) {
  const t = useT();
  const { poll } = details.item;
  const next = nextPoll(details.item);
  const last = poll.kind === 'every' ? poll.last : null;
  return (
    <FactCard title={t('Polling')}>
      <Fact term={t('Registry poll interval')}>
        {poll.kind === 'every' ? <Mono>{poll.interval}</Mono> : t('Never')}
      </Fact>
      <Fact term={t('Last poll')}>
        {last === null ? (
          poll.kind === 'every' ? (
            t('Not started')
          ) : null
        ) : (
          <Timestamp timestamp={last} simple />
        )}
      </Fact>
      <Fact term={t('Next poll')}>
        {next === null ? null : <Timestamp timestamp={next} simple />}
      </Fact>
    </FactCard>
  );
}

/** The names, the scope and the rank of a catalog. */
function CatalogFacts({ details }: SourceTabProps) {
  const t = useT();
  const { item, source, resources, users } = details;
  const { namespace, name } = item;
  const annotations = Object.entries(textMapIn(source.metadata.annotations));
  const own = dataOr(users, null)?.users.filter(({ isOwn }) => isOwn).length;
  const created = textIn(source.metadata.creationTimestamp);
  return (
    <FactCard title={t('Catalog')}>
      <Fact term={t('Publisher')}>{item.publisher}</Fact>
      <Fact term={t('Description')}>{textIn(recordIn(source.spec)['description'])}</Fact>
      <RankFact item={item} />
      <Fact term={t('Packages')}>
        <Link to={routes.source(namespace, name, 'packages')}>{countText(resources.packages)}</Link>
      </Fact>
      <Fact term={t('Subscriptions')}>
        <Link to={routes.source(namespace, name, 'subscriptions')}>
          {own === undefined ? t('Unknown') : String(own)}
        </Link>
      </Fact>
      <Fact term={t('Created')}>
        {created === null ? null : <Timestamp timestamp={created} simple />}
      </Fact>
      <Fact term={t('Labels')}>
        <PairList label={t('Labels')} pairs={Object.entries(textMapIn(source.metadata.labels))} />
      </Fact>
      <Fact term={t('Annotations')}>
        <PairList
          label={t('Annotations')}
          pairs={annotations.filter(([key]) => !SHOWN_ELSEWHERE.includes(key))}
        />
      </Fact>
    </FactCard>
  );
}

/** Annotations that this page explains, and kubectl's copy of the object. */
const SHOWN_ELSEWHERE: readonly string[] = [
  IMAGE_TEMPLATE,
  PRIORITY_ANNOTATION,
  'kubectl.kubernetes.io/last-applied-configuration',
];

function countText(count: Loadable<number>): string {
  return count.status === 'ready' ? String(count.data) : '–';
}

/** The priority and the resulting rank (CS-009). */
function RankFact({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const items = dataOr(useCatalogSourceItems(item.namespace), null)?.items ?? [];
  const { place, of } = sourceRank(item, items);
  return (
    <Fact term={t('Priority')}>
      {String(item.priority)}
      {of > 1 && (
        <Note>
          {t('Position {{place}} of {{of}}, after the catalog of the dependent Operator', {
            place,
            of,
          })}
        </Note>
      )}
    </Fact>
  );
}

/** The settings of the pod with OLM's defaults (CS-012 to CS-020). */
function PodFacts({ details: { source, resources } }: SourceTabProps) {
  const t = useT();
  const pods = dataOr(resources.pods, []);
  const serving = servingPod(pods.map(podFact));
  const pod = pods.find(({ metadata }) => metadata.name === serving?.name) ?? null;
  const settings = podSettings(source, pod);
  const { nodeSelector, tolerations, memoryTarget } = settings;
  return (
    <FactCard title={t('Pod settings')}>
      <SecurityFact settings={settings} />
      <PriorityClassFact priorityClass={settings.priorityClass} />
      <Fact term={t('Node selector')}>
        <PairList label={t('Node selector')} pairs={Object.entries(nodeSelector ?? OWN_SELECTOR)} />
        {nodeSelector === null && <Note>{t('Default')}</Note>}
      </Fact>
      <Fact term={t('Tolerations')}>
        {tolerations === null || tolerations.length === 0 ? (
          t('None')
        ) : (
          <PairList label={t('Tolerations')} pairs={tolerations.map((text) => [text, ''])} />
        )}
      </Fact>
      <Fact term={t('Affinity')}>{settings.hasAffinity ? t('See YAML') : null}</Fact>
      <Fact term={t('Memory target')}>
        {memoryTarget === null ? t('None') : <Mono>{memoryTarget}</Mono>}
      </Fact>
      <ExtractFact settings={settings} />
    </FactCard>
  );
}

/** Source: `Pod` in OLM's registry/reconciler/reconciler.go (CS-018). */
const OWN_SELECTOR = { 'kubernetes.io/os': 'linux' } as const;

type Props = { readonly settings: PodSettings };

function SecurityFact({ settings: { securityContext } }: Props) {
  const t = useT();
  return (
    <Fact term={t('Security context')}>
      {securityContext === null ? t('Not specified') : <Mono>{securityContext}</Mono>}
      {securityContext === null && (
        <Note>{t('OLM uses restricted if the namespace enforces it, otherwise legacy.')}</Note>
      )}
    </Fact>
  );
}

function ExtractFact({ settings: { extractContent } }: Props) {
  const t = useT();
  if (extractContent === null) return null;
  const { catalogDir, cacheDir } = extractContent;
  return (
    <Fact term={t('Extracted content')}>
      {t('Catalog directory')} <Mono>{catalogDir}</Mono>
      {cacheDir !== '' && (
        <>
          {' '}
          {t('Cache directory')} <Mono>{cacheDir}</Mono>
        </>
      )}
    </Fact>
  );
}

/**
 * An unset priority class differs from the default priority (CS-016), and an old annotation takes precedence (CS-020).
 */
function PriorityClassFact({ priorityClass }: PriorityClassFactProps) {
  const t = useT();
  const { stated, running } = priorityClass;
  const name = stated ?? running ?? '';
  const note = noteText(priorityClass, t);
  return (
    <Fact term={t('Priority class')}>
      {name !== '' && <Mono>{name}</Mono>}
      {name === '' && (stated === null ? t('Not specified') : t('Cluster default'))}
      {note !== '' && <Note>{note}</Note>}
    </Fact>
  );
}

type PriorityClassFactProps = { readonly priorityClass: PriorityClass };

function noteText({ stated, by, running }: PriorityClass, t: Translate): string {
  if (by === 'annotation') {
    return t('Annotation operatorframework.io/priorityclass overrides the pod settings.');
  }
  return stated === null && running !== null && running !== '' ? t('Not specified') : '';
}

/** The content source, and the image that serves it. The pod of a ConfigMap has OLM's own image. */
function ContentFacts({ details }: SourceTabProps) {
  const t = useT();
  const { item, source, resources } = details;
  const pod = servingPod(dataOr(resources.pods, []).map(podFact));
  const digest = pod === null ? null : servedDigest(pod);
  const status = recordIn(source.status);
  const connected = textIn(recordIn(status['connectionState'])['lastConnect']);
  return (
    <FactCard title={t('Content')}>
      <EndpointFact item={item} />
      <TemplateFact source={source} />
      {item.endpoint.kind === 'image' && (
        <>
          <Fact term={t('Image digest')}>{digest === null ? null : <Mono>{digest}</Mono>}</Fact>
          <Fact term={t('Pull secrets')}>
            <SecretList
              namespace={item.namespace}
              names={textsIn(recordIn(source.spec)['secrets'])}
            />
          </Fact>
        </>
      )}
      <ServiceFact service={recordIn(status['registryService'])} />
      <Fact term={t('Connection')}>
        {item.observed === '' ? null : (
          <>
            {connectionText(item.observed, t)}{' '}
            {connected !== null && <Timestamp timestamp={connected} simple />}
          </>
        )}
      </Fact>
    </FactCard>
  );
}

function EndpointFact({ item: { endpoint, namespace } }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  switch (endpoint.kind) {
    case 'image':
      return (
        <Fact term={t('Image')}>
          <Mono>{endpoint.image}</Mono>
          {endpoint.isPinned && (
            <Note>{t('The image references a digest. Its content does not change.')}</Note>
          )}
        </Fact>
      );
    case 'address':
      return (
        <Fact term={t('Address')}>
          <Mono>{endpoint.address}</Mono>
          <Note>
            {t('This catalog uses an external registry server. OLM does not create a pod.')}
          </Note>
        </Fact>
      );
    case 'configmap':
      return (
        <Fact term="ConfigMap">
          <Link to={routes.object(sourceObject('configmap', namespace, endpoint.name))}>
            {endpoint.name}
          </Link>
        </Fact>
      );
    case 'none':
      return <Fact term={t('Image')}>{t('No image, address, or ConfigMap specified')}</Fact>;
  }
}

function ServiceFact({ service }: { readonly service: Readonly<Record<string, unknown>> }) {
  const t = useT();
  const name = textIn(service['serviceName']);
  const namespace = textIn(service['serviceNamespace']);
  if (name === null || namespace === null) return null;
  return (
    <Fact term={t('Registry service')}>
      <Link to={routes.object(sourceObject('service', namespace, name))}>{name}</Link>{' '}
      {t('port {{port}}', { port: textIn(service['port']) ?? '' })}
    </Fact>
  );
}

/** The template of the image for each Kubernetes version (CS-030). */
function TemplateFact({ source }: { readonly source: ExistingSource }) {
  const t = useT();
  const found = templateResult(source);
  if (found === null) return null;
  return (
    <Fact term={t('Image template')}>
      <Mono>{found.template}</Mono>
      {found.isResolved === true && (
        <Note>{t('Resolved image: {{image}}', { image: found.result })}</Note>
      )}
    </Fact>
  );
}

/** The pull secrets and whether they exist (CS-011). */
function SecretList({ namespace, names }: SecretListProps) {
  const t = useT();
  if (names.length === 0) return t('Cluster pull secret');
  return (
    <List isPlain>
      {names.map((name) => (
        <ListItem key={name}>
          <SecretName namespace={namespace} name={name} />
        </ListItem>
      ))}
    </List>
  );
}

type SecretListProps = { readonly namespace: string; readonly names: readonly string[] };

/** Without permission nothing is shown; the state of the pod shows whether it works. */
function SecretName({ namespace, name }: { readonly namespace: string; readonly name: string }) {
  const t = useT();
  const { data } = useQuery(secretThere(namespace, name));
  if (data !== false) {
    return <Link to={routes.object(sourceObject('secret', namespace, name))}>{name}</Link>;
  }
  return (
    <>
      {name}{' '}
      <Label isCompact status="warning">
        {t('Not found')}
      </Label>
    </>
  );
}

/** What has to be said to a fact, below it. */
function Note({ children }: { readonly children: string }) {
  return <div className="operator-hub__source-note">{children}</div>;
}
