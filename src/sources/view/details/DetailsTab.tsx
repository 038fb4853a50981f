import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { Fact } from '~/ui/package/Fact';
import { nextPoll } from '~/sources/rules/nextPoll';
import { useT } from '~/i18n';
import { recordIn, textIn, textMapIn } from '~/kube/json';
import { dataOr, type Loadable } from '~/kube/loadable';
import { PRIORITY_ANNOTATION } from '~/sources/rules/podSettings';
import { IMAGE_TEMPLATE } from '~/sources/rules/imageTemplate';
import { routes } from '~/routes';
import { useCatalogSourceItems } from '~/sources/read/useCatalogSourceItems';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { sourceRank } from '~/sources/rules/sourceRank';
import type { SourceTabProps } from './sourceDetails';
import { ContentFacts } from './ContentFacts';
import { PodFacts } from './PodFacts';
import { FactCard } from './FactCard';
import { Note } from './Note';
import { PairList } from './PairList';

/** Everything that the CatalogSource says, and what it comes to. */
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

/** When OLM looks for a newer image (CS-010, CS-025). */
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

/** What people know it by, whom it serves, and how it stands among the others. */
function CatalogFacts({ details }: SourceTabProps) {
  const t = useT();
  const { item, source, sights, users } = details;
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
        <Link to={routes.source(namespace, name, 'packages')}>{countText(sights.packages)}</Link>
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

/** Those that this page explains, and the copy of the whole object that kubectl keeps. */
const SHOWN_ELSEWHERE: readonly string[] = [
  IMAGE_TEMPLATE,
  PRIORITY_ANNOTATION,
  'kubectl.kubernetes.io/last-applied-configuration',
];

function countText(count: Loadable<number>): string {
  return count.status === 'ready' ? String(count.data) : '–';
}

/** Its priority, and what that makes of it among the others (CS-009). */
function RankFact({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const items = dataOr(useCatalogSourceItems(item.namespace), null)?.items ?? [];
  const { place, of } = sourceRank(item, items);
  return (
    <Fact term={t('Priority')}>
      {String(item.priority)}
      {of > 1 && (
        <Note>{t('Position {{place}} of {{of}} for dependency resolution', { place, of })}</Note>
      )}
    </Fact>
  );
}
