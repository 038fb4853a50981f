import { describe, expect, it } from 'vitest';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import type { CrdDescription } from '~/kube/models/olm';
import { aCsv } from '~/test/builders';
import { describedCsv } from './csv';
import { internalCount, providedApis, requiredApis } from './operatorApis';

const crd = (name: string, kind: string, version = 'v1'): CrdDescription => ({
  name,
  kind,
  version,
});

function describing(
  { owned = [], required = [] }: { owned?: CrdDescription[]; required?: CrdDescription[] },
  annotations: Readonly<Record<string, string>> = {},
): PackageChannel {
  const found = describedCsv(
    aCsv({ annotations, spec: { customresourcedefinitions: { owned, required } } }),
  );
  if (found === null) throw new Error('a CSV with a name can be described');
  return found;
}

describe('providedApis', () => {
  it('has each API once, by kind, with its versions in the order of Kubernetes', () => {
    const versions = ['v1alpha1', 'v1', 'v1beta1', 'custom', 'v2', 'v2beta3'];
    const owned = [
      ...versions.map((version) => crd('pens.ink.example.com', 'Pen', version)),
      crd('inks.ink.example.com', 'Ink'),
    ];
    expect(providedApis(describing({ owned }))).toMatchObject([
      { kind: 'Ink', plural: 'inks', group: 'ink.example.com' },
      { kind: 'Pen', versions: ['v2', 'v1', 'v2beta3', 'v1beta1', 'v1alpha1', 'custom'] },
    ]);
  });

  it('excludes internal APIs, and counts them', () => {
    const annotations = {
      'operators.operatorframework.io/internal-objects': '["inks.ink.example.com"]',
    };
    const described = describing(
      { owned: [crd('pens.ink.example.com', 'Pen'), crd('inks.ink.example.com', 'Ink')] },
      annotations,
    );
    expect(providedApis(described).map(({ kind }) => kind)).toEqual(['Pen']);
    expect(internalCount(described)).toBe(1);
  });
});

describe('requiredApis', () => {
  it('names the CSVs of the namespace that own them', () => {
    const paper = crd('papers.example.com', 'Paper');
    const neighbours = [
      aCsv({ name: 'paper.v1', spec: { customresourcedefinitions: { owned: [paper] } } }),
      aCsv({ name: 'other.v1' }),
    ];
    const required = [paper, crd('stamps.example.com', 'Stamp')];
    expect(requiredApis(describing({ required }), neighbours)).toMatchObject([
      { kind: 'Paper', providers: ['paper.v1'] },
      { kind: 'Stamp', providers: [] },
    ]);
  });
});
