import { describe, expect, it } from 'vitest';
import type { JsonObject, KubeObject } from '../../kube/types';
import { webhookConfiguration, webhookProblem, webhooksOf } from './webhooks';

function aCsv(...webhooks: readonly JsonObject[]): KubeObject {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: { name: 'a.v1', namespace: 'home', uid: 'u1' },
    spec: { webhookdefinitions: webhooks },
  };
}

function aWebhook(rule: JsonObject): JsonObject {
  return {
    type: 'ValidatingAdmissionWebhook',
    generateName: 'v.example.com',
    deploymentName: 'a',
    rules: [rule],
  };
}

describe('webhookProblem', () => {
  it.each([
    [{ apiGroups: ['example.com'], resources: ['databases'] }, undefined],
    [{ apiGroups: ['*'], resources: ['*'] }, 'webhook rules cannot include all groups'],
    [
      { apiGroups: ['operators.coreos.com'], resources: ['*'] },
      'webhook rules cannot include the OLM group',
    ],
    [
      {
        apiGroups: ['admissionregistration.k8s.io'],
        resources: ['validatingwebhookconfigurations'],
      },
      'webhook rules cannot include MutatingWebhookConfiguration or ValidatingWebhookConfiguration resources',
    ],
  ])('%j', (rule, problem) => {
    expect(webhookProblem(aCsv(aWebhook(rule)))).toBe(problem);
  });

  it('rejects two definitions of one name', () => {
    const webhook = aWebhook({ apiGroups: ['example.com'] });
    expect(webhookProblem(aCsv(webhook, webhook))).toBe(
      'CSV contains repeated WebhookDescription name',
    );
  });
});

describe('webhookConfiguration', () => {
  it.each([
    { groupUid: 'og1', selector: { matchLabels: { 'olm.operatorgroup.uid/og1': '' } } },
    { groupUid: undefined, selector: {} },
  ])('selects the namespaces of OperatorGroup $groupUid', ({ groupUid, selector }) => {
    const csv = aCsv(aWebhook({ apiGroups: ['example.com'] }));
    const made = webhooksOf(csv).map((webhook) =>
      webhookConfiguration(csv, webhook, { service: 'a-service', authority: 'PEM', groupUid }),
    );
    expect(made).toMatchObject([
      {
        kind: 'ValidatingWebhookConfiguration',
        metadata: { labels: { 'olm.owner': 'a.v1', 'olm.owner.namespace': 'home' } },
        webhooks: [{ name: 'v.example.com', namespaceSelector: selector }],
      },
    ]);
  });
});
