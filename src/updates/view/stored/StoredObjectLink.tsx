import { Link } from 'react-router';
import type { StoredObject } from '~/updates/rules/stored/storedPage';
import { type ObjectPath, routes } from '~/routes';

/** The way to an object. */
export function StoredObjectLink({ model, object: { namespace, name } }: Props) {
  return (
    <Link to={routes.bestOf({ model, namespace, name })}>
      {namespace === null ? name : `${namespace}/${name}`}
    </Link>
  );
}

type Props = { readonly model: ObjectPath['model']; readonly object: StoredObject };

/** No two objects of a kind have it in common. */
export function keyOf({ namespace, name }: StoredObject): string {
  return `${namespace ?? ''}/${name}`;
}
