/** Random clusters with few names, so that objects are related, for property tests. */
import fc from 'fast-check';
import { type JsonRecord, recordIn, textIn } from '~/kube/json';
import { anObject, ofCsv } from './leftoverObjects';

type Raw = Readonly<Record<string, unknown>>;

const PACKAGES = ['quill', 'ink', 'a-package-with-a-name-that-is-so-long-that-its-label-is-cut'];
const NAMESPACES = ['team-a', 'team-b', 'production-of-paper'];
const VERSIONS = ['v1', 'v2'];
const DEFINITIONS = ['quills.example.com', 'inks.example.com', 'papers.example.com'];

const oneOf = (values: readonly string[]) => fc.constantFrom(...values);
const some = (values: readonly string[]) => fc.subarray([...values]);

/** The CSV of a package. */
const csvName = fc.tuple(oneOf(PACKAGES), oneOf(VERSIONS)).map((parts) => parts.join('.'));
const someCsv = fc.record({ name: csvName, namespace: oneOf(NAMESPACES) });

/** OLM's labels, its owners, or neither. */
const metadata = fc.record({
  components: fc.array(fc.tuple(oneOf(PACKAGES), oneOf(NAMESPACES)), { maxLength: 2 }),
  owner: fc.option(someCsv),
  reference: fc.option(someCsv),
  isManaged: fc.boolean(),
  alongside: fc.option(someCsv),
});

type Marks = Parameters<typeof marked>[0];

function marked({
  components,
  owner,
  reference,
  isManaged,
  alongside,
}: {
  readonly components: readonly (readonly [string, string])[];
  readonly owner: CsvName | null;
  readonly reference: CsvName | null;
  readonly isManaged: boolean;
  readonly alongside: CsvName | null;
}) {
  const labels = components.map(([name, namespace]) => [componentOf(name, namespace), '']);
  return {
    labels: {
      ...Object.fromEntries<string>(labels.map(([key = '']) => [key, ''])),
      ...(owner === null ? {} : ofCsv(owner.name, owner.namespace)),
      ...(isManaged ? { 'olm.managed': 'true' } : {}),
    },
    annotations:
      alongside === null
        ? {}
        : {
            'operatorframework.io/installed-alongside-1': `${alongside.namespace}/${alongside.name}`,
          },
    ...(reference === null ? {} : { ownerReferences: [referenceTo(reference)] }),
  };
}

type CsvName = { readonly name: string; readonly namespace: string };

function referenceTo({ name, namespace }: CsvName): Raw {
  const apiVersion = 'operators.coreos.com/v1alpha1';
  return { apiVersion, kind: 'ClusterServiceVersion', name, uid: `uid-${namespace}-${name}` };
}

/** As OLM truncates it. */
export function componentOf(packageName: string, namespace: string): string {
  return `operators.coreos.com/${`${packageName}.${namespace}`.slice(0, 63)}`;
}

/** Some objects of a kind, each name once in a namespace. */
function several(object: fc.Arbitrary<Raw>, maxLength: number): fc.Arbitrary<readonly Raw[]> {
  return fc.uniqueArray(object, { maxLength, selector: ({ metadata: of }) => keyIn(recordIn(of)) });
}

function keyIn({ namespace, name }: JsonRecord): string {
  return `${textIn(namespace) ?? ''}/${textIn(name) ?? ''}`;
}

const objects = (name: fc.Arbitrary<string>, namespace: fc.Arbitrary<string> | null) =>
  several(
    fc
      .tuple(name, namespace ?? fc.constant(''), metadata)
      .map(([one, place, marks]) => placed({ name: one, place, marks })),
    4,
  );

function placed(of: { readonly name: string; readonly place: string; readonly marks: Marks }): Raw {
  const { name, place, marks } = of;
  return anObject({ name, ...(place === '' ? {} : { namespace: place }), ...marked(marks) });
}

const subscriptions = several(
  fc
    .record({
      packageName: oneOf(PACKAGES),
      namespace: oneOf(NAMESPACES),
      installed: fc.option(oneOf(VERSIONS)),
      current: fc.option(oneOf(VERSIONS)),
    })
    .map(({ packageName, namespace, installed, current }) =>
      anObject(
        { name: packageName, namespace },
        {
          spec: { name: packageName, source: 'acme', sourceNamespace: 'market' },
          status: {
            ...(installed === null ? {} : { installedCSV: `${packageName}.${installed}` }),
            ...(current === null ? {} : { currentCSV: `${packageName}.${current}` }),
          },
        },
      ),
    ),
  3,
);

const csvs = several(
  fc
    .record({
      at: someCsv,
      marks: metadata,
      owned: some(DEFINITIONS),
      required: some(DEFINITIONS),
      replaces: fc.option(csvName),
    })
    .map(({ at, marks, owned, required, replaces }) =>
      anObject(
        { ...at, labels: { ...marked(marks).labels } },
        {
          spec: {
            ...(replaces === null ? {} : { replaces }),
            customresourcedefinitions: { owned: named(owned), required: named(required) },
          },
          status: { phase: 'Succeeded' },
        },
      ),
    ),
  4,
);

const installPlans = several(
  fc
    .record({
      packageName: oneOf(PACKAGES),
      namespace: oneOf(NAMESPACES),
      steps: some(DEFINITIONS),
    })
    .map(({ packageName, namespace, steps }) =>
      anObject(
        {
          name: 'install-1',
          namespace,
          ownerReferences: [
            { kind: 'Subscription', name: packageName, apiVersion: 'x/v1', uid: 'u' },
          ],
        },
        {
          spec: { clusterServiceVersionNames: [] },
          status: {
            phase: 'Complete',
            plan: steps.map((name) => ({ resource: { kind: 'CustomResourceDefinition', name } })),
          },
        },
      ),
    ),
  2,
);

const operators = several(
  fc
    .tuple(oneOf(PACKAGES), oneOf(NAMESPACES), some(DEFINITIONS))
    .map(([packageName, namespace, refs]) =>
      anObject(
        { name: componentOf(packageName, namespace).split('/')[1] ?? '' },
        {
          status: {
            components: {
              refs: refs.map((name) => ({
                apiVersion: 'apiextensions.k8s.io/v1',
                kind: 'CustomResourceDefinition',
                name,
              })),
            },
          },
        },
      ),
    ),
  3,
);

const webhooks = objects(oneOf(['one', 'two']), null).map((found) =>
  found.map((one) => ({
    ...one,
    webhooks: [{ name: 'w', clientConfig: { service: { name: 's', namespace: 'team-a' } } }],
  })),
);

/** The objects of each kind; `null`: could not be read. */
export const randomCluster = fc.record({
  subscriptions: fc.option(subscriptions, { freq: 8 }),
  csvs: fc.option(csvs, { freq: 8 }),
  installPlans: fc.option(installPlans, { freq: 8 }),
  operators,
  definitions: objects(oneOf(DEFINITIONS), null),
  clusterRoles: objects(oneOf(['one', 'two']), null),
  roles: objects(oneOf(['one', 'two']), oneOf(NAMESPACES)),
  validatingWebhooks: webhooks,
  operatorGroups: objects(fc.constant('og'), oneOf(NAMESPACES)),
});

function named(names: readonly string[]): readonly Raw[] {
  return names.map((name) => ({ name }));
}
