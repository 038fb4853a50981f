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
        ? t('It asks Service {{name}}, whose namespace {{namespace}} is gone.', { name, namespace })
        : t('It asks Service {{name}} in namespace {{namespace}}, which is gone.', {
            name,
            namespace,
          });
    }
    case 'fails-closed': {
      const resources = listText(
        evidence.resources.map((one) => resourceText(one, t)),
        t,
      );
      return evidence.isLimited
        ? t('Requests about {{resources}} are refused where its selectors apply.', { resources })
        : t('Requests about {{resources}} are refused.', { resources });
    }
    case 'cannot-be-read':
      return t('Objects of {{api}} cannot be converted from one version to another.', {
        api: evidence.api,
      });
    case 'condition':
      return t('{{type}}: {{message}}', { type: evidence.type, message: evidence.message });
    case 'held-by':
      return t('It is held by {{resources}}.', {
        resources: listText(
          evidence.resources.map((one) => heldText(one, t)),
          t,
        ),
      });
    case 'finalizers-held':
      return t('These finalizers hold it: {{finalizers}}.', {
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
      if (csvName === null) return t('Its ClusterServiceVersion is gone.');
      return namespace === null
        ? t('ClusterServiceVersion {{name}}, which it belongs to, is gone.', { name: csvName })
        : t('ClusterServiceVersion {{name}} in namespace {{namespace}} is gone.', {
            name: csvName,
            namespace,
          });
    }
    case 'owner-kind-gone':
      return t('Its owner, {{kind}} {{name}}, is of {{api}}, which the cluster no longer has.', {
        kind: evidence.ownerKind,
        name: evidence.name,
        api: evidence.apiVersion,
      });
    case 'no-csv-owns':
      return t('No ClusterServiceVersion owns or needs {{api}}.', { api: evidence.api });
    case 'no-subscription':
      return t('No Subscription refers to {{name}}.', { name: evidence.csvName });
    case 'catalog-gone':
      return evidence.name === null
        ? t('The CatalogSource that it was made for is gone.')
        : t('CatalogSource {{name}} in namespace {{namespace}} is gone.', {
            name: evidence.name,
            namespace: evidence.namespace,
          });
    case 'label':
      return evidence.value === ''
        ? t('It has OLM’s label {{label}}.', { label: evidence.key })
        : t('It has OLM’s label {{label}}.', { label: `${evidence.key}=${evidence.value}` });
  }
}

/** Why nothing needs it, or what it keeps from happening. */
function needText(evidence: Exclude<Evidence, Trouble | Ownership>, t: Translate): string {
  switch (evidence.kind) {
    case 'phase':
      return t('It is in phase {{phase}}, and what it brought runs on.', { phase: evidence.phase });
    case 'blocks-subscription':
      return t(
        'OLM cannot resolve Subscription {{name}} in namespace {{namespace}} because of it.',
        {
          name: evidence.name,
          namespace: evidence.namespace,
        },
      );
    case 'no-components':
      return t('Nothing belongs to it.');
    case 'only-leftover-components':
      return t('Only leftovers belong to it: {{components}}.', {
        components: listText(
          evidence.components.map(({ kind, name }) => `${kind} ${name}`),
          t,
        ),
      });
    case 'no-operator-in-namespace':
      return t('Namespace {{namespace}} has neither a Subscription nor an Operator.', {
        namespace: evidence.namespace,
      });
    case 'not-needed-by-plan':
      return evidence.bundle === null
        ? t('No InstallPlan and no Subscription needs it.')
        : t('No InstallPlan and no Subscription needs bundle {{bundle}}.', {
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
