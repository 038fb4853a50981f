import type { Remedy } from '~/domain/installed/diagnosis/remedy';
import { remedyObject } from '~/domain/remedies/remedyObject';
import { routes } from '~/routes';

/** The page where a remedy can be carried out, or its object seen. */
export function remedyAddress(remedy: Remedy): string {
  switch (remedy.kind) {
    case 'create-operator-group':
    case 'remove-operator-group':
      return routes.operatorGroups(remedy.namespace);
    case 'approve-plan':
      return routes.plan(remedy.namespace, remedy.planName);
    case 'edit-subscription':
      return routes.operator(remedy.subscription.namespace, remedy.subscription.name, 'updates');
    default: {
      const object = remedyObject(remedy);
      return object === null ? routes.installed(null) : routes.object(object);
    }
  }
}
