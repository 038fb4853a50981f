import { type FacetTexts, type ListTexts, textsOf } from '~/ui/lists/listTexts';
import type { LeftoverKind, Evidence, BlockingResource } from '~/remove/rules/leftovers/leftover';
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

/** Why something is a leftover, in a sentence. */
export function evidenceText(evidence: Evidence, t: Translate): string {
  switch (evidence.kind) {
    case 'service-gone':
    case 'fails-closed':
    case 'cannot-be-read':
    case 'condition':
    case 'held-by':
    case 'finalizers-held':
      return troubleText(evidence, t);
    case 'no-owner-csv':
    case 'owner-kind-gone':
    case 'no-csv-owns':
    case 'no-subscription':
    case 'catalog-gone':
    case 'label':
      return ownerText(evidence, t);
    default:
      return needText(evidence, t);
  }
}

type Trouble = Extract<
  Evidence,
  {
    readonly kind:
      | 'service-gone'
      | 'fails-closed'
      | 'cannot-be-read'
      | 'condition'
      | 'held-by'
      | 'finalizers-held';
  }
>;

/** What does not work because of it. */
function troubleText(evidence: Trouble, t: Translate): string {
  switch (evidence.kind) {
    case 'service-gone': {
      const { name, namespace } = evidence;
      return evidence.isNamespaceGone
        ? t('Service {{name}} and its namespace {{namespace}} do not exist.', { name, namespace })
        : t('Service {{name}} in namespace {{namespace}} does not exist.', { name, namespace });
    }
    case 'fails-closed': {
      const resources = listText(
        evidence.resources.map((one) => resourceText(one, t)),
        t,
      );
      return evidence.isLimited
        ? t('Requests for {{resources}} fail where its selectors match.', { resources })
        : t('Requests for {{resources}} fail.', { resources });
    }
    case 'cannot-be-read':
      return t('Resources of {{api}} cannot be converted between versions.', {
        api: evidence.api,
      });
    case 'condition':
      return t('{{type}}: {{message}}', { type: evidence.type, message: evidence.message });
    case 'held-by':
      return t('Blocked by {{resources}}.', {
        resources: listText(
          evidence.resources.map((one) => heldText(one, t)),
          t,
        ),
      });
    case 'finalizers-held':
      return t('Remaining finalizers: {{finalizers}}', {
        finalizers: listText(
          evidence.finalizers.map(({ name }) => name),
          t,
        ),
      });
  }
}

type Ownership = Extract<
  Evidence,
  {
    readonly kind:
      | 'no-owner-csv'
      | 'owner-kind-gone'
      | 'no-csv-owns'
      | 'no-subscription'
      | 'catalog-gone'
      | 'label';
  }
>;

/** Whose it was, and that it is no longer. */
function ownerText(evidence: Ownership, t: Translate): string {
  switch (evidence.kind) {
    case 'no-owner-csv': {
      const { csvName, namespace } = evidence;
      if (csvName === null) return t('The CSV does not exist.');
      return namespace === null
        ? t('CSV {{name}} does not exist.', { name: csvName })
        : t('CSV {{name}} does not exist in namespace {{namespace}}.', {
            name: csvName,
            namespace,
          });
    }
    case 'owner-kind-gone':
      return t('API {{api}} of owner {{kind}} {{name}} no longer exists.', {
        kind: evidence.ownerKind,
        name: evidence.name,
        api: evidence.apiVersion,
      });
    case 'no-csv-owns':
      return t('No CSV provides or requires {{api}}.', { api: evidence.api });
    case 'no-subscription':
      return t('No Subscription references {{name}}.', { name: evidence.csvName });
    case 'catalog-gone':
      return evidence.name === null
        ? t('The related CatalogSource does not exist.')
        : t('CatalogSource {{name}} does not exist in namespace {{namespace}}.', {
            name: evidence.name,
            namespace: evidence.namespace,
          });
    case 'label':
      return evidence.value === ''
        ? t('OLM label: {{label}}', { label: evidence.key })
        : t('OLM label: {{label}}', { label: `${evidence.key}=${evidence.value}` });
  }
}

/** Why nothing needs it, or what it keeps from happening. */
function needText(evidence: Exclude<Evidence, Trouble | Ownership>, t: Translate): string {
  switch (evidence.kind) {
    case 'phase':
      return t('Phase {{phase}}. Its Deployments continue to run.', { phase: evidence.phase });
    case 'blocks-subscription':
      return t('Blocks the resolution of Subscription {{name}} in namespace {{namespace}}.', {
        name: evidence.name,
        namespace: evidence.namespace,
      });
    case 'no-components':
      return t('No components.');
    case 'only-leftover-components':
      return t('Only leftover components: {{components}}', {
        components: listText(
          evidence.components.map(({ kind, name }) => `${kind} ${name}`),
          t,
        ),
      });
    case 'no-operator-in-namespace':
      return t('Namespace {{namespace}} contains no Subscriptions or Operators.', {
        namespace: evidence.namespace,
      });
    case 'not-needed-by-plan':
      return evidence.bundle === null
        ? t('Not used by an InstallPlan or Subscription.')
        : t('Bundle {{bundle}} is not used by an InstallPlan or Subscription.', {
            bundle: evidence.bundle,
          });
  }
}

function resourceText(resource: string, t: Translate): string {
  return resource === '*' ? t('all kinds') : resource;
}

function heldText({ resource, count, finalizers }: BlockingResource, t: Translate): string {
  const held = count === null ? resource : t('{{count}} of {{resource}}', { count, resource });
  return finalizers.length === 0
    ? held
    : t('{{resource}} (finalizers: {{finalizers}})', {
        resource: held,
        finalizers: listText(finalizers, t),
      });
}

/** At most as many as one reads. */
function listText(words: readonly string[], t: Translate): string {
  const shown = t.list(words.slice(0, MOST));
  return words.length > MOST ? `${shown}, +${(words.length - MOST).toString()}` : shown;
}

const MOST = 6;
