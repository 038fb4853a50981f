/** InstallPlans with their unpacked bundles, for tests that state only the relevant parts. */
import { gzipSync } from 'node:zlib';
import type { InstallPlan, InstallPlanStep } from '~/kube/models/olm';
import { recordIn } from '~/kube/json';
import { type PlanContent, type ReadBundle, planContentOf } from '~/olm/plans/planContent';
import { anInstallPlan } from './builders';

type Raw = Readonly<Record<string, unknown>>;

/** The reference that OLM writes into the steps of an unpacked bundle. */
export const QUILL_BUNDLE = {
  kind: 'ConfigMap',
  name: 'bundle-of-quill',
  namespace: 'openshift-marketplace',
  catalogSourceName: 'community-operators',
  catalogSourceNamespace: 'openshift-marketplace',
  replaces: '',
  properties: '{"properties":[]}',
};

/** The ClusterServiceVersion in the bundle of `quill.v1.0.0`. */
export function aBundledCsv(spec: Raw = {}): Raw {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: { name: 'quill.v1.0.0', annotations: { capabilities: 'Basic Install' } },
    spec: { displayName: 'Quill', version: '1.0.0', ...spec },
  };
}

/** The part of a ClusterServiceVersion with permissions and Deployments. */
export function anInstall(strategy: Raw): Raw {
  return { install: { strategy: 'deployment', spec: strategy } };
}

export function aDefinition(spec: Raw = {}): Raw {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'quills.example.com' },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { kind: 'Quill', plural: 'quills' },
      versions: [{ name: 'v1', served: true, storage: true, schema: {} }],
      ...spec,
    },
  };
}

/** The result of OLM's unpack Job: every file compressed with gzip and encoded twice as base64. */
export function anUnpackConfigMap(files: Readonly<Record<string, string>>): Raw {
  return {
    metadata: {
      name: QUILL_BUNDLE.name,
      annotations: {
        'olm.contentEncoding': 'gzip+base64',
        'olm.sourceImage': 'registry.example.com/quill-bundle:1.0.0',
      },
    },
    binaryData: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, packed(text)]),
    ),
  };
}

export function packed(text: string): string {
  return Buffer.from(gzipSync(text).toString('base64')).toString('base64');
}

/** A step for an object; the manifest is the reference to the bundle unless it is given. */
export function aStep(
  kind: string,
  name: string,
  parts: { readonly manifest?: string; readonly resolving?: string; readonly status?: string } = {},
): InstallPlanStep {
  const [group, version] = GROUPS.get(kind) ?? ['', 'v1'];
  return {
    resolving: parts.resolving ?? 'quill.v1.0.0',
    status: parts.status ?? 'Unknown',
    resource: {
      group,
      version,
      kind,
      name,
      sourceName: 'community-operators',
      sourceNamespace: 'openshift-marketplace',
      manifest: parts.manifest ?? JSON.stringify(QUILL_BUNDLE),
    },
  };
}

const OLM = ['operators.coreos.com', 'v1alpha1'] as const;
const RBAC = ['rbac.authorization.k8s.io', 'v1'] as const;

const GROUPS = new Map<string, readonly [string, string]>([
  ['ClusterServiceVersion', OLM],
  ['Subscription', OLM],
  ['CustomResourceDefinition', ['apiextensions.k8s.io', 'v1']],
  ['Role', RBAC],
  ['RoleBinding', RBAC],
  ['ClusterRole', RBAC],
  ['ClusterRoleBinding', RBAC],
]);

export function aPlanWith(...plan: readonly InstallPlanStep[]): InstallPlan {
  return anInstallPlan({ status: { phase: 'RequiresApproval', plan } });
}

/** The content of a plan that installs only a bundle with these objects. */
export function aContentOf(...manifests: readonly Raw[]): PlanContent {
  const steps = manifests.map(({ kind, metadata }) =>
    aStep(String(kind), String(recordIn(metadata)['name'])),
  );
  const files = manifests.map((manifest, index) => ({
    name: `${index}.yaml`,
    manifest,
    problem: null,
  }));
  const read: ReadBundle = { kind: 'unpacked', files };
  const bundles = new Map([[`${QUILL_BUNDLE.namespace}/${QUILL_BUNDLE.name}`, read]]);
  return planContentOf(aPlanWith(...steps), { bundles, manifests: new Map() });
}
