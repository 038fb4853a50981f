/** Webhooks and APIs that a CSV's Deployments serve: creates them and checks whether they exist. */
import { objectAt, textAt, textsAt } from '../../kube/json';
import type { ClusterClient, DraftObject, KubeObject, ResourceKey } from '../../kube/types';
import { OPERATOR_GROUPS } from '../shared/names';
import { apiServicesOf, namespaceOf, type ApiServiceDescription } from './csvFields';
import { managedLabels } from './ownership';
import { authorityOf, ensureCertificates, serviceNameOf } from './servingCertificates';
import {
  webhookConfiguration,
  webhookConversion,
  webhookLabels,
  webhooksOf,
  type WebhookDefinition,
  type WebhookTarget,
} from './webhooks';

export const API_SERVICES = 'apiservices.apiregistration.k8s.io';
export const CRDS = 'customresourcedefinitions.apiextensions.k8s.io';
export const WEBHOOK_CONFIGURATIONS: readonly ResourceKey[] = [
  'validatingwebhookconfigurations.admissionregistration.k8s.io',
  'mutatingwebhookconfigurations.admissionregistration.k8s.io',
];

/** Creates or renews Services, certificates, configurations and APIServices. `now` (milliseconds) dates certificates. */
export function ensureServing(client: ClusterClient, csv: KubeObject, now: number): void {
  ensureCertificates(client, csv, now);
  for (const webhook of webhooksOf(csv)) ensureWebhook(client, csv, webhook);
  for (const api of apiServicesOf(csv, 'owned')) ensureApiService(client, csv, api);
}

/** OLM's message about missing resources. */
export function servingProblem(client: ClusterClient, csv: KubeObject): string | undefined {
  const areApisThere = apiServicesOf(csv, 'owned').every(
    (api) => client.get({ resource: API_SERVICES, name: apiServiceName(api) }) !== undefined,
  );
  if (!areApisThere) return 'apiServices not installed';
  const areWebhooksThere = webhooksOf(csv).every(
    (webhook) =>
      webhook.type === 'ConversionWebhook' || configurationsOf(client, csv, webhook).length > 0,
  );
  return areWebhooksThere ? undefined : 'webhooks not installed';
}

function ensureWebhook(client: ClusterClient, csv: KubeObject, webhook: WebhookDefinition): void {
  const target = targetOf(client, csv, webhook);
  if (webhook.type === 'ConversionWebhook') {
    for (const name of textsAt(webhook.fields, 'conversionCRDs')) {
      const crd = client.get({ resource: CRDS, name });
      if (crd === undefined) continue;
      const conversion = webhookConversion(csv, webhook, target);
      client.update(CRDS, { ...crd, spec: { ...crd.spec, conversion } });
    }
    return;
  }
  if (configurationsOf(client, csv, webhook).length > 0) return;
  const configuration = webhookConfiguration(csv, webhook, target);
  const served = client.resourceOf(configuration.apiVersion, configuration.kind);
  if (served !== undefined) client.create(served.key, configuration);
}

function configurationsOf(
  client: ClusterClient,
  csv: KubeObject,
  webhook: WebhookDefinition,
): readonly KubeObject[] {
  return WEBHOOK_CONFIGURATIONS.flatMap((resource) =>
    client.list(resource, { labels: webhookLabels(csv, webhook) }),
  );
}

function targetOf(
  client: ClusterClient,
  csv: KubeObject,
  webhook: WebhookDefinition,
): WebhookTarget {
  const namespace = namespaceOf(csv);
  const group = client.list(OPERATOR_GROUPS, { namespace })[0];
  const isGlobal = textsAt(group, 'status', 'namespaces').includes('');
  return {
    service: serviceNameOf(webhook.deploymentName),
    authority: authorityOf(client, csv, webhook.deploymentName),
    groupUid: isGlobal ? undefined : group?.metadata.uid,
  };
}

function ensureApiService(
  client: ClusterClient,
  csv: KubeObject,
  api: ApiServiceDescription,
): void {
  const draft = apiServiceDraft(client, csv, api);
  const name = apiServiceName(api);
  const existing = client.get({ resource: API_SERVICES, name });
  if (existing === undefined) {
    client.create(API_SERVICES, draft);
    return;
  }
  client.update(API_SERVICES, {
    ...existing,
    metadata: {
      ...existing.metadata,
      labels: { ...existing.metadata.labels, ...managedLabels(csv) },
    },
    spec: objectAt(draft, 'spec') ?? {},
  });
}

function apiServiceDraft(
  client: ClusterClient,
  csv: KubeObject,
  api: ApiServiceDescription,
): DraftObject {
  const authority = authorityOf(client, csv, api.deploymentName);
  return {
    apiVersion: 'apiregistration.k8s.io/v1',
    kind: 'APIService',
    metadata: { name: apiServiceName(api), labels: managedLabels(csv) },
    spec: {
      group: api.group,
      version: api.version,
      groupPriorityMinimum: 2000,
      versionPriority: 15,
      service: {
        name: serviceNameOf(api.deploymentName),
        namespace: namespaceOf(csv),
        port: api.containerPort,
      },
      caBundle: Buffer.from(authority).toString('base64'),
    },
  };
}

/** Whether another CSV already serves an API that this one owns. */
export function hasForeignApiService(client: ClusterClient, csv: KubeObject): boolean {
  const replaced = textAt(csv, 'spec', 'replaces');
  return apiServicesOf(csv, 'owned').some((api) => {
    const owner = client.get({ resource: API_SERVICES, name: apiServiceName(api) })?.metadata
      .labels?.['olm.owner'];
    return owner !== undefined && owner !== csv.metadata.name && owner !== replaced;
  });
}

export function apiServiceName(api: ApiServiceDescription): string {
  return `${api.version}.${api.group}`;
}
