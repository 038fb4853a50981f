import type { Severity } from '~/olm/finding';
import { type FacetTexts, type ListTexts, textsOf } from '~/ui/lists/listTexts';
import type {
  BlockingResource,
  CleanUp,
  LeftoverEvidence,
} from '~/remove/rules/leftovers/leftover';
import { LEFTOVER_KINDS, type LeftoverKind } from '~/remove/rules/leftovers/leftoverKinds';
import type { LEFTOVERS } from '~/remove/rules/leftovers/leftoverList';
import { type KindTexts, type Texts, type Translate, textOfKind } from '~/i18n';

type KindText = {
  readonly title: (t: Translate) => string;
  /** The harm of an existing leftover. */
  readonly harm: (t: Translate) => string;
  /** What is deleted with it; `null`: the instances of its API, which are counted elsewhere. */
  readonly loss: ((t: Translate) => string) | null;
};

export const LEFTOVER_TEXTS: Readonly<Record<LeftoverKind, KindText>> = {
  'broken-webhook': {
    title: (t) => t('Webhook, service missing'),
    harm: (t) => t('The API server calls the webhook, but its service does not exist.'),
    loss: (t) => t('None'),
  },
  'broken-conversion': {
    title: (t) => t('CRD conversion webhook, service missing'),
    harm: (t) => t('Instances cannot be converted between versions or deleted.'),
    loss: (t) => t('None. Instances are then returned without conversion.'),
  },
  'broken-api-service': {
    title: (t) => t('APIService, service missing'),
    harm: (t) => t('API discovery is incomplete, which blocks the deletion of all namespaces.'),
    loss: (t) => t('None'),
  },
  'terminating-namespace': {
    title: (t) => t('Namespace stuck in Terminating'),
    harm: (t) => t('The namespace is deleted automatically when no finalizers remain.'),
    loss: (t) => t('All resources in the namespace, which is already terminating.'),
  },
  'terminating-definition': {
    title: (t) => t('Terminating CRD'),
    harm: (t) => t('Blocks reinstalling the Operator until all instances are deleted.'),
    loss: (t) => t('None'),
  },
  'orphan-csv': {
    title: (t) => t('CSV without Subscription'),
    harm: (t) => t('Blocks reinstalling the package in this namespace.'),
    loss: (t) =>
      t('Deployments, services, and permissions of the CSV. CRDs and custom resources remain.'),
  },
  'ownerless-definition': {
    title: (t) => t('CRD without Operator'),
    harm: (t) => t('The custom resources are stored but not managed by an Operator.'),
    loss: null,
  },
  'empty-operator': {
    title: (t) => t('Empty Operator resource'),
    harm: (t) => t('An Operator resource only lists the components of a package.'),
    loss: (t) => t('None'),
  },
  'orphaned-rbac': {
    title: (t) => t('Orphaned RBAC resources'),
    harm: (t) => t('Remains from an Operator whose CSV does not exist.'),
    loss: (t) => t('Permissions'),
  },
  'ownerless-extension-object': {
    title: (t) => t('Resource without ClusterExtension'),
    harm: (t) => t('Remains from an uninstalled ClusterExtension.'),
    loss: (t) => t('None'),
  },
  'unpack-job': {
    title: (t) => t('Bundle unpack job'),
    harm: (t) => t('OLM re-creates the resource when required.'),
    loss: (t) => t('None'),
  },
  'unused-operator-group': {
    title: (t) => t('Unused OperatorGroup'),
    harm: (t) => t('A second OperatorGroup would block all installations in the namespace.'),
    loss: (t) => t('None'),
  },
};

export const SEVERITY_TITLES: Texts<Severity> = {
  danger: (t) => t('Critical: breaks API requests'),
  warning: (t) => t('Blocks installation or deletion'),
  info: (t) => t('Unused'),
};

/** What a clean-up removes of an object that remains. */
export const PART_TEXTS: Texts<Extract<CleanUp, { kind: 'patch' }>['part']> = {
  webhooks: (t) => t('Only webhooks with a missing service are removed.'),
  conversion: (t) => t('Only the conversion webhook is removed. The CRD and its instances remain.'),
};

export function leftoverTexts(t: Translate): ListTexts {
  return {
    find: t('Find by name, kind, namespace, or package'),
    placeholder: t('Find by name, kind, namespace, or package'),
    facets: {
      kind: {
        title: t('Kind'),
        values: textsOf(LEFTOVER_KINDS, (kind) => LEFTOVER_TEXTS[kind].title(t)),
      },
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
export function evidenceText(evidence: LeftoverEvidence, t: Translate): string {
  return textOfKind(EVIDENCE_TEXTS, evidence, t);
}

const EVIDENCE_TEXTS: KindTexts<LeftoverEvidence> = {
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
  'no-extension': (t, evidence) =>
    t('{{kind}} {{name}} not found', { kind: 'ClusterExtension', name: evidence.name }),
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
