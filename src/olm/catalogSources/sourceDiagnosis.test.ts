import { describe, expect, it } from 'vitest';
import { diagnosed, findingKinds, type GivenSource } from '~/test/diagnosedSource';
import { DOWN, aRegistryPod, aSource, waiting } from '~/test/registryBuilders';

describe('the connection of a catalog', () => {
  it('is broken although the pod is ready', () => {
    const found = diagnosed({ pods: [aRegistryPod()] })[0];
    expect(found).toMatchObject({ kind: 'unreachable', values: { pod: 'ink-abcde' } });
    expect(found?.messages).toMatchObject([{ message: 'TRANSIENT_FAILURE' }]);
  });

  it('refers to an address that does not respond (recording catalog_unhealthy)', () => {
    const spec = { sourceType: 'grpc', image: '', address: '127.0.0.1:59999' };
    expect(diagnosed({ source: aSource({ spec, status: DOWN }) })[0]).toMatchObject({
      kind: 'address',
      values: { address: '127.0.0.1:59999' },
    });
  });

  it.each([
    [[aRegistryPod()], 'connecting'],
    [[], 'starting'],
    [null, 'connecting'],
  ] as const)('is connecting', (pods, kind) => {
    expect(diagnosed({ state: 'connecting', pods })).toMatchObject([{ kind, severity: 'info' }]);
  });
});

describe('a catalog that OLM reads', () => {
  const source = aSource();

  it('has no problem', () => {
    expect(diagnosed({ source, state: 'ready', pods: [aRegistryPod()], packages: 3 })).toEqual([]);
  });

  it('offers nothing', () => {
    expect(
      diagnosed({ source, state: 'ready', pods: [aRegistryPod()], packages: 0 }),
    ).toMatchObject([{ kind: 'no-packages', severity: 'warning', messages: [] }]);
  });

  it('does not get its newer image', () => {
    const update = aRegistryPod(waiting('ErrImagePull', 'no such host'), {
      name: 'ink-zzzzz',
      labels: { 'catalogsource.operators.coreos.com/update': 'ink' },
    });
    expect(diagnosed({ source, state: 'ready', pods: [aRegistryPod(), update] })).toMatchObject([
      { kind: 'newer-image', severity: 'warning', values: { pod: 'ink-zzzzz' } },
    ]);
  });
});

describe('objects of any shape', () => {
  it.each([null, 7, 'text', [], [null], {}, { containers: 'x' }, { containers: [null] }])(
    'survive %j',
    (bad) => {
      const pod = { metadata: { name: 'p' }, spec: bad, status: bad };
      const source = { ...aSource(), status: bad };
      // The API server's answer can have any shape.
      const facts: GivenSource = JSON.parse(JSON.stringify({ pods: [pod], source, events: [{}] }));
      expect(diagnosed(facts).length).toBeGreaterThan(0);
    },
  );
});

const says = (reason: string, message: string) => aSource({ status: { ...DOWN, reason, message } });

const PREFIX =
  "couldn't ensure registry server - error ensuring pod: : error creating new pod: ink-: ";

describe('specs that OLM rejects', () => {
  it.each([
    ['unknown-type', 'SpecInvalidError', 'unknown sourcetype: http'],
    [
      'no-image',
      'SpecInvalidError',
      'image and address unset: at least one must be set for sourcetype: grpc',
    ],
    [
      'no-configmap-name',
      'SpecInvalidError',
      'configmap name unset: must be set for sourcetype: internal',
    ],
    ['spec-invalid', 'SpecInvalidError', 'something that a later OLM says'],
    [
      'configmap-missing',
      'ConfigMapError',
      'failed to get catalog config map inks: configmaps "inks" not found',
    ],
    ['configmap-missing', 'RegistryServerError', 'unable to get configmap team-a/inks from cache'],
    [
      'configmap-refused',
      'ConfigMapError',
      'unable to write owner onto catalog source configmap - denied',
    ],
    [
      'refused-security',
      'RegistryServerError',
      `${PREFIX}pods "ink-x" is forbidden: violates PodSecurity "restricted:latest": allowPrivilegeEscalation != false`,
    ],
    [
      'refused-constraint',
      'RegistryServerError',
      `${PREFIX}pods "ink-" is forbidden: unable to validate against any security context constraint: []`,
    ],
    [
      'refused-quota',
      'RegistryServerError',
      `${PREFIX}pods "ink-x" is forbidden: exceeded quota: compute, requested: pods=1, used: pods=9, limited: pods=9`,
    ],
    [
      'refused-priority',
      'RegistryServerError',
      `${PREFIX}pods "ink-x" is forbidden: no PriorityClass with name precious was found`,
    ],
    [
      'refused-webhook',
      'RegistryServerError',
      `${PREFIX}admission webhook "guard.example.com" denied the request: no`,
    ],
    [
      'refused-invalid',
      'RegistryServerError',
      `${PREFIX}Pod "ink-x" is invalid: spec.tolerations[0].effect: Unsupported value: "Never"`,
    ],
    [
      'refused-terminating',
      'RegistryServerError',
      `${PREFIX}pods "ink-x" is forbidden: unable to create new content in namespace team-a because it is being terminated`,
    ],
    ['registry-error', 'RegistryServerError', "couldn't connect to registry - timeout"],
  ] as const)('is %s by %s', (kind, reason, message) => {
    const found = diagnosed({ source: says(reason, message) })[0];
    expect(found).toMatchObject({ kind, severity: 'danger' });
    expect(found?.messages).toMatchObject([{ reason, message }]);
  });

  it('names the ConfigMap, quota, class and level', () => {
    const valuesOf = (reason: string, message: string) =>
      diagnosed({ source: says(reason, message) })[0]?.values;
    expect(valuesOf('ConfigMapError', 'failed to get catalog config map inks: gone')).toEqual({
      name: 'inks',
    });
    expect(valuesOf('RegistryServerError', 'violates PodSecurity "restricted:latest": x')).toEqual({
      level: 'restricted',
    });
    expect(valuesOf('RegistryServerError', 'is forbidden: exceeded quota: compute, r')).toEqual({
      quota: 'compute',
    });
  });

  it('outweighs a connection from before that still looks well', () => {
    const source = aSource({
      status: { reason: 'SpecInvalidError', message: 'unknown sourcetype: http' },
    });
    expect(findingKinds({ source, state: 'ready' })).toEqual(['unknown-type']);
  });

  it('is only a hint for an interval, because OLM uses 15 minutes instead (CS-010)', () => {
    const source = aSource({
      status: { reason: 'InvalidIntervalError', message: 'error parsing interval' },
    });
    expect(diagnosed({ source, state: 'ready', pods: [aRegistryPod()] })).toMatchObject([
      { kind: 'interval', severity: 'warning' },
    ]);
  });

  it('is nothing with a reason of a later OLM', () => {
    const source = aSource({ status: { reason: 'NewReason', message: 'x' } });
    expect(findingKinds({ source, state: 'ready', pods: [aRegistryPod()] })).toEqual([]);
  });
});

describe('a template that OLM cannot fill in (CS-032)', () => {
  const annotations = { 'olm.catalogImageTemplate': 'x.io/ink:{ocp_version}-{x}' };
  const status = {
    ...DOWN,
    conditions: [
      {
        type: 'TemplatesHaveResolved',
        status: 'False',
        reason: 'UnableToResolve',
        message:
          'cannot construct catalog image reference, because one or more template(s) has improper syntax',
      },
    ],
  };

  it('blocks OLM without an image', () => {
    const refused = { reason: 'SpecInvalidError', message: 'image and address unset: …' };
    const spec = { image: '' };
    const source = aSource({ annotations, status: { ...status, ...refused }, spec });
    expect(diagnosed({ source })).toMatchObject([
      {
        kind: 'template',
        severity: 'danger',
        values: { variables: '{ocp_version}, {x}', template: 'x.io/ink:{ocp_version}-{x}' },
      },
    ]);
  });

  it('keeps the image', () => {
    const source = aSource({ annotations, status });
    expect(diagnosed({ source, state: 'ready', pods: [aRegistryPod()] })).toMatchObject([
      { kind: 'template-kept', severity: 'warning' },
    ]);
  });
});
