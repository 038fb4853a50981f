import { useMemo } from 'react';
import { StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/components/Notice';
import { useUnfinishedResubscriptions } from '~/data/remedies/resubscriptionStore';
import { useSubscription } from '~/data/remedies/useSubscription';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** What was begun on an Operator's page and not finished: of an Operator without Subscription there may be no row. */
export function UnfinishedNotes({ scope }: { readonly scope: NamespaceScope }) {
  const unfinished = useUnfinishedResubscriptions(scope);
  return unfinished.map((place) => (
    <UnfinishedNote key={`${place.namespace}/${place.name}`} {...place} />
  ));
}

/** Nothing while the Subscription is there, or nobody knows: the Operator's page forgets what is of no use any more. */
function UnfinishedNote({
  namespace,
  name,
}: {
  readonly namespace: string;
  readonly name: string;
}) {
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
