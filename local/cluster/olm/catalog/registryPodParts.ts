/** Common parts of catalog pods. */
import { isObject, listAt } from '../../kube/json';
import type { JsonObject } from '../../kube/types';

const release = 'local.operator-hub/openshift-release';
export const OPM_IMAGE = `${release}/operator-registry@sha256:${'a1'.repeat(32)}`;
export const UTILITIES_IMAGE = `${release}/operator-lifecycle-manager@sha256:${'b2'.repeat(32)}`;
export const CONFIGMAP_SERVER_IMAGE = `${release}/configmap-operator-registry@sha256:${'c3'.repeat(32)}`;

/** Only an image by digest is not pulled again (CS-008). */
export function pullPolicyOf(image: string): string {
  return image.includes('@') ? 'IfNotPresent' : 'Always';
}

/** Modifies the container that serves OLM. */
export function withContainer(spec: JsonObject, change: JsonObject): JsonObject {
  const [container] = listAt(spec, 'containers');
  return { ...spec, containers: [{ ...(isObject(container) ? container : {}), ...change }] };
}
