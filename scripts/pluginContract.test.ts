import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { Ajv } from 'ajv';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import declared from '../console-extensions.json';
import english from '../locales/en/plugin__operator-hub.json';
import consolePackageJson from '../console/package.json';
import packageJson from '../package.json';
import { patterns } from '../src/routes';

/** Compares the plugin's extensions with its code, because otherwise only a missing page would reveal a mismatch. */

const NAMESPACE = 'plugin__operator-hub';

type Extension = {
  readonly type: string;
  readonly properties: {
    readonly id?: string;
    readonly flag?: string;
    readonly path?: readonly string[];
  };
  readonly flags?: { readonly required?: readonly string[] };
};

const extensions: readonly Extension[] = declared;
const exposed: Readonly<Record<string, string>> = packageJson.consolePlugin.exposedModules;

describe('console-extensions.json', () => {
  const schema = readJson(
    'node_modules/@openshift-console/dynamic-plugin-sdk-webpack/schema/console-extensions.json',
  );
  const isSupported = new Ajv({ strict: false, allErrors: true }).compile({
    ...schema,
    type: undefined,
    items: undefined,
    $ref: '#/definitions/SupportedExtension',
  });

  it.each(extensions.map((extension) => [nameOf(extension), extension] as const))(
    '%s is of a type that the console supports',
    (_, extension) => {
      expect(isSupported(extension) ? [] : isSupported.errors).toEqual([]);
    },
  );

  it('detects an extension type that the console does not support', () => {
    expect(isSupported({ type: 'console.no-such-thing', properties: {} })).toBe(false);
  });

  it('has only translated names', () => {
    const names = [...readText('console-extensions.json').matchAll(/%(.+?)~(.+?)%/g)];
    expect(names.length).toBeGreaterThan(0);
    for (const [, namespace, key] of names) {
      expect(namespace).toBe(NAMESPACE);
      expect(english).toHaveProperty([key ?? '']);
    }
  });

  it('has the tab of the Overview also on clusters that have only OLM v1', () => {
    const parts = extensions.filter(({ type }) => /dashboards\/(tab|card)$/.test(type));
    expect(parts.map(({ flags }) => flags?.required)).toEqual(
      Array.from({ length: 4 }, () => ['OPERATOR_HUB_ANY_OLM']),
    );
  });

  it('routes every path of routes.ts, and no other', () => {
    const paths = extensions
      .filter(({ type }) => type === 'console.page/route')
      .flatMap(({ properties }) => properties.path ?? [])
      .filter((path) => path.includes('/:ns') || path.includes('/all-namespaces'));
    expect([...paths].sort()).toEqual(Object.values(patterns).flat().sort());
  });
});

/** Folders with pages, including redirects of old URLs. */
const PAGE_FILE = /^(?:\w+\/view(?:\/package|\/leftovers|\/namespaces)?|start)\/(\w+Page)\.tsx$/;

describe('exposed modules', () => {
  const used = [...readText('console-extensions.json').matchAll(/"\$codeRef":\s*"(.+?)"/g)]
    .map(([, reference = '']) => reference.split('.'))
    .map(([module = '', name = 'default']) => ({ module, name }));

  it('are exactly those that extensions reference', () => {
    const modules = new Set(used.map(({ module }) => module));
    expect(Object.keys(exposed).sort()).toEqual([...modules].sort());
  });

  it('include every page', () => {
    const files = readdirSync('src', { recursive: true }).map((path) => String(path));
    const pages = files.flatMap((path) => PAGE_FILE.exec(path)?.[1] ?? []);
    expect(pages.length).toBeGreaterThan(9);
    const mounted = used.map(({ name }) => name).filter((name) => name.endsWith('Page'));
    expect(mounted.sort()).toEqual(pages.sort());
  });

  it.each(used)('$module exports $name', ({ module, name }) => {
    const path = `src/${exposed[module] ?? ''}`;
    const file = [`${path}.tsx`, `${path}.ts`].find((candidate) => existsSync(candidate));
    expect(file).toBeDefined();
    const exported = `(?:(?:const|function) ${name}\\b|\\{ (?:default as )?${name} \\})`;
    expect(readText(file ?? '')).toMatch(new RegExp(`^export ${exported}`, 'm'));
  });
});

function nameOf({ type, properties }: Extension): string {
  const { id, path, flag } = properties;
  return `${type} ${JSON.stringify(id ?? path ?? flag)}`;
}

function readText(path: string): string {
  return readFileSync(path, 'utf8');
}

function readJson(path: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(readText(path));
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is not a JSON object`);
  return { ...value };
}

describe('PatternFly', () => {
  it.each([
    '@patternfly/react-core',
    '@patternfly/react-icons',
    '@patternfly/react-table',
  ] as const)(
    'uses %s of a newer console, because each page would load twice as many files otherwise',
    (name) => {
      expect(consolePackageJson.dependencies[name]).toSatisfy((version: string) =>
        satisfies(version, packageJson.dependencies[name]),
      );
    },
  );
});
