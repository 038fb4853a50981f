import { type FacetTexts, type ListTexts, textsOf } from '~/ui/lists/listTexts';
import type { LeftoverKind, Evidence, BlockingResource } from '~/remove/rules/leftovers/leftover';
import type { LEFTOVERS } from '~/remove/rules/leftovers/leftoverList';
import { LEFTOVER_KINDS } from '~/remove/rules/leftovers/leftover';
import type { Severity } from '~/remove/rules/leftovers/severity';
import { type KindTexts, type Texts, type Translate, textOfKind } from '~/i18n';

/** The name of a kind of leftover. */
export function kindText(kind: LeftoverKind, t: Translate): string {
  return KIND_TEXTS[kind](t);
}

const KIND_TEXTS: Texts<LeftoverKind> = {
  'broken-webhook': (t) => t('Webhook, service missing'),
  'broken-conversion': (t) => t('CRD conversion webhook, service missing'),
  'broken-api-service': (t) => t('APIService, service missing'),
  'terminating-namespace': (t) => t('Namespace stuck in Terminating'),
  'terminating-definition': (t) => t('Terminating CRD'),
  'orphan-csv': (t) => t('CSV without Subscription'),
  'ownerless-definition': (t) => t('CRD without Operator'),
  'empty-operator': (t) => t('Empty Operator resource'),
  'orphaned-rbac': (t) => t('Orphaned RBAC resources'),
  'ownerless-extension-object': (t) => t('Resource without ClusterExtension'),
  'unpack-job': (t) => t('Bundle unpack job'),
  'unused-operator-group': (t) => t('Unused OperatorGroup'),
};

/** The harm of an existing leftover. */
export function harmText(kind: LeftoverKind, t: Translate): string {
  return HARM_TEXTS[kind](t);
}

const HARM_TEXTS: Texts<LeftoverKind> = {
  'broken-webhook': (t) => t('The API server calls the webhook, but its service does not exist.'),
  'broken-conversion': (t) => t('Instances cannot be converted between versions or deleted.'),
  'broken-api-service': (t) =>
    t('API discovery is incomplete, which blocks the deletion of all namespaces.'),
  'terminating-namespace': (t) =>
    t('The namespace is deleted automatically when no finalizers remain.'),
  'terminating-definition': (t) =>
    t('Blocks reinstalling the Operator until all instances are deleted.'),
  'orphan-csv': (t) => t('Blocks reinstalling the package in this namespace.'),
  'ownerless-definition': (t) =>
    t('The custom resources are stored but not managed by an Operator.'),
  'empty-operator': (t) => t('An Operator resource only lists the components of a package.'),
  'orphaned-rbac': (t) => t('Remains from an Operator whose CSV does not exist.'),
  'ownerless-extension-object': (t) => t('Remains from an uninstalled ClusterExtension.'),
  'unpack-job': (t) => t('OLM re-creates the resource when required.'),
  'unused-operator-group': (t) =>
    t('A second OperatorGroup would block all installations in the namespace.'),
};

/** What is deleted with it. The custom resources of an API are counted elsewhere. */
export function lossText(
  kind: Exclude<LeftoverKind, 'ownerless-definition'>,
  t: Translate,
): string {
  return LOSS_TEXTS[kind](t);
}

const LOSS_TEXTS: Texts<Exclude<LeftoverKind, 'ownerless-definition'>> = {
  'broken-webhook': (t) => t('None'),
  'broken-conversion': (t) => t('None. Instances are then returned without conversion.'),
  'broken-api-service': (t) => t('None'),
  'terminating-namespace': (t) =>
    t('All resources in the namespace, which is already terminating.'),
  'terminating-definition': (t) => t('None'),
  'ownerless-extension-object': (t) => t('None'),
  'orphan-csv': (t) =>
    t('Deployments, services, and permissions of the CSV. CRDs and custom resources remain.'),
  'empty-operator': (t) => t('None'),
  'orphaned-rbac': (t) => t('Permissions'),
  'unpack-job': (t) => t('None'),
  'unused-operator-group': (t) => t('None'),
};

export function severityTitle(severity: Severity, t: Translate): string {
  return SEVERITY_TITLES[severity](t);
}

const SEVERITY_TITLES: Texts<Severity> = {
  breaks: (t) => t('Critical: breaks API requests'),
  blocks: (t) => t('Blocks installation or deletion'),
  room: (t) => t('Unused'),
};

export function leftoverTexts(t: Translate): ListTexts {
  return {
    find: t('Find by name, kind, namespace, or package'),
    placeholder: t('Find by name, kind, namespace, or package'),
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
  return textOfKind(EVIDENCE_TEXTS, evidence, t);
}

const EVIDENCE_TEXTS: KindTexts<Evidence> = {
  // What does not work because of it
  'service-gone': (t, evidence) =>
    t('Service {{name}} in namespace {{namespace}} does not exist.', evidence),
  'fails-closed': (t, evidence) => {
    const resources = listText(
      evidence.resources.map((one) => (one === '*' ? t('all kinds') : one)),
      t,
    );
    return evidence.isLimited
      ? t('Requests for {{resources}} fail where its selectors match.', { resources })
      : t('Requests for {{resources}} fail.', { resources });
  },
  'cannot-be-read': (t, evidence) =>
    t('Resources of {{api}} cannot be converted between versions.', evidence),
  condition: (t, { type, message }) => t('{{what}}: {{state}}', { what: type, state: message }),
  'held-by': (t, { resources }) =>
    t('Blocked by {{resources}}.', {
      resources: listText(
        resources.map((one) => heldText(one, t)),
        t,
      ),
    }),
  'finalizers-held': (t, { finalizers }) =>
    t('Remaining finalizers: {{finalizers}}', {
      finalizers: listText(
        finalizers.map(({ name }) => name),
        t,
      ),
    }),

  // Whose it was, and that it is no longer
  'no-owner-csv': (t, { csvName: name }) =>
    name === null ? t('The CSV does not exist.') : t('CSV {{name}} does not exist.', { name }),
  'owner-kind-gone': (t, { ownerKind: kind, name, apiVersion: api }) =>
    t('API {{api}} of owner {{kind}} {{name}} no longer exists.', { kind, name, api }),
  'no-csv-owns': (t, evidence) => t('No CSV provides or requires {{api}}.', evidence),
  'no-extension': (t, evidence) => t('ClusterExtension {{name}} not found', evidence),
  'no-subscription': (t, { csvName: name }) => t('No Subscription references {{name}}.', { name }),
  label: (t, { key, value }) =>
    t('OLM label: {{label}}', { label: value === '' ? key : `${key}=${value}` }),

  // Why nothing needs it, or what it keeps from happening
  phase: (t, { phase }) => t('{{what}}: {{state}}', { what: t('Phase'), state: phase }),
  'blocks-subscription': (t, evidence) =>
    t('Blocks the resolution of Subscription {{name}} in namespace {{namespace}}.', evidence),
  'no-components': (t) => t('No components.'),
  'only-leftover-components': (t, { components }) =>
    t('Only leftover components: {{components}}', {
      components: listText(
        components.map(({ kind, name }) => `${kind} ${name}`),
        t,
      ),
    }),
  'no-operator-in-namespace': (t, evidence) =>
    t('Namespace {{namespace}} contains no Subscriptions or Operators.', evidence),
  'not-needed-by-plan': (t) => t('Not used by an InstallPlan or Subscription.'),
};

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
