import type { ComponentRef } from '~/olm/installed/componentRefs';
import type { LeftoverObject } from './leftover';

/** What a component and the object that it is have in common: OLM may list it in another version. */
export function componentKey({
  group,
  kind,
  namespace,
  name,
}: Omit<ComponentRef, 'version' | 'conditions'>): string {
  return [group, kind, namespace ?? '', name].join('/');
}

export function objectKey({ model, namespace, name }: LeftoverObject): string {
  return componentKey({ group: model.group, kind: model.kind, namespace, name });
}
