import type { ComponentRef } from '~/olm/installed/componentRefs';
import type { LeftoverObject } from './leftover';

/** The common key of a component and its object. OLM can list the object in another version. */
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
