import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenIn, extensionMeaning, stageOf, STAGES } from './extensionMeaning';

const CHOSEN = 'error for resolved bundle "store.v2.0.0" with version "2.0.0": ';
const ACCOUNT = 'User "system:serviceaccount:shop:installer"';

/** Messages without a recording: texts of operator-controller, from tests for the specification or from its code. */
const TEXTS: readonly (readonly [message: string, stage: string, situation: object | null])[] = [
  [
    'error upgrading from currently installed version "1.1.0": no bundles found for package "store" matching version "2.0.0" in channels [stable fast]',
    'resolve',
    {
      kind: 'no-path',
      installed: '1.1.0',
      packageName: 'store',
      version: '2.0.0',
      channels: ['stable', 'fast'],
    },
  ],
  [
    'no bundles found for package "store" in channels [beta]',
    'resolve',
    { kind: 'no-version', packageName: 'store', version: null, channels: ['beta'] },
  ],
  [
    'found bundles for package "store" matching version "1.x" in channels [stable] in multiple catalogs with the same priority [b a]',
    'resolve',
    { kind: 'tie', packageName: 'store', catalogs: ['b', 'a'] },
  ],
  [
    'error walking catalogs: error getting package "store" from catalog "b": catalog "b" is not being served\nerror getting package "store" from catalog "a": error performing request: 500',
    'resolve',
    {
      kind: 'catalog-broken',
      catalogs: [
        { name: 'a', detail: 'error performing request: 500', isNotServed: false },
        { name: 'b', detail: 'catalog "b" is not being served', isNotServed: true },
      ],
    },
  ],
  [
    `${CHOSEN}invalid ClusterExtension configuration: invalid configuration: unknown field "foo"`,
    'check',
    {
      kind: 'configuration',
      problem: 'unknown',
      field: 'foo',
      detail: 'invalid configuration: unknown field "foo"',
    },
  ],
  [
    `${CHOSEN}invalid deploymentConfig: json: cannot unmarshal string into Go value`,
    'check',
    {
      kind: 'configuration',
      problem: 'other',
      field: null,
      detail: 'json: cannot unmarshal string into Go value',
    },
  ],
  ['desired version range "a b" is invalid: improper constraint: a b', 'resolve', null],
  [
    `${CHOSEN}invalid ClusterExtension configuration: invalid configuration: "a" is no namespace`,
    'check',
    {
      kind: 'configuration',
      problem: 'other',
      field: null,
      detail: 'invalid configuration: "a" is no namespace',
    },
  ],
  [
    `${CHOSEN}unsupported bundle: bundle does not support AllNamespaces install mode`,
    'check',
    {
      kind: 'unsupported-bundle',
      isInstallMode: true,
      detail: 'bundle does not support AllNamespaces install mode',
    },
  ],
  [
    `${CHOSEN}unsupported bundle: webhookDefinitions are not supported`,
    'check',
    {
      kind: 'unsupported-bundle',
      isInstallMode: false,
      detail: 'webhookDefinitions are not supported',
    },
  ],
  [
    'revision object collisions in phase "crds"\nObject CustomResourceDefinition.apiextensions.k8s.io/v1 stores.example.com\nAction: "Collision"\n\nObject Deployment.apps/v1 shop/store',
    'apply',
    {
      kind: 'owned-elsewhere',
      objects: [
        { kind: 'CustomResourceDefinition', name: 'stores.example.com', namespace: null },
        { kind: 'Deployment', name: 'store', namespace: 'shop' },
      ],
    },
  ],
  ['revision object collisions in phase "crds"', 'apply', { kind: 'owned-elsewhere', objects: [] }],
  [
    `${CHOSEN}pre-authorization failed: service account requires the following permissions to manage cluster extension:\n  Namespace:"" APIGroups:[] Resources:[services] Verbs:[list,watch]\n  Namespace:"shop" APIGroups:[apps] Resources:[deployments] ResourceNames:[store] Verbs:[update]`,
    'check',
    {
      kind: 'forbidden',
      isApplied: false,
      account: null,
      permissions: [],
      rules: [
        {
          apiGroups: [''],
          resources: ['services'],
          resourceNames: [],
          nonResourceURLs: [],
          verbs: ['list', 'watch'],
        },
        {
          apiGroups: ['apps'],
          resources: ['deployments'],
          resourceNames: ['store'],
          nonResourceURLs: [],
          verbs: ['update'],
        },
      ],
    },
  ],
  [
    `${CHOSEN}waiting for sync: failed to list /v1, Resource=services: services is forbidden: ${ACCOUNT} cannot list resource "services" in API group "" at the cluster scope\nwaiting for sync: failed to list apps/v1, Resource=deployments: deployments.apps is forbidden: ${ACCOUNT} cannot list resource "deployments" in API group "apps" at the cluster scope`,
    'apply',
    {
      kind: 'forbidden',
      isApplied: true,
      account: { namespace: 'shop', name: 'installer' },
      permissions: [
        { verb: 'list', group: '', resource: 'services' },
        { verb: 'list', group: 'apps', resource: 'deployments' },
      ],
      rules: [],
    },
  ],
  [
    `${CHOSEN}clusterextensions.olm.operatorframework.io "store" is forbidden: ${ACCOUNT} cannot update resource "clusterextensions/finalizers" in API group "olm.operatorframework.io" at the cluster scope`,
    'apply',
    {
      kind: 'forbidden',
      isApplied: false,
      account: { namespace: 'shop', name: 'installer' },
      permissions: [
        {
          verb: 'update',
          group: 'olm.operatorframework.io',
          resource: 'clusterextensions',
          subresource: 'finalizers',
          name: 'store',
        },
      ],
      rules: [],
    },
  ],
  [
    `${CHOSEN}error creating image source: reading manifest sha256:12ab in quay.io/acme/store: unauthorized: access to the requested resource is not authorized`,
    'unpack',
    {
      kind: 'image',
      image: 'quay.io/acme/store@sha256:12ab',
      cause: 'unauthorized',
      detail:
        'reading manifest sha256:12ab in quay.io/acme/store: unauthorized: access to the requested resource is not authorized',
    },
  ],
  [
    'source catalog content: error creating image source: pinging container registry quay.example: Get "https://quay.example/v2/": dial tcp: lookup quay.example: no such host',
    'unpack',
    {
      kind: 'image',
      image: null,
      cause: 'no-such-host',
      detail:
        'pinging container registry quay.example: Get "https://quay.example/v2/": dial tcp: lookup quay.example: no such host',
    },
  ],
  ['Something that nobody has read before', 'apply', null],
  ['', 'apply', null],
];

describe('messages of OLM', () => {
  it.each(TEXTS)('%s', (message, stage, situation) => {
    expect(stageOf(message)).toBe(stage);
    expect(extensionMeaning(message)).toEqual(situation);
  });

  it('name the checks of a CRD, also with former names', () => {
    const message = `${CHOSEN}validating upgrade for CRD "stores.example.com": v1: ^.spec.size: minimum: minimum increased : 1 -> 3\nexistingFieldRemoval: removed field : v1.^.spec.note\nCustomResourceDefinition stores.example.com failed upgrade safety validation. "NoExistingFieldRemoved" validation failed: crd/stores.example.com version/v1 field/^.spec.old may not be removed\nwhatever else`;
    expect(extensionMeaning(message)).toMatchObject({
      kind: 'crd-unsafe',
      changes: [
        { check: 'NoExistingFieldRemoved', version: 'v1', path: 'spec.old' },
        { check: 'existingFieldRemoval', version: 'v1', path: 'spec.note', before: null },
        { check: 'minimum', version: 'v1', path: 'spec.size', before: '1', after: '3' },
        { definition: 'stores.example.com', check: null, path: null, text: 'whatever else' },
      ],
    });
  });

  /** crdupgradesafety_test.go and crdify's validations. */
  it.each([
    ['scope: scope changed : "Namespaced" -> "Cluster"', { check: 'scope', version: null }],
    ['storedVersionRemoval: stored versions removed : [v1]', { check: 'storedVersionRemoval' }],
    ['v1: ^.spec: required: new required fields: [note]', { check: 'required', path: 'spec' }],
    [
      'v1 -> v2: ^.spec.on: type: type changed : "boolean" -> "string"',
      { check: 'type', version: 'v1 -> v2', path: 'spec.on', before: '"boolean"' },
    ],
  ])('name the check of %s', (text, change) => {
    const message = `${CHOSEN}validating upgrade for CRD "stores.example.com": ${text}`;
    expect(extensionMeaning(message)).toMatchObject({ kind: 'crd-unsafe', changes: [change] });
  });

  it('name the selected bundle', () => {
    expect(chosenIn(`${CHOSEN}x`)).toEqual({ name: 'store.v2.0.0', version: '2.0.0' });
    expect(chosenIn('x')).toBeNull();
  });

  it('result in a stage with any content', () => {
    const pieces = TEXTS.flatMap(([message]) => message.split(/(?<=[ "\n])/));
    const anything = fc.oneof(
      fc.string(),
      fc
        .array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 60 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, (message) => {
        extensionMeaning(message);
        return STAGES.includes(stageOf(message));
      }),
    );
  });

  it.each(TEXTS.map(([message]) => message).filter((message) => message !== ''))(
    'are read fast if they are long: %s',
    (message) => {
      const before = performance.now();
      extensionMeaning(message.slice(0, -3).repeat(Math.ceil(32_768 / message.length)));
      expect(performance.now() - before).toBeLessThan(1000);
    },
  );
});
