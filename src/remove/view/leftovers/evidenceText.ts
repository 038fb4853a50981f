import type { Evidence, HeldResource } from '~/remove/rules/leftovers/leftover';
import type { Translate } from '~/i18n';

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
      return t('Owner {{kind}} {{name}} belongs to {{api}}, which no longer exists.', {
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

function heldText({ resource, count, finalizers }: HeldResource, t: Translate): string {
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
