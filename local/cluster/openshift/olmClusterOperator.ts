import { at, listAt, textAt } from '../kube/json';
import type { ClusterClient, Controller, JsonObject, KubeObject } from '../kube/types';
import { isCopied } from '../olm/csv/csvFields';
import { put } from '../seed/put';

const RESOURCE = 'clusteroperators.config.openshift.io';
const CSVS = 'clusterserviceversions.operators.coreos.com';
const NAME = 'operator-lifecycle-manager';
const SINCE = '2026-09-01T08:00:00Z';

/** Milliseconds between a change of a CSV and the report. */
const DELAY = 100;

/**
 * ClusterOperator `operator-lifecycle-manager` reports the Operators whose maximum version is the current minor version
 * of OpenShift or an earlier one. Source: pkg/controller/operators/openshift in operator-framework/operator-lifecycle-manager
 * (condition and reason), and a cluster of OpenShift 4.20 (message). Invalid properties are not simulated.
 */
export function createOlmClusterOperator(): Controller {
  return {
    name: 'olm-cluster-operator',
    start: (client, clock) => {
      let isPlanned = false;
      put(client, RESOURCE, clusterOperator(client));
      return client.subscribe(CSVS, () => {
        if (isPlanned) return;
        isPlanned = true;
        clock.after(DELAY, () => {
          isPlanned = false;
          const current = client.get({ resource: RESOURCE, name: NAME });
          const wanted = clusterOperator(client);
          const says = (object: object | undefined) => JSON.stringify(at(object, 'status'));
          if (current === undefined || says(current) === says(wanted)) return;
          client.updateStatus(RESOURCE, { ...current, status: wanted.status });
        });
      });
    },
  };
}

function clusterOperator(client: ClusterClient) {
  const version = textAt(
    client.get({ resource: 'clusterversions.config.openshift.io', name: 'version' }),
    ...['status', 'desired', 'version'],
  );
  const next = (minorOf(version ?? '')?.minor ?? 0) + 1;
  const blocking = client
    .list(CSVS)
    .filter((csv) => !isCopied(csv))
    .flatMap((csv) => {
      const maximum = maximumOf(csv);
      return maximum === null || maximum.major > 4 || maximum.minor >= next
        ? []
        : [`- maximum supported OCP version for ${idOf(csv)} is ${maximum.major}.${maximum.minor}`];
    });
  return {
    apiVersion: 'config.openshift.io/v1',
    kind: 'ClusterOperator',
    metadata: { name: NAME },
    spec: {},
    status: {
      conditions: [
        condition('Available', 'True'),
        condition('Degraded', 'False'),
        condition('Progressing', 'False'),
        blocking.length === 0
          ? condition('Upgradeable', 'True')
          : {
              ...condition('Upgradeable', 'False'),
              reason: 'IncompatibleOperatorsInstalled',
              message: [
                `ClusterServiceVersions blocking minor version upgrades to 4.${next}.0 or higher:`,
                ...blocking.toSorted(),
              ].join('\n'),
            },
      ],
      versions: [{ name: 'operator', version: version ?? '' }],
    },
  };
}

function condition(type: string, status: string): JsonObject {
  return { type, status, lastTransitionTime: SINCE };
}

function idOf({ metadata }: KubeObject): string {
  return `${metadata.namespace ?? ''}/${metadata.name}`;
}

function maximumOf({ metadata }: KubeObject) {
  const annotation = metadata.annotations?.['operatorframework.io/properties'] ?? '{}';
  const kept: unknown = JSON.parse(annotation);
  const limit = listAt(kept, 'properties').find(
    (property) => textAt(property, 'type') === 'olm.maxOpenShiftVersion',
  );
  return minorOf(textAt(limit, 'value') ?? '');
}

function minorOf(version: string) {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  return major === undefined ? null : { major: Number(major), minor: Number(minor) };
}
