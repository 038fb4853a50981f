import { readFileSync } from 'node:fs';
import { sharedPluginModules } from '@openshift-console/dynamic-plugin-sdk-webpack/lib/shared-modules/shared-modules-meta';
import { describe, expect, it } from 'vitest';
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

  it('refuses a version of which nothing is said', () => {
    expect(() => releaseNotes(changelog, '1.0')).toThrow('CHANGELOG.md says nothing about 1.0');
  });
});

describe('this version', () => {
  it('is the same everywhere', () => {
    expect(packageJson.consolePlugin.version).toBe(packageJson.version);
    for (const overlay of ['openshift', 'kubernetes']) {
      const path = new URL(`../../deploy/overlays/${overlay}/kustomization.yaml`, import.meta.url);
      expect(readFileSync(path, 'utf8')).toContain(`newTag: ${packageJson.version}\n`);
    }
  });

  it('has release notes', () => {
    const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
    expect(releaseNotes(changelog, packageJson.version)).not.toBe('');
  });
});

describe('renovate.json', () => {
  const held = renovate.packageRules.filter(({ enabled }) => enabled === false);
  const isHeld = (name: string) =>
    held.some(({ matchPackageNames = [] }) =>
      matchPackageNames.some((pattern) =>
        pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern,
      ),
    );
  const ours = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies });

  it('holds back the majors of what the console shares with plugins', () => {
    const shared = sharedPluginModules.filter((name) => ours.includes(name));
    expect(shared.length).toBeGreaterThan(5);
    expect([...shared, '@patternfly/react-core'].filter((name) => !isHeld(name))).toEqual([]);
  });

  it('names only packages that there are', () => {
    const named = held.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    const isThere = (pattern: string) =>
      ours.some((name) =>
        pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern,
      );
    expect(named.filter((pattern) => !isThere(pattern))).toEqual([]);
  });
});
