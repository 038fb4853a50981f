import { expect, it } from 'vitest';
import { argoApplication, clusterPolicy, installFileName, kustomization } from './gitOpsExports';

it('names the file after the package, and the Kustomization names the file', () => {
  const file = installFileName('quill');
  expect(file).toBe('quill-install.yaml');
  expect(kustomization([file])).toEqual({
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: ['quill-install.yaml'],
  });
});

// Source: argo-cd.readthedocs.io "Declarative Setup"; OpenShift GitOps has its default instance in `openshift-gitops`.
it.each(['kubectl', 'oc'] as const)(
  'writes an Application for the Argo CD of %s clusters',
  (client) => {
    const exported = { packageName: 'quill', namespace: 'inkwell', client };
    expect(argoApplication(exported)).toMatchObject({
      apiVersion: 'argoproj.io/v1alpha1',
      kind: 'Application',
      metadata: { name: 'quill', namespace: client === 'oc' ? 'openshift-gitops' : 'argocd' },
      spec: {
        project: 'default',
        source: { path: 'quill' },
        destination: { server: 'https://kubernetes.default.svc', namespace: 'inkwell' },
      },
    });
  },
);

// Source: open-cluster-management.io "Policy API concepts".
it('writes a Policy with the Placement and the PlacementBinding that it needs', () => {
  const object = { kind: 'Namespace', metadata: { name: 'inkwell' } };
  const [policy, placement, binding] = clusterPolicy('quill', [object]);
  expect(policy).toMatchObject({
    kind: 'Policy',
    metadata: { name: 'quill', namespace: 'policies' },
    spec: {
      'policy-templates': [
        {
          objectDefinition: {
            kind: 'ConfigurationPolicy',
            spec: {
              'object-templates': [{ complianceType: 'musthave', objectDefinition: object }],
            },
          },
        },
      ],
    },
  });
  expect(placement).toMatchObject({ kind: 'Placement', metadata: { name: 'quill' } });
  expect(binding).toMatchObject({
    kind: 'PlacementBinding',
    placementRef: { apiGroup: 'cluster.open-cluster-management.io', name: 'quill' },
    subjects: [{ apiGroup: 'policy.open-cluster-management.io', kind: 'Policy', name: 'quill' }],
  });
});

it('shortens the name of a Policy, of which the hub makes one with the namespace', () => {
  const [policy] = clusterPolicy('q'.repeat(80), []);
  expect(policy).toMatchObject({ metadata: { name: 'q'.repeat(54) } });
});
