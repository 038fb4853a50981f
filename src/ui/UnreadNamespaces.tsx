import { List, ListItem } from '@patternfly/react-core';
import type { Failure } from '~/kube/failure';
import { useT } from '~/i18n';
import { FailureText } from './FailureAlert';
import { Fold } from './Fold';

/** The namespaces that could not be loaded, and why; nothing if there are none. */
export function UnreadNamespaces({ unread }: { readonly unread: readonly Unread[] }) {
  const t = useT();
  if (unread.length === 0) return null;
  return (
    <Fold title={t('Unable to load {{count}} namespaces', { count: unread.length })}>
      <List>
        {unread.map(({ namespace, failure }) => (
          <ListItem key={namespace}>
            <strong>{namespace}</strong>
            <FailureText failure={failure} />
          </ListItem>
        ))}
      </List>
    </Fold>
  );
}

type Unread = { readonly namespace: string; readonly failure: Failure };
