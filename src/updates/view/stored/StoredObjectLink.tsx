import { Link } from 'react-router';
import type { StoredObject } from '~/updates/rules/stored/storedPage';
import { type ObjectPath, routes } from '~/routes';

/** A link to an object. */
export function StoredObjectLink({ model, object: { namespace, name } }: Props) {
  return (
    <Link to={routes.bestOf({ model, namespace, name })}>
      {namespace === null ? name : `${namespace}/${name}`}
    </Link>
  );
}

type Props = { readonly model: ObjectPath['model']; readonly object: StoredObject };

/** Unique among the objects of a kind. */
export function keyOf({ namespace, name }: StoredObject): string {
  return `${namespace ?? ''}/${name}`;
}
