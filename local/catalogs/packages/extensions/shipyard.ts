/** Common parts of the tide works packages: one cluster-wide Operator, as OLM v1 requires. */
import { anIcon } from '../../build/icon';
import { anOperator, INSTALL_MODES, type Operator } from '../../build/operator';
import { aChannel, aPackage, type BuiltPackage } from '../../build/package';

type Draft = Pick<Operator, 'packageName' | 'displayName' | 'summary'> & Partial<Operator>;

export function aShipyardOperator(draft: Draft): Operator {
  return anOperator({
    provider: { name: 'Tide Works' },
    categories: ['Networking'],
    description: `# ${draft.displayName}\n\n${draft.summary}`,
    icon: anIcon({
      shape: 'hexagon',
      colors: ['#005f60', '#003737'],
      lines: 'M3 14c3-4 6-4 9 0s6 4 9 0M3 18c3-4 6-4 9 0s6 4 9 0M12 4v6',
    }),
    installModes: INSTALL_MODES,
    annotations: { 'operatorframework.io/suggested-namespace': draft.packageName },
    ...draft,
  });
}

/** A package with one channel in which each version replaces the previous one. */
export function inOneChannel(operator: Operator, ...versions: readonly string[]): BuiltPackage {
  return aPackage(operator, {
    channels: [aChannel('stable', ...versions)],
    releases: datedReleases(...versions),
  });
}

/** Releases one month apart. */
export function datedReleases(...versions: readonly string[]) {
  return versions.map((version, index) => ({ version, createdAt: `2026-0${index + 3}-11` }));
}
