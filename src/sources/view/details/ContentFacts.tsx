import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { Fact } from '~/ui/package/Fact';
import { recordIn, textIn, textsIn } from '~/kube/json';
import { dataOr } from '~/kube/loadable';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { podFact, servedDigest, servingPod } from '~/olm/catalogSources/podFact';
import { sourceObject } from '~/sources/rules/sourceObjects';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { SourceTabProps } from './sourceDetails';
import { FactCard } from './FactCard';
import { Note } from './Note';
import { SecretList } from './SecretList';
import { TemplateFact } from './TemplateFact';

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
          <Fact term={t('Digest that is served')}>
            {digest === null ? null : <Mono>{digest}</Mono>}
          </Fact>
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
        <Fact term={t('OLM connects to')}>{address === null ? null : <Mono>{address}</Mono>}</Fact>
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
            <Note>{t('Named by its digest: it never changes, and there is nothing to poll.')}</Note>
          )}
        </Fact>
      );
    case 'address':
      return (
        <Fact term={t('Address')}>
          <Mono>{endpoint.address}</Mono>
          <Note>{t('A server that runs elsewhere: OLM makes no pod for it.')}</Note>
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
      return <Fact term={t('Image')}>{t('None, and no address: OLM has nothing to read')}</Fact>;
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
