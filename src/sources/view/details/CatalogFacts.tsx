import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Link } from 'react-router';
import { Fact } from '~/ui/package/Fact';
import { recordIn, textIn, textMapIn } from '~/kube/json';
import { type Loadable, dataOr } from '~/kube/loadable';
import { PRIORITY_ANNOTATION } from '~/sources/rules/podSettings';
import { IMAGE_TEMPLATE } from '~/sources/rules/imageTemplate';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { SourceTabProps } from './sourceDetails';
import { FactCard } from './FactCard';
import { Note } from './Note';
import { PairList } from './PairList';
import { RankFact } from './RankFact';

/** What people know it by, whom it serves, and how it stands among the others. */
export function CatalogFacts({ details }: SourceTabProps) {
  const t = useT();
  const { item, source, sights, users } = details;
  const { namespace, name, origin } = item;
  const annotations = Object.entries(textMapIn(source.metadata.annotations));
  const own = dataOr(users, null)?.users.filter(({ isOwn }) => isOwn).length;
  const created = textIn(source.metadata.creationTimestamp);
  return (
    <FactCard title={t('Catalog')}>
      <Fact term={t('Display name')}>{item.displayName}</Fact>
      <Fact term={t('Publisher')}>{item.publisher}</Fact>
      <Fact term={t('Description')}>{textIn(recordIn(source.spec)['description'])}</Fact>
      <OriginFact origin={origin} />
      <RankFact item={item} />
      <Fact term={t('Packages')}>
        <Link to={routes.source(namespace, name, 'packages')}>{countText(sights.packages)}</Link>
        {item.state === 'down' && <Note>{t('OLM cannot read what it offers.')}</Note>}
      </Fact>
      <Fact term={t('Subscriptions')}>
        <Link to={routes.source(namespace, name, 'subscriptions')}>
          {own === undefined ? t('Not known') : String(own)}
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

/** Nothing where it is not known. */
function OriginFact({ origin }: Pick<SourceTabProps['details']['item'], 'origin'>) {
  const t = useT();
  switch (origin.kind) {
    case 'unknown':
      return null;
    case 'custom':
      return <Fact term={t('Origin')}>{t('Created by somebody on this cluster')}</Fact>;
    case 'default':
      return (
        <Fact term={t('Origin')}>
          {t('Brought by OpenShift')}
          <Note>{t('The marketplace operator takes back what is changed in it.')}</Note>
        </Fact>
      );
  }
}

/** Those that this page explains, and the copy of the whole object that kubectl keeps. */
const SHOWN_ELSEWHERE: readonly string[] = [
  IMAGE_TEMPLATE,
  PRIORITY_ANNOTATION,
  'kubectl.kubernetes.io/last-applied-configuration',
];

function countText(count: Loadable<number>): string {
  return count.status === 'ready' ? String(count.data) : '–';
}
