import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { BundleObjects } from '~/olm/plans/planContent';

export type WebhookKind = 'validating' | 'mutating' | 'conversion';

/** A webhook that an Operator registers with the API server. */
export type PlannedWebhook = {
  readonly id: string;
  readonly csvName: string;
  readonly name: string;
  readonly kind: WebhookKind;
  /** Whether the API server rejects a request if the webhook does not answer. The default of v1 is Fail. */
  readonly failurePolicy: 'Fail' | 'Ignore';
  /** The requests that it receives, one rule per line: operations, then `resource.group`. */
  readonly rules: readonly WebhookRule[];
  /** For conversion: the CustomResourceDefinitions whose objects it converts. */
  readonly definitions: readonly string[];
};

export type WebhookRule = {
  readonly operations: readonly string[];
  readonly resources: readonly string[];
  readonly scope: string;
};

/**
 * The webhooks that the ClusterServiceVersions of a plan define. OLM limits validating and mutating ones to the
 * namespaces of the OperatorGroup (pkg/controller/install/webhook.go@1920817).
 */
export function webhooksOf({ objects }: BundleObjects): readonly PlannedWebhook[] {
  return objects.flatMap(({ kind, csvName, manifest }) =>
    kind === 'ClusterServiceVersion'
      ? listIn(recordIn(manifest?.['spec'])['webhookdefinitions']).flatMap((item, index) =>
          webhookIn(recordIn(item), csvName, index),
        )
      : [],
  );
}

function webhookIn(webhook: JsonRecord, csvName: string, index: number): readonly PlannedWebhook[] {
  const kind = KINDS.get(textIn(webhook['type']) ?? '');
  if (kind === undefined) return [];
  const name = textIn(webhook['generateName']) ?? '';
  return [
    {
      id: `${csvName} ${name} ${index}`,
      csvName,
      name,
      kind,
      failurePolicy: webhook['failurePolicy'] === 'Ignore' ? 'Ignore' : 'Fail',
      rules: listIn(webhook['rules']).map((rule) => ruleIn(recordIn(rule))),
      definitions: textsIn(webhook['conversionCRDs']),
    },
  ];
}

const KINDS: ReadonlyMap<string, WebhookKind> = new Map([
  ['ValidatingAdmissionWebhook', 'validating'],
  ['MutatingAdmissionWebhook', 'mutating'],
  ['ConversionWebhook', 'conversion'],
]);

function ruleIn(rule: JsonRecord): WebhookRule {
  const groups = listIn(rule['apiGroups']).filter((group) => typeof group === 'string');
  const resources = textsIn(rule['resources']).flatMap((resource) =>
    groups.map((group) => (group === '' ? resource : `${resource}.${group}`)),
  );
  return {
    operations: textsIn(rule['operations']),
    resources,
    scope: textIn(rule['scope']) ?? '*',
  };
}
