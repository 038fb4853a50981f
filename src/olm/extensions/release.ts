import { recordIn, textIn } from '~/kube/json';

/** A version of an extension that OLM v1 applied. */
export type Release = {
  /** Counts up with each change, starting at 1. */
  readonly revision: number;
  readonly bundleName: string | null;
  readonly version: string | null;
  /** ISO 8601 */
  readonly deployedAt: string | null;
  /** The applied objects as a YAML stream. */
  readonly manifest: string;
};

/**
 * The content of a Helm release of operator-controller; `null` if it is not one. Source: helm.sh/helm/v3/pkg/release,
 * and the labels that operator-controller's applier/helm.go adds.
 */
export function readRelease(content: unknown): Release | null {
  const { version, manifest, info, labels } = recordIn(content);
  const label = (name: string) => textIn(recordIn(labels)[`olm.operatorframework.io/${name}`]);
  if (typeof version !== 'number' || typeof manifest !== 'string') return null;
  return {
    revision: version,
    bundleName: label('bundle-name'),
    version: label('bundle-version'),
    deployedAt: textIn(recordIn(info)['last_deployed']),
    manifest,
  };
}

/**
 * The objects of a release, each as YAML. operator-controller writes JSON objects without separators, each in its own
 * line. Source: operator-controller applier/helm.go, postrenderer.
 */
export function documentsIn({ manifest }: Pick<Release, 'manifest'>): readonly string[] {
  return manifest
    .split(/^---\s*$/m)
    .flatMap((text) => (JSON_LINES.test(text) ? text.split('\n') : [text]))
    .filter((text) => text.trim() !== '');
}

const JSON_LINES = /^\s*\{.*\}\s*$/s;
