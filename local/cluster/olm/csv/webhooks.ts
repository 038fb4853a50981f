/** `spec.webhookdefinitions` of a CSV: OLM's validation, and the resources it creates. */
import { numberAt, objectAt, textAt, textsAt } from '../../kube/json';
import type { DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { specHash } from '../../workloads/generatedNames';
import { namespaceOf, objectsAt } from './csvFields';
import { managedLabels } from './ownership';

type WebhookType = 'ValidatingAdmissionWebhook' | 'MutatingAdmissionWebhook' | 'ConversionWebhook';

export type WebhookDefinition = {
  readonly type: WebhookType | undefined;
  readonly generateName: string;
  readonly deploymentName: string;
  readonly containerPort: number;
  readonly fields: JsonObject;
};

const types: readonly WebhookType[] = [
  'ValidatingAdmissionWebhook',
  'MutatingAdmissionWebhook',
  'ConversionWebhook',
];

export function webhooksOf(csv: KubeObject): readonly WebhookDefinition[] {
  return objectsAt(csv, 'spec', 'webhookdefinitions').map((fields) => ({
    type: types.find((type) => type === fields['type']),
    generateName: textAt(fields, 'generateName') ?? '',
    deploymentName: textAt(fields, 'deploymentName') ?? '',
    containerPort: numberAt(fields, 'containerPort') ?? 443,
    fields,
  }));
}

/** OLM's message if the definitions cannot be installed. */
export function webhookProblem(csv: KubeObject): string | undefined {
  const webhooks = webhooksOf(csv);
  const names = new Set<string>();
  for (const { generateName, fields } of webhooks) {
    if (names.has(generateName)) return 'CSV contains repeated WebhookDescription name';
    names.add(generateName);
    const problem = rulesProblem(objectsAt(fields, 'rules'));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** A webhook must not block OLM's own resources. */
function rulesProblem(rules: readonly JsonObject[]): string | undefined {
  for (const rule of rules) {
    const groups = textsAt(rule, 'apiGroups');
    const resources = textsAt(rule, 'resources');
    if (groups.includes('*')) return 'webhook rules cannot include all groups';
    if (groups.includes('operators.coreos.com')) {
      return 'webhook rules cannot include the OLM group';
    }
    const watchesWebhooks = resources.some((resource) =>
      ['*', 'mutatingwebhookconfigurations', 'validatingwebhookconfigurations'].includes(
        resource.toLowerCase(),
      ),
    );
    if (groups.includes('admissionregistration.k8s.io') && watchesWebhooks) {
      return 'webhook rules cannot include MutatingWebhookConfiguration or ValidatingWebhookConfiguration resources';
    }
  }
  return undefined;
}

export type WebhookTarget = {
  readonly service: string;
  /** PEM. */
  readonly authority: string;
  /** uid of the OperatorGroup if it does not target all namespaces. */
  readonly groupUid: string | undefined;
};

/** The label by which the configuration of a definition is found again. */
export function webhookLabels(
  csv: KubeObject,
  webhook: WebhookDefinition,
): { readonly [key: string]: string } {
  return {
    ...managedLabels(csv),
    'olm.webhook-description-generate-name': webhook.generateName,
  };
}

/** The Validating- or MutatingWebhookConfiguration of a definition. */
export function webhookConfiguration(
  csv: KubeObject,
  webhook: WebhookDefinition,
  target: WebhookTarget,
): DraftObject {
  const isMutating = webhook.type === 'MutatingAdmissionWebhook';
  const { fields } = webhook;
  const optional = ['rules', 'failurePolicy', 'matchPolicy', 'objectSelector', 'timeoutSeconds'];
  return {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: isMutating ? 'MutatingWebhookConfiguration' : 'ValidatingWebhookConfiguration',
    metadata: {
      name: `${webhook.generateName}-${specHash({ fields, csv: csv.metadata.uid })}`,
      labels: {
        ...webhookLabels(csv, webhook),
        'olm.webhook-description-hash': specHash(fields),
      },
    },
    webhooks: [
      {
        name: webhook.generateName,
        ...Object.fromEntries(
          optional.flatMap((field) =>
            fields[field] === undefined ? [] : [[field, fields[field]]],
          ),
        ),
        ...(isMutating
          ? { reinvocationPolicy: textAt(fields, 'reinvocationPolicy') ?? 'Never' }
          : {}),
        sideEffects: textAt(fields, 'sideEffects') ?? 'None',
        admissionReviewVersions: textsAt(fields, 'admissionReviewVersions'),
        namespaceSelector:
          target.groupUid === undefined
            ? {}
            : { matchLabels: { [`olm.operatorgroup.uid/${target.groupUid}`]: '' } },
        clientConfig: clientConfig(csv, webhook, target),
      },
    ],
  };
}

/** `spec.conversion` of a CRD that a conversion webhook converts. */
export function webhookConversion(
  csv: KubeObject,
  webhook: WebhookDefinition,
  target: WebhookTarget,
): JsonObject {
  return {
    strategy: 'Webhook',
    webhook: {
      clientConfig: clientConfig(csv, webhook, target),
      conversionReviewVersions: textsAt(webhook.fields, 'admissionReviewVersions'),
    },
  };
}

function clientConfig(
  csv: KubeObject,
  webhook: WebhookDefinition,
  target: WebhookTarget,
): JsonObject {
  return {
    service: {
      name: target.service,
      namespace: namespaceOf(csv),
      path: textAt(objectAt(webhook, 'fields'), 'webhookPath') ?? '/',
      port: webhook.containerPort,
    },
    caBundle: Buffer.from(target.authority).toString('base64'),
  };
}
