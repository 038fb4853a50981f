import { List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import { neededText } from '~/ui/permissionText';
import { ElementList, Sentence } from '~/ui/Sentence';
import type { Permission } from '~/kube/failure';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/**
 * CS-044: the Subscriptions that remain without their catalog, by namespace. A Subscription without its catalog makes
 * the resolution of its whole namespace fail (recording no_such_catalog).
 */
export function CatalogUsers({ name, users }: Props) {
  const t = useT();
  if (users.length === 0) return <p>{t('No Subscriptions found')}</p>;
  return (
    <Notice
      variant="warning"
      title={t('{{count}} Subscriptions use {{name}}', {
        count: users.length,
        name,
      })}
    >
      <p>
        {t(
          'OLM cannot install or update Operators in these namespaces until the following Subscriptions use another catalog or are deleted:',
        )}
      </p>
      <UserList users={users} />
    </Notice>
  );
}

type Props = {
  readonly name: string;
  /** Subscriptions. */
  readonly users: readonly User[];
};

type User = { readonly namespace: string; readonly name: string };

/** Subscriptions as links, one line per namespace. */
export function UserList({ users }: Pick<Props, 'users'>) {
  const t = useT();
  const namespaces = [...new Set(users.map(({ namespace }) => namespace))].toSorted();
  const hidden = namespaces.length - SHOWN;
  return (
    <List>
      {namespaces.slice(0, SHOWN).map((namespace) => (
        <ListItem key={namespace}>
          <Sentence
            text={t('<subscriptions/> in namespace {{namespace}}', { namespace })}
            parts={{ subscriptions: <SubscriptionLinks of={namespace} users={users} /> }}
          />
        </ListItem>
      ))}
      {hidden > 0 && <ListItem>{t('and in {{count}} more namespace', { count: hidden })}</ListItem>}
    </List>
  );
}

function SubscriptionLinks({ of, users }: Pick<Props, 'users'> & { readonly of: string }) {
  const links = users
    .filter(({ namespace }) => namespace === of)
    .map(({ name, namespace }) => <Link to={routes.operator(namespace, name)}>{name}</Link>);
  return <ElementList elements={links} />;
}

/** The maximum in a dialog. */
const SHOWN = 20;

/** @param unseen the missing permission for Subscriptions of other namespaces; `null`: all are visible */
export function UnseenUsers({ unseen }: { readonly unseen: Permission | null }) {
  const t = useT();
  if (unseen === null) return null;
  return (
    <Notice variant="info" title={t('Some resources might not be listed')}>
      {neededText([unseen], t)}
    </Notice>
  );
}
