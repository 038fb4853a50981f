import { useMemo } from 'react';
import { StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/components/Notice';
import { type UnfinishedRemoval, useUnfinishedRemovals } from '~/data/removal/removalStore';
import { useUnfinishedResubscriptions } from '~/data/remedies/resubscriptionStore';
import { useSubscription } from '~/data/remedies/useSubscription';
import type { RemovalSubject } from '~/domain/removal/removalStep';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** What was begun on an Operator's page and not finished: of an Operator without Subscription there may be no row. */
export function UnfinishedNotes({ scope }: { readonly scope: NamespaceScope }) {
  const unfinished = useUnfinishedResubscriptions(scope);
  const removals = useUnfinishedRemovals().filter(
    ({ subject }) => placeOf(subject) !== null && isIn(subject, scope),
  );
  return (
    <>
      {unfinished.map((place) => (
        <UnfinishedNote key={`${place.namespace}/${place.name}`} {...place} />
      ))}
      {removals.map((removal) => (
        <RemovalNote key={removal.subject.id} removal={removal} />
      ))}
    </>
  );
}

function isIn({ id }: RemovalSubject, scope: NamespaceScope): boolean {
  return scope === null || id.startsWith(`${scope}/`);
}

/** Of an Operator, whose id is `namespace/name`; `null`: it is something else that is removed. */
function placeOf({ id }: RemovalSubject): Place | null {
  const [namespace, name] = id.split('/');
  return namespace === undefined || name === undefined ? null : { namespace, name };
}

type Place = { readonly namespace: string; readonly name: string };

function RemovalNote({ removal }: { readonly removal: UnfinishedRemoval }) {
  const t = useT();
  const { subject, left } = removal;
  const place = placeOf(subject);
  if (place === null) return null;
  return (
    <StackItem>
      <Notice
        variant="warning"
        title={t('Uninstalling {{name}} was not finished', { name: subject.title })}
        actionLinks={
          <Link to={routes.uninstall(place.namespace, place.name)}>
            {t('Go on with {{name}} in namespace {{namespace}}', {
              name: subject.title,
              namespace: place.namespace,
            })}
          </Link>
        }
      >
        {t('{{count}} step is left. Nothing is deleted until you go on.', { count: left })}
      </Notice>
    </StackItem>
  );
}

/** Nothing while the Subscription is there, or nobody knows: the Operator's page forgets what is of no use any more. */
function UnfinishedNote({ namespace, name }: Place) {
  const t = useT();
  const place = useMemo(() => ({ namespace, name }), [namespace, name]);
  const subscription = useSubscription(place);
  if (subscription.status !== 'ready' || subscription.data !== null) return null;
  return (
    <StackItem>
      <Notice
        variant="warning"
        title={t('Subscribing {{name}} again was not finished', { name })}
        actionLinks={
          <Link to={routes.operator(namespace, name)}>
            {t('Go on with {{name}} in namespace {{namespace}}', { name, namespace })}
          </Link>
        }
      >
        {t(
          'The Subscription is deleted and was not created again. Its settings are kept in this browser tab.',
        )}
      </Notice>
    </StackItem>
  );
}
