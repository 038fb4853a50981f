import { existsSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { demoCatalogs } from '../local/catalogs/demo';
import type { Catalog } from '../local/catalogs/fbc';
import { loadCatalog } from '../local/catalogs/load/loadCatalog';
import { packageManifest } from '../local/cluster/olm/packages/packageManifest';
import { type CatalogItem, catalogItem } from '../src/domain/catalog/catalogItem';
import { parsePackage } from '../src/domain/catalog/parse/parsePackage';
import { type SearchIndex, createSearchIndex } from '../src/domain/catalog/search/searchIndex';

/** Real catalogs lie beside the project and are not part of it. */
const REAL = '../shared/data/catalogs';

/** What an administrator types, and the packages of which one has to come first. */
type Wish = readonly [query: string, ...first: readonly string[]];

const PERCONA_POSTGRES = ['percona-postgresql-operator', 'percona-postgresql-operator-certified'];

const REAL_WISHES: readonly Wish[] = [
  // names, whole
  ['Argo CD', 'argocd-operator'],
  ['argocd', 'argocd-operator'],
  ['cert-manager', 'cert-manager'],
  ['cert manager', 'cert-manager'],
  ['certmanager', 'cert-manager'],
  ['strimzi', 'strimzi-kafka-operator'],
  ['strimzi-kafka-operator', 'strimzi-kafka-operator'],
  ['prometheus', 'prometheus'],
  ['etcd', 'etcd'],
  ['keda', 'keda'],
  ['flux', 'flux'],
  ['cilium', 'cilium'],
  ['cloudnative-pg', 'cloudnative-pg'],
  ['gitlab', 'gitlab-operator-kubernetes'],
  ['quay', 'project-quay'],
  ['IBM Licensing', 'ibm-licensing-operator-app'],
  ['nvidia gpu operator', 'gpu-operator-certified'],
  // names by what people call them
  ['loki', 'loki-operator', 'loki-helm-operator'],
  ['jaeger', 'jaeger'],
  ['opentelemetry', 'opentelemetry-operator'],
  ['open telemetry', 'opentelemetry-operator'],
  ['kafka', 'strimzi-kafka-operator'],
  ['redis', 'redis-operator', 'redis-enterprise-operator-cert'],
  ['mongodb', 'mongodb-kubernetes', 'mongodb-operator', 'mongodb-enterprise'],
  ['vault', 'vault-secrets-operator', 'vault-config-operator'],
  ['keycloak', 'keycloak-operator'],
  ['grafana', 'grafana-operator'],
  ['istio', 'sailoperator'],
  ['kubevirt', 'community-kubevirt-hyperconverged'],
  ['clickhouse', 'clickhouse'],
  ['logging', 'logging-operator'],
  ['gitlab runner', 'gitlab-runner-operator'],
  ['external secrets', 'external-secrets-operator'],
  ['spark', 'spark-helm-operator', 'stackable-spark-operator'],
  // beginnings
  ['postgr', 'crunchy-postgres-operator', 'cloud-native-postgresql', ...PERCONA_POSTGRES],
  ['elastic', 'elasticsearch-eck-operator-certified'],
  ['prom', 'prometheus'],
  ['mongo', 'mongodb-kubernetes', 'mongodb-operator', 'mongodb-enterprise'],
  ['crossp', 'universal-crossplane'],
  ['argo', 'argocd-operator'],
  ['cockr', 'cockroachdb', 'cockroachdb-certified'],
  // typos
  ['promethues', 'prometheus'],
  ['grfana', 'grafana-operator'],
  ['kakfa', 'strimzi-kafka-operator'],
  ['reids', 'redis-operator', 'redis-enterprise-operator-cert'],
  ['keycloack', 'keycloak-operator'],
  ['elasticserch', 'elasticsearch-eck-operator-certified'],
  ['jeager', 'jaeger'],
  ['couchbse', 'couchbase-enterprise-certified'],
  ['dynatrce', 'dynatrace-operator'],
  ['extrenal secrets', 'external-secrets-operator'],
  // kinds
  ['PostgresCluster', 'crunchy-postgres-operator'],
  ['KafkaTopic', 'strimzi-kafka-operator'],
  ['kafka topic', 'strimzi-kafka-operator'],
  ['GrafanaDashboard', 'grafana-operator'],
  ['ClusterIssuer', 'cert-manager'],
  ['ServiceMonitor', 'prometheus', 'observability-operator'],
  ['LokiStack', 'loki-operator'],
  ['CassandraDatacenter', 'cass-operator', 'cass-operator-community'],
  ['HelmRelease', 'flux'],
  ['ScaledObject', 'keda'],
  ['RabbitmqCluster', 'rabbitmq-cluster-operator'],
  ['OpenTelemetryCollector', 'opentelemetry-operator'],
  ['certificate', 'cert-manager'],
  // API groups and definitions
  ['kafka.strimzi.io', 'strimzi-kafka-operator'],
  ['strimzi.io', 'strimzi-kafka-operator'],
  ['kafka.strimzi.io/v1beta2', 'strimzi-kafka-operator'],
  ['kafkas.kafka.strimzi.io', 'strimzi-kafka-operator'],
  ['clusterissuers.cert-manager.io', 'cert-manager'],
  ['cert-manager.io', 'cert-manager'],
  ['postgres-operator.crunchydata.com', 'crunchy-postgres-operator'],
  ['scaledobjects.keda.sh', 'keda'],
  ['servicemonitors.monitoring.coreos.com', 'prometheus', 'observability-operator'],
  ['external-secrets.io', 'external-secrets-operator'],
  // what it is for
  ['gpu', 'gpu-operator-certified', 'amd-gpu-operator'],
  ['amd gpu', 'amd-gpu-operator'],
  ['servicemesh', 'sailoperator', 'nsm-operator'],
  ['service mesh', 'sailoperator', 'nsm-operator'],
  ['tekton pipelines', 'jenkins2tekton-operator'],
  ['backup', 'oadp-operator', 'fossul-operator', 'k10-kasten-operator-rhmp', 'cloudcasa-operator'],
  ['velero', 'oadp-operator'],
  ['data grid', 'infinispan'],
  ['load balancer', 'global-load-balancer-operator', 'lbconfig-operator'],
  ['object storage', 'minio-object-store-operator'],
  ['nfs', 'nfs-provisioner-operator'],
  ['vulnerability', 'community-trivy-operator', 'neuvector-certified-operator'],
  ['gitops', 'harness-gitops-operator', 'argocd-operator', 'gitops-primer'],
  // provider and product
  ['postgres', 'crunchy-postgres-operator', 'cloud-native-postgresql', ...PERCONA_POSTGRES],
  ['percona postgresql', ...PERCONA_POSTGRES],
  [
    'percona mongodb',
    'percona-server-mongodb-operator',
    'percona-server-mongodb-operator-certified',
  ],
  ['edb postgres', 'cloud-native-postgresql', 'edb-hcp-operator'],
  ['hashicorp vault', 'vault-secrets-operator'],
  ['hashicorp terraform', 'hcp-terraform-operator'],
  ['amazon s3', 'ack-s3-controller'],
  ['netapp', 'trident-operator', 'acc-operator'],
  ['hpe csi', 'hpe-csi-operator'],
  ['f5 ingress', 'f5-bigip-ctlr-operator'],
  ['stackable kafka', 'stackable-kafka-operator'],
  ['apache spark', 'stackable-spark-operator'],
  [
    'sonatype nexus',
    'nexus-repository-ha-operator-certified',
    'nxrm-operator-certified',
    'nxiq-operator-certified',
  ],
];

const DEMO_WISHES: readonly Wish[] = [
  ['heron-database', 'heron-database'],
  ['Heron Database', 'heron-database'],
  ['quickstone', 'quickstone-cache'],
  ['database', 'heron-database'],
  ['heron', 'heron-database', 'heron-community'],
  ['HeronCluster', 'heron-database', 'heron-community'],
  ['heron backup', 'heron-database'],
  ['backup', 'night-safe'],
  ['certificates', 'wax-seal'],
  ['certificats', 'wax-seal'],
  ['SealedCertificate', 'wax-seal'],
  ['tls', 'wax-seal'],
  ['queue', 'parcel-queue'],
  ['messaging', 'parcel-queue'],
  ['topic', 'parcel-queue'],
  ['logging', 'ledger-logging'],
  ['log forwarder', 'ledger-logging'],
  ['syslog', 'ledger-logging'],
  ['observabilty', 'lantern-observability'],
  ['alerts', 'foghorn-alerts', 'lantern-observability'],
  ['api gateway', 'gatehouse'],
  ['gpu', 'ember-accelerators'],
  ['csi', 'basalt-storage'],
  ['full text search', 'saffron-search'],
  ['dashboards', 'sparrow-dashboards'],
  ['red hat runtime', 'meridian-runtime'],
  ['翻訳', 'yuzu-translate'],
  ['柚子ソフトウェア', 'yuzu-translate'],
  ['ترجمة', 'yuzu-translate'],
  ['canary', 'stepping-stones'],
  ['load test', 'tumbleweed-tests'],
  ['wiki', 'pocket-wiki'],
  // kinds
  ['StoragePool', 'basalt-storage'],
  ['BatchWindow', 'halcyon-scheduler'],
  ['PriceList', 'cost-reports'],
  ['LanternStack', 'lantern-observability'],
  ['copyschedule', 'night-safe'],
  ['searchindex', 'saffron-search'],
  // what it is for
  ['block storage', 'basalt-storage'],
  ['accelerator', 'ember-accelerators'],
  ['cache', 'quickstone-cache'],
  ['in-memory', 'quickstone-cache'],
  ['key value', 'quickstone-cache'],
  ['documents', 'vellum-documents'],
  ['analytics', 'kestrel-analytics'],
  ['scheduler', 'halcyon-scheduler'],
  ['pipelines', 'old-mill'],
  ['progressive delivery', 'stepping-stones'],
  ['onboarding', 'team-onboarding'],
  ['cost', 'cost-reports'],
  ['ingress', 'gatehouse'],
  ['rate limit', 'gatehouse'],
  ['metrics', 'lantern-observability'],
  ['disaster recovery', 'night-safe'],
  ['broker', 'parcel-queue'],
  ['pki', 'wax-seal'],
  ['middleware', 'meridian-runtime'],
  ['sql', 'heron-database'],
  ['feature toggle', 'unified-enterprise-configuration-and-toggle-manager'],
  // beginnings, misspelled words, who makes it
  ['obs', 'lantern-observability'],
  ['acelerator', 'ember-accelerators'],
  ['halcion', 'halcyon-scheduler'],
  ['red hat cert', 'wax-seal'],
  ['saffron labs', 'saffron-search'],
];

describe('the search of the demo catalogs', () => {
  const catalogs = demoCatalogs().map(({ name, catalog }) => ({ name, catalog }));
  itFulfils(DEMO_WISHES, indexOf(catalogs));
});

describe.skipIf(!existsSync(REAL))('the search of real catalogs', async () => {
  const catalogs = existsSync(REAL)
    ? await Promise.all(
        ['certified', 'community'].map(async (name) => ({
          name,
          catalog: await loadCatalog(`${REAL}/${name}.jsonl.gz`),
        })),
      )
    : [];
  itFulfils(REAL_WISHES, indexOf(catalogs));
});

function itFulfils(wishes: readonly Wish[], index: SearchIndex): void {
  let fulfilled = 0;
  afterAll(() => {
    console.log(`${fulfilled} of ${wishes.length} queries find what was wanted first`);
  });

  it.each(wishes.map(([query, ...first]) => ({ query, first })))(
    '$query → $first',
    ({ query, first }) => {
      const found = index.search(query).at(0)?.id.split('/').at(-1);
      expect(first).toContain(found);
      fulfilled += 1;
    },
  );
}

type Named = { readonly name: string; readonly catalog: Catalog };

function indexOf(catalogs: readonly Named[]): SearchIndex {
  const index = createSearchIndex();
  for (const named of catalogs)
    index.replace(`openshift-marketplace/${named.name}`, itemsOf(named));
  return index;
}

/** As the package server would tell of them. */
function itemsOf({ name, catalog }: Named): readonly CatalogItem[] {
  const source = {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'CatalogSource',
    metadata: { name, namespace: 'openshift-marketplace' },
    spec: { displayName: name },
  };
  return catalog.packages.flatMap((each) => {
    const operator = parsePackage(packageManifest(each, catalog, source));
    return (operator && catalogItem(operator)) ?? [];
  });
}
