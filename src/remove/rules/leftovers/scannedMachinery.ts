import type { Condition } from '~/kube/models/meta';
import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { conditionsIn } from '~/olm/conditions/conditionsIn';
import { type ScannedObject, scannedWith } from './scannedObject';

/** The fields of Kubernetes objects that decide whether other objects are needed. */

export type ServiceRef = { readonly namespace: string; readonly name: string };

export function serviceKey({ namespace, name }: ServiceRef): string {
  return `${namespace}/${name}`;
}

export type ScannedApiService = ScannedObject & {
  readonly group: string;
  readonly version: string;
  /** `null`: the API server itself provides the API. */
  readonly service: ServiceRef | null;
  /** The condition of an unavailable API. */
  readonly unavailable: Condition | null;
};

export function scannedApiService(object: unknown): ScannedApiService | null {
  return scannedWith(object, (content) => {
    const spec = recordIn(content['spec']);
    const conditions = conditionsIn(recordIn(content['status'])['conditions']);
    return {
      group: textIn(spec['group']) ?? '',
      version: textIn(spec['version']) ?? '',
      service: serviceIn(spec['service']),
      unavailable:
        conditions.find(({ type, status }) => type === 'Available' && status === 'False') ?? null,
    };
  });
}

export type ScannedNamespace = ScannedObject & {
  /** The true conditions of its deletion. */
  readonly conditions: readonly Condition[];
};

export function scannedNamespace(object: unknown): ScannedNamespace | null {
  return scannedWith(object, ({ status }) => ({
    conditions: conditionsIn(recordIn(status)['conditions']).filter((one) => one.status === 'True'),
  }));
}

export type ScannedDefinition = ScannedObject & {
  /** Whether a conversion webhook is set; `unknown`: the server does not state it. */
  readonly conversion: 'set' | 'not-set' | 'unknown';
};

/** A CustomResourceDefinition by its metadata. `managedFields` state which fields are set. */
export function scannedDefinition(object: unknown): ScannedDefinition | null {
  return scannedWith(object, ({ metadata }) => {
    const entries = listIn(recordIn(metadata)['managedFields']).map(recordIn);
    if (entries.length === 0) return { conversion: 'unknown' };
    const isSet = entries.some(({ fieldsV1 }) => {
      const spec = recordIn(recordIn(fieldsV1)['f:spec']);
      return recordIn(spec['f:conversion'])['f:webhook'] !== undefined;
    });
    return { conversion: isSet ? 'set' : 'not-set' };
  });
}

/** The conversion Service of a CustomResourceDefinition; `null`: none. */
export function conversionService(definition: unknown): ServiceRef | null {
  const { conversion } = recordIn(recordIn(definition)['spec']);
  const { strategy, webhook } = recordIn(conversion);
  if (strategy !== 'Webhook') return null;
  return serviceIn(recordIn(recordIn(webhook)['clientConfig'])['service']);
}

export type ScannedJob = ScannedObject & {
  /** Its containers' images. */
  readonly images: readonly string[];
  /** The condition of a final failure. */
  readonly failed: Condition | null;
};

export function scannedJob(object: unknown): ScannedJob | null {
  return scannedWith(object, (content) => {
    const template = recordIn(recordIn(content['spec'])['template']);
    const { initContainers, containers } = recordIn(template['spec']);
    const conditions = conditionsIn(recordIn(content['status'])['conditions']);
    return {
      images: [...listIn(initContainers), ...listIn(containers)].flatMap(
        (container) => textIn(recordIn(container)['image']) ?? [],
      ),
      failed: conditions.find(({ type, status }) => type === 'Failed' && status === 'True') ?? null,
    };
  });
}

/** A reference to a Service with both names; otherwise `null`. */
export function serviceIn(value: unknown): ServiceRef | null {
  const { namespace, name }: JsonRecord = recordIn(value);
  const found = { namespace: textIn(namespace), name: textIn(name) };
  if (found.namespace === null || found.name === null) return null;
  return { namespace: found.namespace, name: found.name };
}
