/** Cluster of `--state extensions`: catalogs of OLM v1, and one extension per status. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import type { ClusterClient, Controller, DraftObject, JsonObject } from '../../kube/types';
import { clusterCatalog } from '../../olmv1/defaultCatalogs';
import { CLUSTER_CATALOGS, CLUSTER_EXTENSIONS, NAME_LABEL, OLM_V1 } from '../../olmv1/names';
import { stage } from '../staging';
import { putNamespace } from '../furnishedNamespace';
import { put } from '../put';
import { clusterRoleBinding } from '../roles/role';
import { CATALOGS, EXTENSIONS, PASSING, type Situation } from './situations';
import { STORIES } from './stories';

export type Extensions = {
  readonly seed: (client: ClusterClient) => void;
  readonly controllers: readonly Controller[];
};

export function extensionsOf(catalogs: readonly NamedCatalog[]): Extensions {
  return {
    seed: (client) => {
      seedExtensions(client, catalogs);
    },
    controllers: [stage(STORIES)],
  };
}

function seedExtensions(client: ClusterClient, catalogs: readonly NamedCatalog[]): void {
  for (const { name, image = name, labels } of [...CATALOGS, PASSING]) {
    const found = catalogs.find((each) => each.name === image);
    const ref = found?.image ?? `local.operator-hub/catalogs/${image}:latest`;
    put(client, CLUSTER_CATALOGS, clusterCatalog(name, ref, { labels }));
  }
  for (const situation of EXTENSIONS) putExtension(client, situation);
}

function putExtension(client: ClusterClient, situation: Situation): void {
  const { name, account = 'bound' } = situation;
  const installer = `${name}-installer`;
  putNamespace(client, name, account === 'absent' ? {} : { account: installer });
  if (account === 'bound') {
    put(client, 'clusterrolebindings.rbac.authorization.k8s.io', {
      ...clusterRoleBinding(installer, 'cluster-admin', []),
      subjects: [{ kind: 'ServiceAccount', name: installer, namespace: name }],
    });
  }
  put(client, CLUSTER_EXTENSIONS, extension(situation, installer));
}

function extension(situation: Situation, installer: string): DraftObject {
  const { name, packageName, version, channels, selector = only('tide-works') } = situation;
  const { policy, crdCheck, annotations } = situation;
  const catalog: JsonObject = {
    packageName,
    ...(selector === null ? {} : { selector }),
    ...(version === undefined ? {} : { version }),
    ...(channels === undefined ? {} : { channels }),
    ...(policy === undefined ? {} : { upgradeConstraintPolicy: policy }),
  };
  return {
    apiVersion: OLM_V1,
    kind: 'ClusterExtension',
    metadata: { name, ...(annotations !== undefined && { annotations }) },
    spec: {
      namespace: name,
      serviceAccount: { name: installer },
      source: { sourceType: 'Catalog', catalog },
      ...(crdCheck === undefined
        ? {}
        : { install: { preflight: { crdUpgradeSafety: { enforcement: crdCheck } } } }),
    },
  };
}

function only(catalog: string): JsonObject {
  return { matchLabels: { [NAME_LABEL]: catalog } };
}
