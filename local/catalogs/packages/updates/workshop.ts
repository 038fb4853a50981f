/** Common parts of the release train packages. */
import { anIcon } from '../../build/icon';
import { anOperator, type Operator } from '../../build/operator';
import type { Release } from '../../build/package';

type Draft = Pick<Operator, 'packageName' | 'displayName' | 'summary'> & Partial<Operator>;

/** An Operator of the workshop; its updates define the rest. */
export function aWorkshopOperator(draft: Draft): Operator {
  return anOperator({
    provider: { name: 'Harbour Workshop' },
    categories: ['Developer Tools'],
    description: `# ${draft.displayName}\n\n${draft.summary}`,
    icon: anIcon({
      shape: 'hexagon',
      colors: COLORS[draft.packageName.length % COLORS.length] ?? COLORS[0],
      lines: 'M4 17V9l8-5 8 5v8l-8 4zM4 9l8 4 8-4M12 13v8',
    }),
    installModes: ['OwnNamespace', 'SingleNamespace'],
    ...draft,
  });
}

const COLORS = [
  ['#004d99', '#002952'],
  ['#3d7317', '#204d00'],
  ['#5e40be', '#3d2785'],
  ['#96480b', '#54330b'],
] as const;

/** Releases one month apart without changes. */
export function plainReleases(...versions: readonly string[]): readonly Release[] {
  return versions.map((version, index) => ({ version, createdAt: `2026-0${index + 3}-17` }));
}
