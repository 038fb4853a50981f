/** Container registries with the catalogs' images. */
import { isObject, listAt, objectAt, parseJson, textAt } from '../../kube/json';
import type { ClusterClient, KubeObject } from '../../kube/types';
import {
  type Images,
  manifestUnknown,
  notAuthorized,
  partsOf,
  pinned,
  publicImages,
  type Pull,
  wrongLogin,
} from '../../workloads/images';
import type { Outage } from '../unpack/bundleImages';
import type { Catalogs } from './catalogs';
import { CONFIGMAP_SERVER_IMAGE, OPM_IMAGE, UTILITIES_IMAGE } from './registryPodParts';

type Login = { readonly username: string; readonly password: string };

/** @param outage why an image temporarily cannot be pulled */
export function registryImages(
  client: ClusterClient,
  catalogs: Catalogs,
  outage: Outage = () => undefined,
): Images {
  return (pod, image): Pull => {
    const open = publicImages(pod, image);
    if (open.kind === 'failed' || ofTheRelease.includes(image)) return open;
    const why = outage(image);
    if (why !== undefined) return { kind: 'failed', error: refused(image, why) };
    const found = catalogs.byImage(image);
    if (found === undefined) return { kind: 'failed', error: manifestUnknown(image) };
    const { login, crash } = found;
    const refusal = login && refusalOf(loginsFor(client, pod, image), login);
    if (refusal === 'anonymous') return { kind: 'failed', error: notAuthorized(image) };
    if (refusal === 'unknown') return { kind: 'failed', error: wrongLogin(image) };
    const imageID = pinned(image, found.image);
    return { kind: 'pulled', imageID, ...(crash === undefined ? {} : { crash }) };
  };
}

const ofTheRelease = [OPM_IMAGE, UTILITIES_IMAGE, CONFIGMAP_SERVER_IMAGE];

function refused(image: string, why: string): string {
  const { repository, version } = partsOf(image);
  return `initializing source docker://${image}: reading manifest ${version} in ${repository}: ${why}`;
}

function refusalOf(given: readonly Login[], wanted: Login): 'anonymous' | 'unknown' | undefined {
  if (given.length === 0) return 'anonymous';
  const fits = given.some(
    ({ username, password }) => username === wanted.username && password === wanted.password,
  );
  return fits ? undefined : 'unknown';
}

/** User of a pod's pull secrets at the registry of an image. */
function loginsFor(client: ClusterClient, pod: KubeObject, image: string): readonly Login[] {
  const { namespace = '' } = pod.metadata;
  const { repository } = partsOf(image);
  return pullSecretsOf(pod)
    .flatMap((name) => client.get({ resource: 'secrets', namespace, name }) ?? [])
    .flatMap((secret) => Object.entries(authsOf(secret)))
    .filter(([registry]) => isFor(registry, repository))
    .flatMap(([, auth]) => loginOf(auth) ?? []);
}

export function pullSecretsOf(pod: KubeObject): readonly string[] {
  return listAt(pod, 'spec', 'imagePullSecrets').flatMap((ref) => textAt(ref, 'name') ?? []);
}

/** Of `kubernetes.io/dockerconfigjson`, or of the older `kubernetes.io/dockercfg`, which has no `auths`. */
function authsOf(secret: KubeObject): { readonly [registry: string]: unknown } {
  const config = parseJson(decoded(textAt(secret, 'data', '.dockerconfigjson')));
  return (
    objectAt(config, 'auths') ?? recordIn(parseJson(decoded(textAt(secret, 'data', '.dockercfg'))))
  );
}

function recordIn(value: unknown): { readonly [registry: string]: unknown } {
  return isObject(value) ? value : {};
}

/** A registry, or a part of one, as the kubelet compares it with an image. */
function isFor(registry: string, repository: string): boolean {
  const name = registry.replace(/^https?:\/\//u, '').replace(/(?:\/v[12])?\/*$/u, '');
  return name !== '' && (repository === name || repository.startsWith(`${name}/`));
}

function loginOf(auth: unknown): Login | undefined {
  const encoded = textAt(auth, 'auth');
  if (encoded === undefined) {
    const [username, password] = [textAt(auth, 'username'), textAt(auth, 'password')];
    return username === undefined ? undefined : { username, password: password ?? '' };
  }
  const [username = '', ...rest] = decoded(encoded).split(':');
  return { username, password: rest.join(':') };
}

function decoded(base64: string | undefined): string {
  return Buffer.from(base64 ?? '', 'base64').toString('utf8');
}
