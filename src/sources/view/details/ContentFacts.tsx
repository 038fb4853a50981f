import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Link } from 'react-router';
import { Label, List, ListItem } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { Mono } from '~/ui/Mono';
import { Fact } from '~/ui/package/Fact';
import { recordIn, textIn, textsIn } from '~/kube/json';
import { dataOr } from '~/kube/loadable';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { podFact, servedDigest, servingPod } from '~/olm/catalogSources/podFact';
import { sourceObject } from '~/sources/rules/sourceObjects';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { templateResult } from '~/sources/rules/templateResult';
import { secretThere } from '~/sources/read/secretThere';
import type { SourceTabProps, ExistingSource } from './sourceDetails';
import { FactCard } from './FactCard';
import { Note } from './Note';

/** Where its content comes from, and what OLM reads it from. The pod of a ConfigMap has OLM's own image. */
export function ContentFacts({ details }: SourceTabProps) {
  const t = useT();
  const { item, source, sights } = details;
  const pod = servingPod(dataOr(sights.pods, []).map(podFact));
  const digest = pod === null ? null : servedDigest(pod);
  const status = recordIn(source.status);
  const address = textIn(recordIn(status['connectionState'])['address']);
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
      {item.endpoint.kind !== 'address' && (
        <Fact term={t('Address')}>{address === null ? null : <Mono>{address}</Mono>}</Fact>
      )}
      <Fact term={t('Connection')}>
        {item.observed === '' ? null : (
          <>
            <Mono>{item.observed}</Mono>{' '}
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

/** The template from which OLM makes the image anew with each Kubernetes version (CS-030). */
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

/** The Secrets with which its images are pulled, and whether they are there (CS-011). */
function SecretList({ namespace, names }: Props) {
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

type Props = { readonly namespace: string; readonly names: readonly string[] };

/** Who may not look for it is told nothing: the pod says whether it helps. */
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
