/** The Deployment that OLM creates for an entry of a CSV's install strategy. */
import { isObject, objectAt, textAt } from '../../kube/json';
import type { JsonObject, KubeObject } from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import { contentHash } from '../shared/contentHash';
import { namespaceOf, objectsAt, type DeploymentSpec } from './csvFields';
import { managedLabels, nonBlockingOwner } from './ownership';
import { withSubscriptionConfig } from './subscriptionConfig';

export const SPEC_HASH_LABEL = 'olm.deployment-spec-hash';

/** Annotations of the OperatorGroup, which can change without a new Deployment. */
const groupAnnotations = ['olm.operatorGroup', 'olm.operatorNamespace', 'olm.targetNamespaces'];

type DraftOptions = {
  /** `spec.config` of the Subscription that installed the CSV. */
  readonly config: JsonObject | undefined;
  /** Volumes with generated certificates, if the Deployment serves webhooks or APIs. */
  readonly certificates: CertificateVolumes | undefined;
};

export type CertificateVolumes = {
  readonly volumes: readonly JsonObject[];
  readonly mounts: readonly JsonObject[];
  /** Changes with the certificate authority, so that a new one rolls the pods. */
  readonly caHash: string;
};

export function deploymentDraft(
  csv: KubeObject,
  entry: DeploymentSpec,
  options: DraftOptions,
): KubeObject {
  const template = objectAt(entry.spec, 'template') ?? {};
  const spec = asStored({
    ...entry.spec,
    revisionHistoryLimit: 1,
    template: {
      ...template,
      metadata: {
        ...objectAt(template, 'metadata'),
        annotations: {
          ...csv.metadata.annotations,
          ...objectAt(template, 'metadata', 'annotations'),
          ...(options.certificates === undefined ? {} : { olmcahash: options.certificates.caHash }),
        },
      },
      spec: podSpec(csv, objectAt(template, 'spec') ?? {}, options),
    },
  });
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: {
      name: entry.name,
      namespace: namespaceOf(csv),
      labels: {
        ...textValues(entry.labels),
        ...managedLabels(csv),
        [SPEC_HASH_LABEL]: contentHash(stableText(withoutGroupAnnotations(spec))),
      },
      ownerReferences: [nonBlockingOwner(csv)],
    },
    spec,
  };
}

function podSpec(csv: KubeObject, spec: JsonObject, options: DraftOptions): JsonObject {
  const mounts = options.certificates?.mounts ?? [];
  const volumes = options.certificates?.volumes ?? [];
  const named = withEnvironment(spec, [
    { name: 'OPERATOR_CONDITION_NAME', value: csv.metadata.name },
  ]);
  const mounted: JsonObject =
    volumes.length === 0
      ? named
      : {
          ...named,
          volumes: [...replaced(objectsAt(named, 'volumes'), volumes)],
          containers: objectsAt(named, 'containers').map((container) => ({
            ...container,
            volumeMounts: [...replaced(objectsAt(container, 'volumeMounts'), mounts)],
          })),
        };
  return options.config === undefined ? mounted : withSubscriptionConfig(mounted, options.config);
}

function withEnvironment(spec: JsonObject, variables: readonly JsonObject[]): JsonObject {
  return {
    ...spec,
    containers: objectsAt(spec, 'containers').map((container) => ({
      ...container,
      env: [...replaced(objectsAt(container, 'env'), variables)],
    })),
  };
}

/** Replaces entries of the same name in a list. */
function replaced(list: readonly JsonObject[], news: readonly JsonObject[]): readonly JsonObject[] {
  const names = news.map(({ name }) => name);
  return [...list.filter(({ name }) => !names.includes(name)), ...news];
}

function withoutGroupAnnotations(spec: JsonObject): JsonObject {
  const annotations = objectAt(spec, 'template', 'metadata', 'annotations') ?? {};
  const kept = Object.entries(annotations).filter(([name]) => !groupAnnotations.includes(name));
  const template = objectAt(spec, 'template') ?? {};
  return {
    ...spec,
    template: {
      ...template,
      metadata: { ...objectAt(template, 'metadata'), annotations: Object.fromEntries(kept) },
    },
  };
}

/** Kubernetes' defaults for a Deployment's spec. */
function asStored(spec: JsonObject): JsonObject {
  const template = objectAt(spec, 'template') ?? {};
  const pod = objectAt(template, 'spec') ?? {};
  const account = textAt(pod, 'serviceAccountName');
  const strategy = objectAt(spec, 'strategy') ?? {};
  return {
    replicas: 1,
    progressDeadlineSeconds: 600,
    ...spec,
    strategy:
      strategy['type'] === undefined
        ? { type: 'RollingUpdate', rollingUpdate: { maxSurge: '25%', maxUnavailable: '25%' } }
        : strategy,
    template: {
      ...template,
      spec: {
        restartPolicy: 'Always',
        terminationGracePeriodSeconds: 30,
        dnsPolicy: 'ClusterFirst',
        securityContext: {},
        schedulerName: 'default-scheduler',
        ...pod,
        ...(account === undefined ? {} : { serviceAccount: account }),
        containers: objectsAt(pod, 'containers').map(storedContainer),
      },
    },
  };
}

function storedContainer(container: JsonObject): JsonObject {
  const image = textAt(container, 'image') ?? '';
  const isLatest = !image.includes('@') && (!/:[^/]+$/.test(image) || image.endsWith(':latest'));
  return {
    resources: {},
    terminationMessagePath: '/dev/termination-log',
    terminationMessagePolicy: 'File',
    imagePullPolicy: isLatest ? 'Always' : 'IfNotPresent',
    ...container,
  };
}

function textValues(map: unknown): { readonly [key: string]: string } {
  return Object.fromEntries(
    Object.entries(isObject(map) ? map : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
