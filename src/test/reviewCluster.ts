/** A cluster with a pending update: the plan, its bundle, and the replaced objects. */
import { aSubscription, anInstallPlan, anOperatorGroup } from './builders';
import { answering } from './consoleSdk';
import { aBundledCsv, aDefinition, aStep, anInstall, anUnpackConfigMap } from './planBuilders';

const rule = (resource: string, ...verbs: readonly string[]) => ({
  apiGroups: [''],
  resources: [resource],
  verbs,
});
const asking = (...rules: readonly unknown[]) =>
  anInstall({ clusterPermissions: [{ serviceAccountName: 'quill', rules }] });

/** Compared with the installed version, it also reads Secrets, and no longer lists Pods. */
const after = aBundledCsv(asking(rule('configmaps', 'get'), rule('secrets', 'get')));
const before = {
  ...aBundledCsv({
    ...asking(rule('configmaps', 'get'), rule('pods', 'list')),
    version: '0.9.0',
  }),
  metadata: { name: 'quill.v0.9.0' },
};

export const WAITING_PLAN = anInstallPlan({
  spec: { clusterServiceVersionNames: ['quill.v1.0.0'], generation: 2 },
  status: {
    phase: 'RequiresApproval',
    plan: [
      aStep('ClusterServiceVersion', 'quill.v1.0.0'),
      aStep('CustomResourceDefinition', 'quills.example.com'),
      aStep('ServiceAccount', 'quill'),
    ],
  },
});

export const UPDATED_SUBSCRIPTION = aSubscription({
  status: { currentCSV: 'quill.v1.0.0', installedCSV: 'quill.v0.9.0' },
});

/** Answers by a part of the URL. A number is the status code of a failure. */
type Answers = Readonly<Record<string, unknown>>;

const ANSWERS: Answers = {
  '/installplans': { items: [WAITING_PLAN] },
  '/subscriptions': { items: [UPDATED_SUBSCRIPTION] },
  '/operatorgroups': { items: [anOperatorGroup()] },
  '/configmaps/bundle-of-quill': anUnpackConfigMap({
    'csv.json': JSON.stringify(after),
    'crd.json': JSON.stringify(aDefinition()),
  }),
  '/clusterserviceversions/quill.v0.9.0': before,
  '/customresourcedefinitions/quills.example.com': aDefinition(),
};

/** @param changes answers that replace those of the same part of a URL */
export function aReviewCluster(changes: Answers = {}): void {
  const answers = Object.entries({ ...ANSWERS, ...changes });
  answering(({ url, method }) => {
    if (method !== 'GET') return undefined;
    const found = answers.find(([part]) => url.includes(part))?.[1];
    if (typeof found !== 'number') return found;
    throw Object.assign(new Error('no'), { code: found, json: {} });
  });
}
