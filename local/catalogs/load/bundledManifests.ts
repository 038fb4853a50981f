import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleManifests, CatalogBundle, FbcObject } from '../fbc';
import { isObject, textAt } from '../json';
import { readJsonText } from './jsonText';
import { readYamlText } from './yamlText';

/**
 * Manifests of a catalog: inlined as `olm.bundle.object` properties, or in `<package>/<version>/manifests` of its
 * folder of bundles. Such a folder represents the image registry: bundles that are not in it cannot be pulled.
 * Otherwise `undefined`.
 */
export function bundledManifests(
  bundle: CatalogBundle,
  bundlesFolder: string | undefined,
): BundleManifests | undefined {
  const inlined = inlinedObjects(bundle);
  if (inlined.length > 0) return { kind: 'manifests', objects: inlined };
  if (bundlesFolder === undefined) return undefined;
  const folder = join(bundlesFolder, bundle.packageName, bundle.version, 'manifests');
  return existsSync(folder)
    ? { kind: 'manifests', objects: objectsIn(folder) }
    : { kind: 'cannot-pull', message: `failed to pull image "${bundle.image}": not found` };
}

function inlinedObjects(bundle: CatalogBundle): readonly FbcObject[] {
  return bundle.properties
    .filter((property) => property.type === 'olm.bundle.object')
    .flatMap((property) => {
      const data = textAt(property.value, 'data');
      return data === undefined ? [] : objectsOf(Buffer.from(data, 'base64'), false);
    });
}

function objectsIn(folder: string): readonly FbcObject[] {
  return readdirSync(folder)
    .filter((name) => /\.(json|yaml|yml)$/u.test(name))
    .sort()
    .flatMap((name) => objectsOf(readFileSync(join(folder, name)), !name.endsWith('.json')));
}

function objectsOf(bytes: Buffer, isYaml: boolean): readonly FbcObject[] {
  const parts = isYaml ? readYamlText(bytes) : readJsonText(bytes);
  return [...parts].flatMap((part) =>
    'value' in part && isObject(part.value) ? [part.value] : [],
  );
}
