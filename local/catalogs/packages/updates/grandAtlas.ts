/** A bundle whose unpack ConfigMap has about a megabyte, like those of Operators with many APIs. */
import { type Api, anApi } from '../../build/api';
import { type Fields, group, list, number, text } from '../../build/fields';
import { aChannel, aPackage } from '../../build/package';
import { aWorkshopOperator } from './workshop';

const KINDS = [
  ...['Continent', 'Country', 'Region', 'City', 'Street', 'Square', 'River', 'Lake', 'Island'],
  ...['Mountain', 'Valley', 'Forest', 'Road', 'Railway', 'Bridge', 'Tunnel', 'Harbor', 'Airport'],
  ...['Border', 'Landmark'],
];

/** Sections of a kind, and fields of a section. */
const SECTIONS = 14;
const FIELDS = 16;

function atlas(edition: number): readonly Api[] {
  return KINDS.map((kind, index) =>
    anApi({
      group: 'atlas.example.com',
      kind,
      plural: `${kind.toLowerCase()}entries`,
      description: `Everything that edition ${edition} knows about a ${kind.toLowerCase()}.`,
      spec: sections(index * 1_000 + edition, edition),
    }),
  );
}

function sections(seed: number, edition: number): Fields {
  const chapters = Array.from({ length: SECTIONS }, (_, index) => {
    const inner = fieldsOf(seed + index * 37, FIELDS + (index === 0 ? edition : 0));
    const name = `chapter${index}`;
    return [
      name,
      index % 4 === 3
        ? list(name, prose(seed + index, 12), inner)
        : group(name, prose(seed + index, 12), inner),
    ] as const;
  });
  return Object.fromEntries(chapters);
}

function fieldsOf(seed: number, count: number): Fields {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const name = `entry${index}`;
      const about = prose(seed + index * 101, 15);
      return [name, index % 3 === 0 ? number(name, about) : text(name, about)] as const;
    }),
  );
}

/** Words that hardly compress, reproducible at each start. */
function prose(seed: number, words: number): string {
  const state = { next: seed * 2_654_435_761 + 1 };
  const draw = (): number => {
    state.next = (Math.imul(state.next, 1_664_525) + 1_013_904_223) >>> 0;
    return state.next;
  };
  return Array.from({ length: words }, () => draw().toString(36)).join(' ');
}

export const grandAtlas = aPackage(
  aWorkshopOperator({
    packageName: 'grand-atlas',
    displayName: 'Grand Atlas',
    summary: 'Describes the whole world, kind by kind.',
  }),
  {
    channels: [aChannel('stable', '7.0.0', '7.1.0')],
    releases: [
      // JSON, because this cluster parses it much faster than YAML.
      { version: '7.0.0', createdAt: '2026-08-04', format: 'json', changes: { apis: atlas(1) } },
      { version: '7.1.0', createdAt: '2026-11-10', changes: { apis: atlas(2) } },
    ],
  },
);
