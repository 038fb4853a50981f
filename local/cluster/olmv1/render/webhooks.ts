/** Webhooks of a bundle, with their Services. Certificates are from OpenShift's service CA or cert-manager. */
import { objectAt, textAt, textsAt } from '../../kube/json';
import type { DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { type WebhookDefinition, webhooksOf } from '../../olm/csv/webhooks';

export function webhookObjects(csv: KubeObject, namespace: string): readonly DraftObject[] {
  const webhooks = webhooksOf(csv);
  const served = [...new Set(webhooks.map(({ deploymentName }) => deploymentName))];
  return [
    ...served.map((deployment) => service(csv, { deployment, namespace, webhooks })),
    ...webhooks
      .filter(({ type }) => type !== 'ConversionWebhook')
      .map((webhook) => configuration(webhook, namespace)),
  ];
}

type Served = {
  readonly deployment: string;
  readonly namespace: string;
  readonly webhooks: readonly WebhookDefinition[];
};

function service(csv: KubeObject, { deployment, namespace, webhooks }: Served): DraftObject {
  const spec = csv.spec?.['install'];
  const of = webhooks.find(({ deploymentName }) => deploymentName === deployment);
  const port = of?.containerPort ?? 443;
  const found = deploymentOf(spec, deployment);
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: serviceName(deployment), namespace },
    spec: {
      ports: [{ name: String(port), port, targetPort: of?.fields['targetPort'] ?? port }],
      selector: objectAt(found, 'spec', 'selector', 'matchLabels') ?? {},
    },
  };
}

function deploymentOf(install: unknown, name: string): unknown {
  const all = objectAt(install, 'spec')?.['deployments'];
  const list: readonly unknown[] = Array.isArray(all) ? all : [];
  return list.find((each) => textAt(each, 'name') === name);
}

function serviceName(deployment: string): string {
  return `${deployment.replaceAll('.', '-')}-service`;
}

function clientConfig(webhook: WebhookDefinition, namespace: string): JsonObject {
  return {
    service: {
      name: serviceName(webhook.deploymentName),
      namespace,
      path: textAt(webhook.fields, 'webhookPath') ?? '/',
      port: webhook.containerPort,
    },
  };
}

const FIELDS = ['rules', 'failurePolicy', 'matchPolicy', 'objectSelector', 'timeoutSeconds'];

function configuration(webhook: WebhookDefinition, namespace: string): DraftObject {
  const isMutating = webhook.type === 'MutatingAdmissionWebhook';
  const { fields } = webhook;
  return {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: isMutating ? 'MutatingWebhookConfiguration' : 'ValidatingWebhookConfiguration',
    metadata: { name: webhook.generateName.replace(/-+$/u, '') },
    webhooks: [
      {
        name: webhook.generateName,
        ...Object.fromEntries(
          FIELDS.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])),
        ),
        sideEffects: textAt(fields, 'sideEffects') ?? 'None',
        admissionReviewVersions: textsAt(fields, 'admissionReviewVersions'),
        clientConfig: clientConfig(webhook, namespace),
      },
    ],
  };
}

/** Adds the conversion to a CRD with a conversion webhook of the bundle. */
export function withConversion(
  definition: DraftObject,
  csv: KubeObject,
  namespace: string,
): DraftObject {
  const webhook = webhooksOf(csv).find(
    ({ type, fields }) =>
      type === 'ConversionWebhook' &&
      textsAt(fields, 'conversionCRDs').includes(definition.metadata.name ?? ''),
  );
  if (webhook === undefined) return definition;
  const conversion = {
    strategy: 'Webhook',
    webhook: {
      clientConfig: clientConfig(webhook, namespace),
      conversionReviewVersions: textsAt(webhook.fields, 'admissionReviewVersions'),
    },
  };
  return { ...definition, spec: { ...objectAt(definition, 'spec'), conversion } };
}
