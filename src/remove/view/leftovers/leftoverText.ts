import { type FacetTexts, type ListTexts, textsOf } from '~/ui/lists/listTexts';
import type { LeftoverKind } from '~/remove/rules/leftovers/leftover';
import type { LEFTOVERS } from '~/remove/rules/leftovers/leftoverList';
import { LEFTOVER_KINDS } from '~/remove/rules/leftovers/leftoverKinds';
import type { Severity } from '~/remove/rules/leftovers/severity';
import type { Translate } from '~/i18n';

/** What a leftover is, in words. */
export function kindText(kind: LeftoverKind, t: Translate): string {
  switch (kind) {
    case 'broken-webhook':
      return t('Webhook, service missing');
    case 'broken-conversion':
      return t('CRD conversion webhook, service missing');
    case 'broken-api-service':
      return t('APIService, service missing');
    case 'terminating-namespace':
      return t('Namespace stuck in Terminating');
    case 'orphan-csv':
      return t('CSV without Subscription');
    case 'ownerless-definition':
      return t('CRD without Operator');
    case 'empty-operator':
      return t('Empty Operator resource');
    case 'ownerless-right':
      return t('Orphaned RBAC resources');
    case 'unpack-job':
      return t('Bundle unpack job');
    case 'unpack-config-map':
      return t('Bundle ConfigMap');
    case 'unused-operator-group':
      return t('Unused OperatorGroup');
  }
}

/** What it does to others while it is there. */
export function harmText(kind: LeftoverKind, t: Translate): string {
  switch (kind) {
    case 'broken-webhook':
      return t('The API server calls the webhook, but its service does not exist.');
    case 'broken-conversion':
      return t('Instances cannot be converted between versions or deleted.');
    case 'broken-api-service':
      return t('API discovery is incomplete, which blocks the deletion of all namespaces.');
    case 'terminating-namespace':
      return t('The namespace is deleted automatically when no finalizers remain.');
    case 'orphan-csv':
      return t('Blocks reinstalling the package in this namespace.');
    case 'ownerless-definition':
      return t('Its custom resources are stored but not managed by an Operator.');
    case 'empty-operator':
      return t('An Operator resource only lists the components of a package.');
    case 'ownerless-right':
      return t('Grants permissions to a service account that does not exist.');
    case 'unpack-job':
    case 'unpack-config-map':
      return t('OLM re-creates the resource when required.');
    case 'unused-operator-group':
      return t('A second OperatorGroup would block all installations in the namespace.');
  }
}

/** What is gone with it, besides itself. The custom resources of an API are counted elsewhere. */
export function lossText(
  kind: Exclude<LeftoverKind, 'ownerless-definition'>,
  t: Translate,
): string {
  switch (kind) {
    case 'broken-webhook':
      return t('None');
    case 'broken-conversion':
      return t('None. Instances are then returned without conversion.');
    case 'broken-api-service':
      return t('None');
    case 'terminating-namespace':
      return t('All resources in the namespace, which is already terminating.');
    case 'orphan-csv':
      return t(
        'Deployments, services and permissions of the CSV. CRDs and custom resources remain.',
      );
    case 'empty-operator':
      return t('None');
    case 'ownerless-right':
      return t('Permissions of service accounts of an uninstalled Operator.');
    case 'unpack-job':
    case 'unpack-config-map':
      return t('None');
    case 'unused-operator-group':
      return t('None. Installing in this namespace requires a new OperatorGroup.');
  }
}

export function severityTitle(severity: Severity, t: Translate): string {
  switch (severity) {
    case 'breaks':
      return t('Critical: breaks API requests');
    case 'blocks':
      return t('Blocks installation or deletion');
    case 'room':
      return t('Unused');
  }
}

export function leftoverTexts(t: Translate): ListTexts {
  return {
    find: t('Find by name, kind, namespace or package'),
    placeholder: t('Find by name, kind, namespace or package'),
    facets: {
      kind: { title: t('Kind'), values: textsOf(LEFTOVER_KINDS, (kind) => kindText(kind, t)) },
      package: { title: t('Former package') },
      namespace: { title: t('Namespace') },
      origin: {
        title: t('Origin'),
        values: { olm: t('Created by OLM'), unknown: t('Origin unknown') },
      },
    } satisfies Record<keyof (typeof LEFTOVERS)['facets'], FacetTexts>,
  };
}
