import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import { type ServiceRef, serviceIn } from './scannedMachinery';
import { type ScannedObject, scannedWith } from './scannedObject';

/** One entry of a Validating- or MutatingWebhookConfiguration. */
export type ScannedWebhook = {
  readonly name: string;
  /** `null`: a URL instead of a Service, or neither. */
  readonly service: ServiceRef | null;
  /** The API server rejects requests while the webhook is unavailable, which is also the default. */
  readonly failsClosed: boolean;
  /** The resources of its rules. */
  readonly resources: readonly string[];
  /** Limited by a selector for namespaces or objects. */
  readonly isLimited: boolean;
};

export type ScannedWebhooks = ScannedObject & { readonly webhooks: readonly ScannedWebhook[] };

export function scannedWebhooks(object: unknown): ScannedWebhooks | null {
  return scannedWith(object, ({ webhooks }) => ({
    webhooks: listIn(webhooks).map(recordIn).map(webhookIn),
  }));
}

function webhookIn(webhook: JsonRecord): ScannedWebhook {
  return {
    name: textIn(webhook['name']) ?? '',
    service: serviceIn(recordIn(webhook['clientConfig'])['service']),
    failsClosed: webhook['failurePolicy'] !== 'Ignore',
    resources: listIn(webhook['rules']).map(recordIn).flatMap(resourcesOf),
    isLimited: SELECTORS.some((field) => Object.keys(recordIn(webhook[field])).length > 0),
  };
}

const SELECTORS = ['namespaceSelector', 'objectSelector'] as const;

function resourcesOf({ apiGroups, resources }: JsonRecord): readonly string[] {
  return textsIn(resources).flatMap((resource) =>
    listIn(apiGroups).flatMap((group) => {
      if (typeof group !== 'string') return [];
      return group === '' ? [resource] : [`${resource}.${group}`];
    }),
  );
}
