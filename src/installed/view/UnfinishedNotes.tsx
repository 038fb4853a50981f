import { useMemo } from 'react';
import { StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import { type UnfinishedRemoval, useUnfinishedRemovals } from '~/remove/read/removalStore';
import { useUnfinishedResubscriptions } from '~/operator/read/resubscriptionStore';
import { useSubscription } from '~/operator/read/useSubscription';
import { type Translate, useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { type Place, isIn, placeOf } from './unfinishedPlace';

/** What was begun on an Operator's page and not finished: of an Operator without Subscription there may be no row. */
export function UnfinishedNotes({ scope }: { readonly scope: NamespaceScope }) {
  const unfinished = useUnfinishedResubscriptions(scope);
  const removals = useUnfinishedRemovals().filter(({ subject }) => isIn(subject, scope));
  return (
    <>
      {unfinished.map((place) => (
        <UnfinishedNote key={`${place.namespace}/${place.name}`} {...place} />
      ))}
      {removals.length > 1 ? (
        <RemovalsNote removals={removals} scope={scope} />
      ) : (
        removals.map((removal) => <RemovalNote key={removal.subject.id} removal={removal} />)
      )}
    </>
  );
}

function RemovalNote({ removal }: { readonly removal: UnfinishedRemoval }) {
  const t = useT();
  const { subject, left } = removal;
  const place = placeOf(subject);
  if (place === null) return null;
  return (
    <StackItem>
      <Notice
        variant="warning"
        title={t('Uninstall of {{name}} not complete', { name: subject.title })}
        actionLinks={
          <Link to={routes.uninstall(place.namespace, place.name)}>
            {t('Resume {{name}} in namespace {{namespace}}', {
              name: subject.title,
              namespace: place.namespace,
            })}
          </Link>
        }
      >
        {leftText(left, t)}
      </Notice>
    </StackItem>
  );
}

/** Those that were begun together go on together, and so do others. */
function RemovalsNote({
  removals,
  scope,
}: {
  readonly removals: readonly UnfinishedRemoval[];
  readonly scope: NamespaceScope;
}) {
  const t = useT();
  const count = removals.length;
  const ids = removals.map(({ subject }) => subject.id);
  const left = removals.reduce((sum, removal) => sum + removal.left, 0);
  return (
    <StackItem>
      <Notice
        variant="warning"
        title={t('Uninstall of {{count}} Operators not complete', { count })}
        actionLinks={
          <Link to={routes.uninstallMany(scope, ids)}>
            {t('Resume {{names}}', {
              names: t.list(removals.map(({ subject }) => subject.title)),
            })}
          </Link>
        }
      >
        {leftText(left, t)}
      </Notice>
    </StackItem>
  );
}

/** A removal without steps left is not over: it may be that OLM brings something back. */
function leftText(left: number, t: Translate): string {
  return left === 0
    ? t('All resources are deleted. Resume to check whether OLM re-creates any.')
    : t('{{count}} steps remaining. Resume to continue deleting.', { count: left });
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
        title={t('Subscription of {{name}} not re-created', { name })}
        actionLinks={
          <Link to={routes.operator(namespace, name)}>
            {t('Resume {{name}} in namespace {{namespace}}', { name, namespace })}
          </Link>
        }
      >
        {t('The Subscription was deleted but not re-created. This browser tab keeps its settings.')}
      </Notice>
    </StackItem>
  );
}
