/** `status.requirementStatus`: requirements of a CSV before its installation, and whether they are met. */
import { listAt, textAt } from '../../kube/json';
import type { ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import {
  apiServicesOf,
  crdsOf,
  deploymentsOf,
  objectsAt,
  type ApiServiceDescription,
  type CrdDescription,
} from './csvFields';
import { minKubeVersionStatus } from './minKubeVersion';
import { permissionStatus } from './permissions';
import { combined, type Requirements } from './requirementStatus';

const CRDS = 'customresourcedefinitions.apiextensions.k8s.io';
const API_SERVICES = 'apiservices.apiregistration.k8s.io';

/** In OLM's order: Kubernetes version, CRDs by name, required and owned APIs, native APIs, permissions. */
export function requirementsOf(client: ClusterClient, csv: KubeObject): Requirements {
  // A CRD that is described in several versions counts once, as the last one.
  const byName = new Map(
    [...crdsOf(csv, 'required'), ...crdsOf(csv, 'owned')].map((crd) => [crd.name, crd]),
  );
  const crds = [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const deployments = deploymentsOf(csv).map(({ name }) => name);
  return combined([
    minKubeVersionStatus(client, csv),
    ...crds.map((crd) => crdStatus(client.get({ resource: CRDS, name: crd.name }), crd)),
    ...apiServicesOf(csv, 'required').map((api) => requiredApiStatus(client, api)),
    ...apiServicesOf(csv, 'owned').map((api) => ownedApiStatus(deployments, api)),
    ...objectsAt(csv, 'spec', 'nativeAPIs').map((api) => nativeApiStatus(client, api)),
    permissionStatus(client, csv),
  ]);
}

export function crdStatus(crd: KubeObject | undefined, wanted: CrdDescription): Requirements {
  const subject = {
    group: 'apiextensions.k8s.io',
    version: 'v1',
    kind: 'CustomResourceDefinition',
    name: wanted.name,
  };
  const missing = (status: string, message: string): Requirements => ({
    met: false,
    statuses: [{ ...subject, status, message }],
  });
  if (crd === undefined) return missing('NotPresent', 'CRD is not present');
  const version = objectsAt(crd, 'spec', 'versions').find(({ name }) => name === wanted.version);
  if (version?.['served'] !== true) return missing('NotPresent', 'CRD version not served');
  if (!isTrue(crd, 'Established') || !isTrue(crd, 'NamesAccepted')) {
    return missing(
      'NotAvailable',
      'CRD is present but the Established condition is False (not available)',
    );
  }
  const message = 'CRD is present and Established condition is true';
  const uuid = crd.metadata.uid ?? '';
  return { met: true, statuses: [{ ...subject, status: 'Present', message, uuid }] };
}

function requiredApiStatus(client: ClusterClient, api: ApiServiceDescription): Requirements {
  const service = client.get({ resource: API_SERVICES, name: `${api.version}.${api.group}` });
  const served = client.resourceOf(`${api.group}/${api.version}`, api.kind) !== undefined;
  const met = served && service !== undefined && isTrue(service, 'Available');
  return {
    met,
    statuses: [
      {
        ...apiSubject(api),
        message: '',
        ...(met
          ? { status: 'Present', uuid: service.metadata.uid ?? '' }
          : { status: 'NotPresent' }),
      },
    ],
  };
}

function ownedApiStatus(deployments: readonly string[], api: ApiServiceDescription): Requirements {
  const met = deployments.includes(api.deploymentName);
  const status = met ? 'DeploymentFound' : 'DeploymentNotFound';
  return { met, statuses: [{ ...apiSubject(api), status, message: '' }] };
}

function apiSubject(api: ApiServiceDescription): JsonObject {
  return {
    group: 'apiregistration.k8s.io',
    version: 'v1',
    kind: 'APIService',
    name: `${api.version}.${api.group}`,
  };
}

function nativeApiStatus(client: ClusterClient, api: JsonObject): Requirements {
  const group = textAt(api, 'group') ?? '';
  const version = textAt(api, 'version') ?? '';
  const kind = textAt(api, 'kind') ?? '';
  const apiVersion = group === '' ? version : `${group}/${version}`;
  const met = client.resourceOf(apiVersion, kind) !== undefined;
  return {
    met,
    statuses: [
      {
        group,
        version,
        kind,
        name: '',
        status: met ? 'Present' : 'NotPresent',
        message: met ? 'Native API exists' : 'Native API does not exist',
      },
    ],
  };
}

function isTrue(object: KubeObject, type: string): boolean {
  return listAt(object, 'status', 'conditions').some(
    (condition) => textAt(condition, 'type') === type && textAt(condition, 'status') === 'True',
  );
}
