import type { Permission } from '~/kube/failure';
import { permissionOf } from '~/olm/calls/clusterCall';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { TO_CHANGE_THE_CONSOLE } from '~/kube/permissions';

/**
 * The permissions for steps, each once. Operands can be hundreds and are reviewed by kind and namespace, other objects
 * by name.
 */
export function permissionsOfSteps(steps: readonly RemovalStep[]): readonly Permission[] {
  const permissions = steps.map(permissionOfStep);
  return [
    ...new Map(permissions.map((permission) => [JSON.stringify(permission), permission])).values(),
  ];
}

function permissionOfStep({ stage, action }: RemovalStep): Permission {
  if (action.kind === 'disable-plugins') return TO_CHANGE_THE_CONSOLE;
  const permission = permissionOf(action.call);
  if (stage !== 'operands') return permission;
  const { verb, group, resource, namespace } = permission;
  return { verb, group, resource, ...(namespace === undefined ? {} : { namespace }) };
}

/** A permission that is reviewed first. If it is missing, its parts are reviewed; without parts, it is final. */
export type WidePermission = {
  readonly permission: Permission;
  readonly parts: readonly Permission[];
};

/**
 * Combines permissions for a kind in several namespaces into one for the whole cluster, so that one review can be
 * sufficient.
 */
export function widened(permissions: readonly Permission[]): readonly WidePermission[] {
  const wide = new Map<string, { readonly permission: Permission; readonly parts: Permission[] }>();
  for (const permission of permissions) {
    const { verb, group, resource, namespace, name } = permission;
    const isPart = name === undefined && namespace !== undefined;
    const whole: Permission = isPart ? { verb, group, resource } : permission;
    const known = wide.get(JSON.stringify(whole)) ?? { permission: whole, parts: [] };
    if (isPart) known.parts.push(permission);
    wide.set(JSON.stringify(whole), known);
  }
  return [...wide.values()].map(({ permission, parts }) => {
    const [only, ...others] = parts;
    return only !== undefined && others.length === 0
      ? { permission: only, parts: [] }
      : { permission, parts };
  });
}
