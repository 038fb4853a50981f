/**
 * Lifecycle metadata of the catalogs, schema `io.openshift.operators.lifecycles.v1alpha1`. Dates are relative to
 * today, so that phases do not change.
 */

/** Documents of a package, usually one or none. `null`: the catalog's registry does not support the schema. */
export function lifecyclesOf(
  catalog: string,
  packageName: string,
  today = new Date(),
): readonly object[] | null {
  const packages = CATALOGS[catalog]?.(phasesFrom(today));
  if (packages === undefined) return null;
  const versions = packages[packageName];
  if (versions === undefined) return [];
  const document = {
    schema: 'io.openshift.operators.lifecycles.v1alpha1',
    package: packageName,
    versions,
  };
  return packageName === 'ledger-logging' ? [document, document] : [document];
}

type Phases = ReturnType<typeof phasesFrom>;
type Packages = Readonly<Record<string, unknown>>;

const CATALOGS: Readonly<Record<string, (phases: Phases) => Packages>> = {
  'redhat-operators': (phases) => ({
    'heron-database': [
      aVersion('2.0', ['4.20', '4.21'], phases.ended),
      aVersion('2.1', ['4.20', '4.21', '4.22'], phases.last),
      aVersion('2.2', ['4.21', '4.22'], phases.current),
      aVersion('3.0', ['4.22', '4.23'], phases.current),
    ],
    'parcel-queue': [
      aVersion('1.5', ['4.19', '4.20'], phases.last),
      aVersion('2.1', ['4.20', '4.21'], phases.current),
    ],
    'wax-seal': [
      aVersion('1.13', ['4.21', '4.22'], phases.ended),
      aVersion('1.14', ['4.21', '4.22', '4.23'], phases.last),
      aVersion('1.15', ['4.22', '4.23'], phases.current),
    ],
    'night-safe': [aVersion('1.5', ['4.22', '4.23'], phases.upcoming)],
    'lantern-observability': [aVersion('1.1', ['4.21', '4.22'], phases.current)],
    gatehouse: MALFORMED,
    'ledger-logging': [aVersion('6.2', ['4.22'], phases.current)],
  }),
  'certified-operators': () => ({}),
  'tide-works': (phases) => ({
    'sluice-gate': [
      aVersion('1.0', ['4.21', '4.22'], phases.last),
      aVersion('1.1', ['4.21', '4.22'], phases.current),
      aVersion('1.2', ['4.22', '4.23'], phases.current),
      aVersion('2.0', ['4.23'], phases.current),
    ],
  }),
  'release-train': (phases) => ({
    'summit-search': [
      aVersion('1.9', ['4.21', '4.22', '4.23'], phases.last),
      aVersion('2.0', ['4.22', '4.23'], phases.current),
    ],
    'tallow-lamps': [
      aVersion('1.1', ['4.21', '4.22'], phases.current),
      aVersion('1.2', ['4.23'], phases.ended),
    ],
  }),
};

function aVersion(name: string, openShift: readonly string[], phases: readonly object[]): object {
  return { name, platformCompatibility: [{ name: 'openshift', versions: openShift }], phases };
}

/** Invalid and hostile metadata. */
const MALFORMED: readonly unknown[] = [
  null,
  { name: 2 },
  {
    name: '2.1',
    platformCompatibility: 'all',
    phases: [
      { name: ['Full'], startDate: '2020-01-01', endDate: '2090-01-01' },
      { name: 'No day', startDate: 'today', endDate: '2026-02-31' },
      { name: 'Backwards', startDate: '2090-01-01', endDate: '2020-01-01' },
      {
        name: `\u202e<img src=x onerror="alert(1)"> ${'very long '.repeat(50)}`,
        startDate: '2020-01-01',
        endDate: '2090-01-01',
      },
    ],
  },
];

/** Two phases; today is in the first, in the last, before both or after both. */
function phasesFrom(today: Date) {
  const from = (years: number, date: string) => `${today.getFullYear() + years}-${date}`;
  const beginning = (years: number) => [
    { name: 'Full support', startDate: from(years, '01-01'), endDate: from(years + 1, '12-31') },
    {
      name: 'Maintenance support',
      startDate: from(years + 2, '01-01'),
      endDate: from(years + 3, '12-31'),
    },
  ];
  return {
    current: beginning(0),
    last: beginning(-2),
    upcoming: beginning(1),
    ended: beginning(-5),
  };
}
