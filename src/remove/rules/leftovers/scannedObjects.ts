import type { Condition, OwnerReference } from '~/kube/models/meta';
import { ownerReferenceIn } from '~/olm/namespaces/namespaceContents';
import { type JsonRecord, listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import { conditionsIn } from '~/olm/conditions/conditionSets';
import { type ComponentRef, componentRefs } from '~/olm/installed/components';

/** The common fields of objects, read from JSON of any shape. */
export type ScannedObject = {
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly uid: string | null;
  readonly createdAt: string | null;
  /** The deletion timestamp; `null`: not being deleted. */
  readonly deletedAt: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly owners: readonly OwnerReference[];
  readonly finalizers: readonly string[];
};

/** An object or its metadata; `null`: without a name. */
export function scannedObject(object: unknown): ScannedObject | null {
  const metadata = recordIn(recordIn(object)['metadata']);
  const name = textIn(metadata['name']);
  if (name === null) return null;
  return {
    name,
    namespace: textIn(metadata['namespace']),
    uid: textIn(metadata['uid']),
    createdAt: textIn(metadata['creationTimestamp']),
    deletedAt: textIn(metadata['deletionTimestamp']),
    labels: textMapIn(metadata['labels']),
    annotations: textMapIn(metadata['annotations']),
    owners: listIn(metadata['ownerReferences']).map(ownerReferenceIn),
    finalizers: textsIn(metadata['finalizers']),
  };
}

/** The metadata of an object with further fields. */
export function scannedWith<T>(
  object: unknown,
  read: (content: JsonRecord) => T,
): (ScannedObject & T) | null {
  const metadata = scannedObject(object);
  return metadata === null ? null : { ...metadata, ...read(recordIn(object)) };
}

/** The fields of OLM's objects that decide whether other objects are needed. */

export type ScannedCsv = ScannedObject & {
  readonly phase: string | null;
  readonly replaces: string | null;
  /** Names of CustomResourceDefinitions, `plural.group`. */
  readonly owned: readonly string[];
  readonly required: readonly string[];
  /** Names of APIServices, `version.group`. */
  readonly ownedServices: readonly string[];
};

export function scannedCsv(object: unknown): ScannedCsv | null {
  return scannedWith(object, ({ spec, status }) => {
    const definitions = recordIn(recordIn(spec)['customresourcedefinitions']);
    const services = recordIn(recordIn(spec)['apiservicedefinitions']);
    return {
      phase: textIn(recordIn(status)['phase']),
      replaces: textIn(recordIn(spec)['replaces']),
      owned: namesIn(definitions['owned']),
      required: namesIn(definitions['required']),
      ownedServices: listIn(services['owned'])
        .map(recordIn)
        .map(({ version, group }) => `${textIn(version) ?? ''}.${textIn(group) ?? ''}`),
    };
  });
}

export type ScannedSubscription = ScannedObject & {
  readonly packageName: string | null;
  readonly catalog: { readonly namespace: string | null; readonly name: string | null };
  readonly installedCsv: string | null;
  readonly currentCsv: string | null;
  /** The CSVs without a Subscription that fail its resolution (`String` in OLM's pkg/controller/registry/resolver/variable_types.go). */
  readonly blockedBy: readonly string[];
  /** Its bundle is being unpacked, or the unpacking failed. */
  readonly isUnpacking: boolean;
};

export function scannedSubscription(object: unknown): ScannedSubscription | null {
  return scannedWith(object, (content) => {
    const spec = recordIn(content['spec']);
    const status = recordIn(content['status']);
    const conditions = trueConditions(status['conditions']);
    const unresolved = conditions.find(({ type }) => type === 'ResolutionFailed');
    return {
      packageName: textIn(spec['name']),
      catalog: { namespace: textIn(spec['sourceNamespace']), name: textIn(spec['source']) },
      installedCsv: textIn(status['installedCSV']),
      currentCsv: textIn(status['currentCSV']),
      blockedBy: [...(textIn(unresolved?.['message']) ?? '').matchAll(UNREFERENCED)].map(
        ([name]) => name,
      ),
      isUnpacking: conditions.some(({ type }) => UNPACKING.includes(textIn(type) ?? '')),
    };
  });
}

const UNREFERENCED =
  /(?<=\bclusterserviceversion )\S+(?= exists and is not referenced by a subscription)/g;

/** Conditions of a Subscription whose bundle is not unpacked (recording bundle_unpack_failed). */
const UNPACKING: readonly string[] = ['BundleUnpacking', 'BundleUnpackFailed'];

/** An OperatorGroup; prepared: with a ServiceAccount or with static APIs. */
export type ScannedGroup = ScannedObject & { readonly isPrepared: boolean };

export function scannedGroup(object: unknown): ScannedGroup | null {
  return scannedWith(object, ({ spec }) => {
    const { serviceAccountName, staticProvidedAPIs } = recordIn(spec);
    return { isPrepared: textIn(serviceAccountName) !== null || staticProvidedAPIs === true };
  });
}

export type ScannedPlan = ScannedObject & {
  /** Finished: complete or failed. */
  readonly isOver: boolean;
  readonly csvNames: readonly string[];
  /** The names of the CustomResourceDefinitions in its steps. */
  readonly definitions: readonly string[];
  /** The images of its bundles. */
  readonly bundles: readonly string[];
  /** The namespaces of the catalogs of its bundles. */
  readonly catalogNamespaces: readonly string[];
  /** The references in its steps to unpacked bundles. */
  readonly references: readonly string[];
};

export function scannedPlan(object: unknown): ScannedPlan | null {
  return scannedWith(object, (content) => {
    const spec = recordIn(content['spec']);
    const status = recordIn(content['status']);
    const steps = listIn(status['plan']).map((step) => recordIn(recordIn(step)['resource']));
    const lookups = listIn(status['bundleLookups']).map(recordIn);
    return {
      isOver: OVER.includes(textIn(status['phase']) ?? ''),
      csvNames: textsIn(spec['clusterServiceVersionNames']),
      definitions: steps.flatMap(({ kind, name }) =>
        kind === 'CustomResourceDefinition' ? (textIn(name) ?? []) : [],
      ),
      bundles: lookups.flatMap(({ path }) => textIn(path) ?? []),
      catalogNamespaces: lookups.flatMap(
        (lookup) => textIn(recordIn(lookup['catalogSourceRef'])['namespace']) ?? [],
      ),
      references: steps.flatMap(({ manifest }) => unpackReference(textIn(manifest) ?? '')),
    };
  });
}

const OVER: readonly string[] = ['Complete', 'Failed'];

/** The name of the ConfigMap that contains the object of a step. */
function unpackReference(manifest: string): readonly string[] {
  const found = /"kind":\s*"ConfigMap","name":\s*"([0-9a-f]{63})"/.exec(manifest)?.[1];
  return found === undefined ? [] : [found];
}

export type ScannedOperator = ScannedObject & {
  /** `null`: not reported yet. */
  readonly components: readonly ComponentRef[] | null;
};

export function scannedOperator(object: unknown): ScannedOperator | null {
  return scannedWith(object, (content) => ({
    components:
      recordIn(content['status'])['components'] === undefined ? null : componentRefs(content),
  }));
}

function namesIn(list: unknown): readonly string[] {
  return listIn(list).flatMap((item) => textIn(recordIn(item)['name']) ?? []);
}

function trueConditions(list: unknown) {
  return listIn(list)
    .map(recordIn)
    .filter(({ status }) => status === 'True');
}

/** The fields of Kubernetes objects that decide whether other objects are needed. */

export type ServiceRef = { readonly namespace: string; readonly name: string };

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
function serviceIn(value: unknown): ServiceRef | null {
  const { namespace, name }: JsonRecord = recordIn(value);
  const found = { namespace: textIn(namespace), name: textIn(name) };
  if (found.namespace === null || found.name === null) return null;
  return { namespace: found.namespace, name: found.name };
}

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
