import { useMemo } from 'react';
import { StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import { type UnfinishedRemoval, useUnfinishedRemovals } from '~/remove/read/removalStore';
import { useUnfinishedResubscriptions } from '~/operator/read/resubscriptionStore';
import type { RemovalSubject } from '~/remove/rules/run/removalStep';
import { useSubscription } from '~/operator/read/subscribedPackage';
import { type Translate, useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** Unfinished actions from an Operator's page. Without a Subscription, the list might have no row for the Operator. */
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
        title={removalsTitle([subject], t)}
        actionLinks={
          <Link to={routes.uninstall(place.namespace, place.name)}>
            {t('Resume {{names}}', { names: subject.title })}
          </Link>
        }
      >
        {leftText(left, t)}
      </Notice>
    </StackItem>
  );
}

/** Removals that were started together are also resumed together. */
function RemovalsNote({
  removals,
  scope,
}: {
  readonly removals: readonly UnfinishedRemoval[];
  readonly scope: NamespaceScope;
}) {
  const t = useT();
  const ids = removals.map(({ subject }) => subject.id);
  const left = removals.reduce((sum, removal) => sum + removal.left, 0);
  return (
    <StackItem>
      <Notice
        variant="warning"
        title={removalsTitle(
          removals.map(({ subject }) => subject),
          t,
        )}
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

/** A removal without steps left is not over: OLM might re-create something. */
function leftText(left: number, t: Translate): string {
  return left === 0
    ? ''
    : t('{{count}} steps remaining. Resume to continue deleting.', { count: left });
}

/** Nothing if the Subscription exists or is unknown. The Operator's page then deletes the outdated entry. */
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
            {t('Resume {{names}}', { names: name })}
          </Link>
        }
      >
        {t('The Subscription was deleted but not re-created. This browser tab keeps its settings.')}
      </Notice>
    </StackItem>
  );
}

type Place = { readonly namespace: string; readonly name: string };

/** The Operator of a removal, with the ID `namespace/name`; `null` for other removals. */
function placeOf({ id }: RemovalSubject): Place | null {
  const [namespace, name] = id.split('/');
  return namespace === undefined || name === undefined ? null : { namespace, name };
}

/** Whether an Operator is in the namespace; `null`: any. */
function isIn(subject: RemovalSubject, scope: NamespaceScope): boolean {
  const place = placeOf(subject);
  return place !== null && (scope === null || place.namespace === scope);
}

function removalsTitle(subjects: readonly RemovalSubject[], t: Translate): string {
  const [first, ...others] = subjects;
  return first !== undefined && others.length === 0
    ? t('Uninstall of {{name}} not complete', { name: first.title })
    : t('Uninstall of {{count}} Operators not complete', { count: subjects.length });
}
