/** A cluster whose registries have a few images, for tests of catalogs. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import { createInProcessCluster } from '../../kube/inProcess';
import { textAt } from '../../kube/json';
import { createTestClock, type TestClock } from '../../kube/testClock';
import type { ClusterClient, DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { seedBase } from '../../seed/base';
import { aCatalog } from '../resolver/aCatalog';
import { single } from '../resolver/resolverFixtures';
import { CATALOG_SOURCE_LABEL, CATALOG_SOURCES, OLM_API_VERSION } from '../shared/names';
import { olmCatalogSide } from './catalogSide';

export const NAMESPACE = 'openshift-marketplace';
export const LOGIN = { username: 'me', password: 'secret' } as const;

export type TestRegistry = {
  readonly client: ClusterClient;
  readonly clock: TestClock;
  readonly stop: () => void;
  /** Pushes the content of another image to the tag. */
  readonly push: (image: string, content: string) => void;
  /** Creates a CatalogSource and waits a few seconds. */
  readonly add: (
    name: string,
    spec: JsonObject,
    annotations?: DraftObject['metadata']['annotations'],
  ) => void;
  readonly edit: (name: string, spec: JsonObject) => void;
  readonly source: (name: string) => KubeObject;
  readonly status: (name: string) => JsonObject;
  readonly state: (name: string) => string | undefined;
  /** The pods that serve a source. */
  readonly pods: (name: string) => readonly KubeObject[];
  /** Reason and message of the first pod of a source. */
  readonly events: (name: string) => readonly string[];
};

export function testRegistry(): TestRegistry {
  const pushed = new Map<string, string>();
  const side = olmCatalogSide(images(), { pushed: (image) => pushed.get(image) });
  const clock = createTestClock();
  const { client, stop } = createInProcessCluster({
    clock,
    seed: (seeded) => {
      seedBase(seeded);
    },
    controllers: side.controllers,
  });
  const source = (name: string): KubeObject => {
    const found = client.get({ resource: CATALOG_SOURCES, name, namespace: NAMESPACE });
    if (found === undefined) throw new Error(`no CatalogSource ${name}`);
    return found;
  };
  const pods = (name: string): readonly KubeObject[] =>
    client.list('pods', { namespace: NAMESPACE, labels: { [CATALOG_SOURCE_LABEL]: name } });
  return {
    client,
    clock,
    stop,
    push: (image, content) => pushed.set(image, content),
    add: (name, spec, annotations = {}) => {
      client.create(CATALOG_SOURCES, {
        apiVersion: OLM_API_VERSION,
        kind: 'CatalogSource',
        metadata: { name, namespace: NAMESPACE, annotations },
        spec: { sourceType: 'grpc', ...spec },
      });
      clock.advance(3_000);
    },
    edit: (name, spec) => {
      client.mergePatch({ resource: CATALOG_SOURCES, name, namespace: NAMESPACE }, { spec });
      clock.advance(3_000);
    },
    source,
    state: (name) => textAt(source(name), 'status', 'connectionState', 'lastObservedState'),
    status: (name) => source(name).status ?? {},
    pods,
    events: (name) => {
      const [pod] = pods(name);
      return client
        .list('events', { namespace: NAMESPACE })
        .filter((event) => textAt(event, 'involvedObject', 'uid') === pod?.metadata.uid)
        .map((event) => `${textAt(event, 'reason') ?? ''}: ${textAt(event, 'message') ?? ''}`);
    },
  };
}

function images(): readonly NamedCatalog[] {
  const text = { name: 'shelf', displayName: 'Shelf', publisher: 'Us', priority: 0 };
  const image = (name: string, more: Partial<NamedCatalog> = {}): NamedCatalog => ({
    ...text,
    image: name,
    isSpare: true,
    catalog: aCatalog(single('good')),
    ...more,
  });
  return [
    image('quay.example.com/shelf:v1'),
    image('quay.example.com/shelf:v2'),
    image('quay.example.com/shelf:v1.36.2'),
    image('quay.example.com/private:v1', { login: LOGIN }),
    image('quay.example.com/broken:v1', { crash: 'level=fatal msg="cache requires rebuild"' }),
    image('elsewhere:1', { address: 'elsewhere.example.com:50051' }),
  ];
}
