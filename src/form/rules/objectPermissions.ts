import type { Permission } from '~/kube/failure';
import { fieldManagers } from '~/kube/fieldManager';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { GITOPS_MANAGERS } from '~/olm/gitOpsOwner';
import type { FieldChange } from '~/form/rules/objectChange';

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

/** A changed field that a controller also writes, so that it can revert the change. */
export type ContestedField = { readonly path: readonly string[]; readonly manager: string };

/**
 * The changed fields that a GitOps tool or the Operator wrote. The Operator is the writer of the status, unless a person
 * set the status with kubectl.
 * @param live the object on the cluster
 */
export function contestedFields(
  changes: readonly FieldChange[],
  live: unknown,
): readonly ContestedField[] {
  const operators = listIn(recordIn(recordIn(live)['metadata'])['managedFields'])
    .map(recordIn)
    .filter(({ subresource }) => subresource === 'status')
    .map(({ manager }) => textIn(manager))
    .filter((manager) => manager?.startsWith('kubectl') === false);
  const controllers = new Set<string | null>([...GITOPS_MANAGERS, ...operators]);
  return changes.flatMap(({ path }) => {
    const manager = fieldManagers(live, path).find(({ name }) => controllers.has(name));
    return manager === undefined ? [] : [{ path, manager: manager.name }];
  });
}
