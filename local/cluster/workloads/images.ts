/** Result of an image pull, because images are not pulled here. */
import { createHash } from 'node:crypto';
import type { KubeObject } from '../kube/types';

export type Pull =
  | {
      readonly kind: 'pulled';
      /** The image with its digest, as in the status of a container. */
      readonly imageID: string;
      /** Its process exits immediately with this end of the log. */
      readonly crash?: string;
    }
  | {
      readonly kind: 'failed';
      /** The message of the container runtime. */
      readonly error: string;
    };

/** The registries for a pod with its pull secrets. */
export type Images = (pod: KubeObject, image: string) => Pull;

/** Every image can be pulled, except from hosts that RFC 2606 reserves, which never resolve. */
export const publicImages: Images = (_pod, image) =>
  isUnreachable(image)
    ? { kind: 'failed', error: noSuchHost(image) }
    : { kind: 'pulled', imageID: pinned(image, image) };

export function noSuchHost(image: string): string {
  const host = image.split('/')[0] ?? '';
  return `${source(image)}: pinging container registry ${host}: Get "https://${host}/v2/": dial tcp: lookup ${host}: no such host`;
}

/** The registry does not have the image; message of CRI-O. */
export function manifestUnknown(image: string): string {
  const { repository, version } = partsOf(image);
  return `${source(image)}: reading manifest ${version} in ${repository}: manifest unknown`;
}

/** The registry requires a login; message of CRI-O for quay.io. */
export function notAuthorized(image: string): string {
  const { repository, version } = partsOf(image);
  return `${source(image)}: reading manifest ${version} in ${repository}: unauthorized: access to the requested resource is not authorized`;
}

/** The login is invalid. */
export function wrongLogin(image: string): string {
  return `${source(image)}: unable to retrieve auth token: invalid username/password: unauthorized: Invalid Username or Password`;
}

/** The image with the digest of its content; an existing digest is kept. */
export function pinned(image: string, content: string): string {
  const { repository, digest } = partsOf(image);
  return `${repository}@${digest ?? `sha256:${createHash('sha256').update(content).digest('hex')}`}`;
}

type Parts = {
  readonly repository: string;
  /** Digest or tag; `latest` by default. */
  readonly version: string;
  readonly digest: string | undefined;
};

export function partsOf(image: string): Parts {
  const [named = '', digest] = image.split('@');
  const tag = /:([^:/]+)$/u.exec(named)?.[1];
  const repository = tag === undefined ? named : named.slice(0, -tag.length - 1);
  return { repository, version: digest ?? tag ?? 'latest', digest };
}

function source(image: string): string {
  return `initializing source docker://${image}`;
}

function isUnreachable(image: string): boolean {
  const host = image.split('/')[0] ?? '';
  return image.includes('/') && /\.invalid(:\d+)?$/.test(host);
}
