/** Leftover objects of uninstallations as the API server stores them. A test states only the relevant fields. */

type Raw = Readonly<Record<string, unknown>>;

export type RawMetadata = {
  readonly name?: string;
  readonly namespace?: string;
  readonly uid?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
};

/** Long before the scan. */
const CREATED = '2026-11-01T00:00:00Z';

export function anObject(
  metadata: RawMetadata & { readonly name: string },
  content: Raw = {},
): Raw {
  const { name, namespace = '' } = metadata;
  return {
    metadata: { uid: `uid-${namespace}-${name}`, creationTimestamp: CREATED, ...metadata },
    ...content,
  };
}

/** OLM's owner labels of the objects of a CSV (`OwnerLabel`, pkg/lib/ownerutil). */
export function ofCsv(name: string, namespace: string): Readonly<Record<string, string>> {
  return {
    'olm.owner': name,
    'olm.owner.kind': 'ClusterServiceVersion',
    'olm.owner.namespace': namespace,
  };
}

export const MANAGED = { 'olm.managed': 'true' } as const;

export function ownedBy(kind: string, apiVersion: string, name = 'owner'): Raw {
  return { ownerReferences: [{ apiVersion, kind, name, uid: `uid-${name}` }] };
}

/** A leftover CustomResourceDefinition with OLM's labels and the CSV that installed it. */
export function aDefinition(
  metadata: RawMetadata = {},
  conversion: Raw = { strategy: 'None' },
): Raw {
  return anObject(
    {
      name: 'quills.example.com',
      labels: { ...MANAGED, 'operators.coreos.com/quill.team-a': '' },
      annotations: { 'operatorframework.io/installed-alongside-1': 'team-a/quill.v1.0.0' },
      ...metadata,
    },
    { spec: { conversion } },
  );
}

/** A conversion by a webhook of a Service. */
export function convertedBy(name: string, namespace = 'team-a'): Raw {
  return { strategy: 'Webhook', webhook: { clientConfig: { service: { name, namespace } } } };
}

export function aWebhook(name: string, changes: Raw = {}): Raw {
  return {
    name,
    clientConfig: { service: { name: 'quill-webhook', namespace: 'team-a' } },
    failurePolicy: 'Fail',
    rules: [{ apiGroups: ['example.com', ''], resources: ['quills'] }],
    ...changes,
  };
}

export function aConfiguration(webhooks: readonly Raw[], metadata: RawMetadata = {}): Raw {
  return anObject(
    { name: 'quill', labels: ofCsv('quill.v1.0.0', 'team-a'), ...metadata },
    { webhooks },
  );
}

export function anApiService(metadata: RawMetadata = {}, content: Raw = {}): Raw {
  return anObject(
    { name: 'v1.things.example.com', labels: ofCsv('quill.v1.0.0', 'team-a'), ...metadata },
    {
      spec: {
        group: 'things.example.com',
        version: 'v1',
        service: { name: 'quill-api', namespace: 'team-a' },
      },
      ...content,
    },
  );
}

export function anRbacObject(metadata: RawMetadata = {}): Raw {
  return anObject({ name: 'quill-x', labels: ofCsv('quill.v1.0.0', 'team-a'), ...metadata });
}

/** The name of the Job with which OLM unpacks a bundle: 63 hexadecimal digits. */
export const UNPACK_NAME = 'a1'.repeat(32).slice(1);

export function anUnpackJob(
  metadata: RawMetadata = {},
  status: 'Failed' | 'Complete' | null = 'Failed',
): Raw {
  const message = 'Job was active longer than specified deadline';
  return anObject(
    {
      name: UNPACK_NAME,
      namespace: 'market',
      labels: { ...MANAGED, 'operatorframework.io/bundle-unpack-ref': UNPACK_NAME },
      ...ownedBy('ConfigMap', 'v1', UNPACK_NAME),
      ...metadata,
    },
    {
      spec: {
        template: {
          spec: {
            initContainers: [
              { name: 'util', image: 'olm' },
              { name: 'pull', image: 'registry.example.com/quill:1' },
            ],
            containers: [{ name: 'extract', image: 'opm' }],
          },
        },
      },
      status: { conditions: status === null ? [] : [{ type: status, status: 'True', message }] },
    },
  );
}

/** A terminating namespace with the conditions of its controller. */
export function aHeldNamespace(
  conditions: Readonly<Record<string, string>>,
  metadata: RawMetadata = {},
): Raw {
  return anObject(
    { name: 'team-a', deletionTimestamp: '2026-11-21T11:00:00Z', ...metadata },
    {
      status: {
        phase: 'Terminating',
        conditions: Object.entries(conditions).map(([type, message]) => ({
          type,
          status: 'True',
          message,
        })),
      },
    },
  );
}

export function anOperatorList(refs: readonly Raw[] | null, metadata: RawMetadata = {}): Raw {
  const labelSelector = { matchExpressions: [{ key: 'x', operator: 'Exists' }] };
  return anObject(
    { name: 'quill.team-a', ...metadata },
    { status: refs === null ? {} : { components: { labelSelector, refs } } },
  );
}
