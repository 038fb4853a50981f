import type { Permission } from '~/kube/failure';
import type { ResourceModel } from '~/kube/models/meta';

type Kind = Pick<ResourceModel, 'group' | 'plural'>;

/** The permission to create instances; `null`: cluster-scoped. */
export function toCreate({ group, plural }: Kind, namespace: string | null): Permission {
  return { verb: 'create', group, resource: plural, ...(namespace !== null && { namespace }) };
}

/** The permission to edit or delete an instance. */
export function toChange(
  verb: 'patch' | 'delete',
  kind: Kind,
  { namespace, name }: { readonly namespace: string | null; readonly name: string },
): Permission {
  return { ...toCreate(kind, namespace), verb, name };
}
