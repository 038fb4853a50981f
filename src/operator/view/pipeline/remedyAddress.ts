import type { LinkRemedy } from '~/operator/view/remedies/remedyContext';
import { routes } from '~/routes';

/** The page of a remedy. */
export function remedyAddress(remedy: LinkRemedy): string {
  switch (remedy.kind) {
    case 'approve-plan':
      return routes.plan(remedy.namespace, remedy.planName);
    case 'edit-subscription': {
      const { namespace, name } = remedy.subscription;
      return `${routes.operator(namespace, name, 'updates')}?edit=${remedy.setting}`;
    }
    case 'open-object':
      return routes.object(remedy.object);
    case 'open-operator':
      return routes.operator(remedy.namespace, remedy.name);
    case 'uninstall':
      return routes.uninstall(remedy.namespace, remedy.name);
  }
}
