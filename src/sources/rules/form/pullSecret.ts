import { danger, when } from '~/olm/finding';
import { secretModel } from '~/kube/models/core';
import { isDnsSubdomain } from '~/form/rules/nameSyntax';
import type { NamedManifest } from '~/kube/models/meta';
import { imageParts, isImageName } from '~/olm/catalogSources/imageReference';
import { type SourceFinding } from './sourceFinding';

/** A new Secret for a registry that requires authentication (CS-045). */
export type NewPullSecret = {
  readonly name: string;
  /** One registry, as OpenShift recommends. */
  readonly registry: string;
  readonly user: string;
  readonly password: string;
};

/** The types of Secrets with registry credentials. */
export const PULL_SECRET_TYPES = [
  'kubernetes.io/dockerconfigjson',
  'kubernetes.io/dockercfg',
] as const;

/** @param secrets the existing names in the catalog */
export function pullSecretFindings(
  { name, registry, user, password }: NewPullSecret,
  secrets: readonly string[],
): readonly SourceFinding[] {
  return [
    ...when(name === '', danger({ path: 'secretName', kind: 'missing' })),
    ...when(
      name !== '' && !isDnsSubdomain(name),
      danger({ path: 'secretName', kind: 'bad-syntax', syntax: 'object-name' }),
    ),
    ...when(
      name !== '' && secrets.filter((one) => one === name).length > 1,
      danger({ path: 'secretName', kind: 'duplicate', value: name }),
    ),
    ...(registry === ''
      ? [danger({ path: 'secretRegistry', kind: 'missing' })]
      : registryFindings(registry)),
    ...when(user === '', danger({ path: 'secretUser', kind: 'missing' })),
    ...when(password === '', danger({ path: 'secretPassword', kind: 'missing' })),
  ];
}

/** The Secret with its content, for the server only: it is neither shown nor stored. */
export function pullSecretManifest(secret: NewPullSecret, namespace: string): NamedManifest {
  const { registry, user, password } = secret;
  const auth = encoded(`${user}:${password}`);
  const login = { auths: { [registry]: { username: user, password, auth } } };
  return secretManifest(secret.name, namespace, encoded(JSON.stringify(login)));
}

/** The same without credentials, for display and the dry run. */
export function emptyPullSecret({ name }: NewPullSecret, namespace: string): NamedManifest {
  return secretManifest(name, namespace, encoded('{"auths":{}}'));
}

/** The suggested name of a Secret for the registry of an image. */
export function suggestedPullSecret(image: string): Pick<NewPullSecret, 'name' | 'registry'> {
  const registry = isImageName(image) ? imageParts(image).registry : '';
  const host = registry.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const name = host.replace(/^-+|-+$/g, '');
  return { registry, name: name === '' ? '' : `${name}-pull` };
}

/** Credentials match the prefix of an image's name: a host with an optional port and path. */
function registryFindings(registry: string): readonly SourceFinding[] {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(registry)?.[0];
  if (scheme !== undefined) {
    return [
      danger({
        path: 'secretRegistry',
        kind: 'registry-scheme',
        without: registry.slice(scheme.length),
      }),
    ];
  }
  const isFine = isImageName(`${registry.replace(/\/+$/, '')}/x`);
  return isFine ? [] : [danger({ path: 'secretRegistry', kind: 'registry-syntax' })];
}

function secretManifest(name: string, namespace: string, content: string): NamedManifest {
  return {
    apiVersion: secretModel.version,
    kind: secretModel.kind,
    metadata: { name, namespace },
    type: PULL_SECRET_TYPES[0],
    data: { '.dockerconfigjson': content },
  };
}

function encoded(text: string): string {
  return base64(new TextEncoder().encode(text));
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
