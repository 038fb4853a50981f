import { List, ListItem, Skeleton } from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { Sentence } from '~/ui/Sentence';
import { useObjectsOfDeletedApis } from '~/remove/read/useObjectsOfDeletedApis';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import type {
  LostInPlace,
  ObjectsOfDeletedApis,
} from '~/remove/rules/leftovers/objectsOfDeletedApis';
import { useT } from '~/i18n';

/** The custom resources that are deleted with a definition, read when visible. */
export function LostResources({ leftover }: { readonly leftover: Leftover }) {
  const t = useT();
  return (
    <LoadableView
      of={useObjectsOfDeletedApis(leftover)}
      what={t('Custom resources')}
      skeleton={<Skeleton width="12rem" screenreaderText={t('Counting')} />}
    >
      {(lost) => <LossText lost={lost} />}
    </LoadableView>
  );
}

function LossText({ lost: { total, places } }: { readonly lost: ObjectsOfDeletedApis }) {
  const t = useT();
  const seen = places.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <span data-test="loss">{t('No custom resources')}</span>;
  return (
    <div data-test="loss">
      <strong>
        {total === null
          ? t('More than {{count}} custom resource', { count: seen })
          : t('{{count}} custom resource', { count: total })}
      </strong>
      <List isPlain>
        {places.slice(0, MOST).map((place) => (
          <ListItem key={place.namespace ?? ''}>
            <Place place={place} />
          </ListItem>
        ))}
      </List>
      {places.length > MOST && t('and {{count}} more namespace', { count: places.length - MOST })}
    </div>
  );
}

/** The maximum number of namespaces. */
const MOST = 5;

function Place({ place: { namespace, count, names } }: { readonly place: LostInPlace }) {
  const t = useT();
  const more = count - names.length;
  return (
    <Sentence
      text={
        namespace === null
          ? t('{{number}} cluster-scoped: <names/>', { number: count })
          : t('{{number}} in {{namespace}}: <names/>', { number: count, namespace })
      }
      parts={{
        names: (
          <span className="operator-hub__leftovers-note">
            {t.list(names)}
            {more > 0 && `, +${more.toString()}`}
          </span>
        ),
      }}
    />
  );
}
