import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type JsonRecord, valueAt } from '../../console/json';
import metadata from '../../package.json';
import { kustomize } from './kustomize';
import { only, sorted, volumesOf } from './objects';

describe('on OpenShift', () => {
  let objects: readonly JsonRecord[];

  beforeAll(async () => {
    objects = await kustomize('deploy');
  });

  it('the console finds the plugin by name, its texts before its pages, and catalogd by the proxy alias in src', async () => {
    expect(only(objects, 'ConsolePlugin')).toEqual({
      apiVersion: 'console.openshift.io/v1',
      kind: 'ConsolePlugin',
      metadata: { name: metadata.consolePlugin.name },
      spec: {
        displayName: metadata.consolePlugin.displayName,
        backend: {
          type: 'Service',
          service: { name: 'operator-hub', namespace: 'operator-hub', port: 9443, basePath: '/' },
        },
        i18n: { loadType: 'Preload' },
        proxy: [
          {
            alias: 'catalogd',
            authorization: 'UserToken',
            endpoint: {
              type: 'Service',
              service: { name: 'catalogd-service', namespace: 'openshift-catalogd', port: 443 },
            },
          },
        ],
      },
    });
    expect(await readFile('src/kube/catalogd.ts', 'utf8')).toContain(
      "'/api/proxy/plugin/operator-hub/catalogd'",
    );
  });

  it('OpenShift creates the certificate that the pods mount', () => {
    expect(valueAt(only(objects, 'Service'), 'metadata', 'annotations')).toEqual({
      'service.beta.openshift.io/serving-cert-secret-name': 'operator-hub-tls',
    });
    expect(volumesOf(objects).volumes).toContainEqual({
      name: 'serving-cert',
      secret: { secretName: 'operator-hub-tls' },
    });
  });

  it('only the console can send requests to nginx, which sends none', () => {
    const { spec } = only(objects, 'NetworkPolicy');
    expect(spec).toHaveProperty('ingress', [
      {
        from: [
          {
            namespaceSelector: {
              matchLabels: { 'kubernetes.io/metadata.name': 'openshift-console' },
            },
          },
        ],
        ports: [{ port: 9443, protocol: 'TCP' }],
      },
    ]);
    expect(spec).not.toHaveProperty('egress');
  });

  it('only the base path hides the stock pages', async () => {
    const hiding = await kustomize('deploy/overlays/hide-stock-pages');
    const [before, after] = [JSON.stringify(sorted(objects)), JSON.stringify(sorted(hiding))];
    expect(after).toBe(before.replace('"basePath":"/"', '"basePath":"/hide-stock-pages/"'));
    expect(after).not.toBe(before);
  });

  it('the installation document deletes every preference that the console keeps for the plugin', async () => {
    const kept = await preferencesIn('src');
    expect(kept.length).toBeGreaterThan(2);
    const readme = await readFile('docs/install-openshift.md', 'utf8');
    const removed = [...readme.matchAll(/"(operator-hub\.[\w.-]+)":null/g)].map(([, name]) => name);
    expect(removed.sort()).toEqual([...kept].sort());
  });

  it('the installation documents name what remains on resources after an uninstall', async () => {
    const source = await readFile('src/olm/namespaces/submitMark.ts', 'utf8');
    const mark = /CREATED_BY_INSTALL = '([^']+)'/.exec(source)?.[1] ?? 'no mark';
    for (const platform of ['openshift', 'kubernetes']) {
      const document = await readFile(`docs/install-${platform}.md`, 'utf8');
      expect(document).toContain(`\`${mark}\``);
    }
  });

  it('the image has every file where its configuration expects it', async () => {
    const dockerfile = await readFile('Dockerfile', 'utf8');
    const start = await readFile('deploy/image/start.sh', 'utf8');
    const nginx = await readFile('deploy/image/nginx.conf', 'utf8');
    const plugin = dockerfile.slice(dockerfile.indexOf(' AS plugin'));
    expect(plugin).toContain('/build/dist-image/plugin /opt/operator-hub/plugin\n');
    expect(nginx).toContain('root /opt/operator-hub/plugin;');
    expect(plugin).toContain(
      '/build/dist-image/nginx.conf /build/dist-image/start.sh /opt/operator-hub/\n',
    );
    expect(start).toContain('-c /opt/operator-hub/nginx.conf');
    expect(plugin).toContain('"/opt/operator-hub/start.sh"');
    // The kubelet cannot verify that a user name is not root.
    expect(dockerfile.match(/^USER .*/gm)).toEqual(['USER 1000', 'USER 101']);
    expect(dockerfile.match(/^EXPOSE .*/gm)).toEqual(['EXPOSE 9443', 'EXPOSE 9443']);
    // Podman rejects a name without a host unless search registries are configured.
    expect(dockerfile.match(/^ARG \w+_IMAGE=[\w-]+(\.[\w-]+)+\//gm)).toHaveLength(2);
  });

  it('the image matches the manifests', async () => {
    const nginx = await readFile('deploy/image/nginx.conf', 'utf8');
    for (const part of [
      'listen 9443 ssl',
      '/var/serving-cert;',
      '= /healthz',
      '/hide-stock-pages/',
    ]) {
      expect(nginx).toContain(part);
    }
  });
});

/** Keys of user settings in the sources, in the console's format. */
async function preferencesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  const sources = await Promise.all(
    files
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
  const text = sources.join('\n');
  const names = [...text.matchAll(/useParsedPreference\((?:'([\w.-]+)'|([A-Z_]+)),/g)].map(
    ([, name, constant = '']) =>
      name ?? new RegExp(`const ${constant} = '([\\w.-]+)'`).exec(text)?.[1] ?? constant,
  );
  return [...new Set(names)].map((name) => `operator-hub.${name}`);
}
