import { readFileSync } from 'node:fs';
import sdk from '@openshift-console/dynamic-plugin-sdk/package.json';
import { sharedPluginModules } from '@openshift-console/dynamic-plugin-sdk-webpack/lib/shared-modules/shared-modules-meta';
import { describe, expect, it } from 'vitest';
import consolePackageJson from '../../console/package.json';
import packageJson from '../../package.json';
import renovate from '../../renovate.json';
import { releaseNotes } from './releaseNotes';

describe('releaseNotes', () => {
  const changelog = '# Release notes\n\nHead.\n\n## 1.1.0\n\n- New.\n\n## 1.0.0\n\n- Old.\n';

  it.each([
    ['1.1.0', '- New.\n'],
    ['1.0.0', '- Old.\n'],
  ])('finds those of %s', (version, expected) => {
    expect(releaseNotes(changelog, version)).toBe(expected);
  });

  it('rejects a version without release notes', () => {
    expect(() => releaseNotes(changelog, '1.0')).toThrow('CHANGELOG.md has no section for 1.0');
  });
});

describe('this version', () => {
  it('is the same everywhere', () => {
    expect(packageJson.consolePlugin.version).toBe(packageJson.version);
    expect(consolePackageJson.version).toBe(packageJson.version);
    for (const overlay of ['openshift', 'kubernetes']) {
      const path = new URL(`../../deploy/overlays/${overlay}/kustomization.yaml`, import.meta.url);
      expect(readFileSync(path, 'utf8')).toContain(`newTag: ${packageJson.version}\n`);
    }
    const documents = ['openshift', 'kubernetes'].map((platform) =>
      readFileSync(new URL(`../../docs/install-${platform}.md`, import.meta.url), 'utf8'),
    );
    const tags = [...documents.join('').matchAll(/(?:operator-hub|\$IMAGE):(\d[\w.-]*)/g)].map(
      ([, tag]) => tag,
    );
    expect(tags.length).toBeGreaterThan(3);
    expect(new Set(tags)).toEqual(new Set([packageJson.version]));
  });

  it('has release notes', () => {
    const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
    expect(releaseNotes(changelog, packageJson.version)).not.toBe('');
  });
});

describe('renovate.json', () => {
  const off = renovate.packageRules.filter(({ enabled }) => enabled === false);
  const patternsFor = (type: string) =>
    off
      .filter(({ matchUpdateTypes = [] }) => matchUpdateTypes.includes(type))
      .flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  const isHeld = (type: string, name: string) =>
    patternsFor(type).some((pattern) => fits(pattern, name));
  const ours = Object.keys({
    ...packageJson.dependencies,
    ...packageJson.devDependencies,
    ...consolePackageJson.dependencies,
  });

  it('excludes major updates of modules that the console shares with plugins', () => {
    const shared = sharedPluginModules.filter((name) => ours.includes(name));
    expect(shared.length).toBeGreaterThan(5);
    const named = [...shared, '@patternfly/react-core'];
    expect(named.filter((name) => !isHeld('major', name))).toEqual([]);
  });

  it('excludes minor updates of the SDK and of its pinned dependencies', () => {
    const insisted = Object.entries(sdk.peerDependencies)
      .filter(([name, range]) => range.startsWith('~') && ours.includes(name))
      .map(([name]) => name);
    expect(insisted.length).toBeGreaterThan(3);
    const named = [...insisted, '@openshift-console/dynamic-plugin-sdk', '@patternfly/react-core'];
    expect(named.filter((name) => !isHeld('minor', name))).toEqual([]);
  });

  it('names only packages that exist', () => {
    const named = ['major', 'minor'].flatMap(patternsFor);
    expect(named.filter((pattern) => !ours.some((name) => fits(pattern, name)))).toEqual([]);
  });
});

describe('the release', () => {
  it('tags the images as the manifests name them', () => {
    const workflow = readFileSync(
      new URL('../../.github/workflows/release.yml', import.meta.url),
      'utf8',
    );
    expect(workflow).toContain('VERSION="${TAG#v}"');
    expect(workflow.match(/docker (build|push) .*/g)).toHaveLength(4);
    for (const [line] of workflow.matchAll(/docker (build|push) .*/g))
      expect(line).toContain(':$VERSION"');
  });
});

function fits(pattern: string, name: string): boolean {
  return pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern;
}
