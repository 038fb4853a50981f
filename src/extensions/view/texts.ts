import { type KindTexts, type Translate, textOfKind } from '~/i18n';
import { permissionText } from '~/ui/permissionText';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { onlyCatalogIn } from '~/olm/extensions/catalog';
import { stoppedBy } from '~/olm/extensions/catalogUsers';
import type { NamedThing } from '~/olm/extensions/extensionMeaning';
import type { ExtensionCause, ExtensionFinding } from '~/olm/extensions/extensionStatus';
import { MOST_LETTERS, rangeLikePin, readRange } from '~/olm/extensions/versionRange';

type Of<K extends ExtensionCause['kind']> = Extract<ExtensionCause, { readonly kind: K }>;

/** Sentences or list items about a finding. Parts of OLM's message are not repeated, because it is shown below. */
export function findingLines(
  finding: ExtensionFinding,
  details: ExtensionDetails,
  t: Translate,
): readonly string[] {
  return textOfKind(LINES, { ...finding, details }, t);
}

type ShownFinding = ExtensionFinding & { readonly details: ExtensionDetails };

const LINES: KindTexts<ShownFinding, readonly string[]> = {
  'no-package': () => [],
  'no-version': (t, finding) => [wantedText(finding, t)],
  'no-path': (t, finding) =>
    finding.version === null && finding.channels.length === 0 ? [] : [wantedText(finding, t)],
  tie: (t, { catalogs }) => [
    t('Catalogs with the same priority: {{catalogs}}', { catalogs: t.list(catalogs) }),
  ],
  'catalog-broken': (t, { catalogs, details: { extension, others } }) => {
    const stopped = catalogs.flatMap((catalog) => stoppedBy(catalog, [extension, ...others]));
    return [
      ...severalNames(
        catalogs.map(({ name }) => name),
        t,
      ),
      t('Blocks {{count}} ClusterExtension', { count: new Set(stopped).size }),
    ];
  },
  'selector-invalid': () => [],
  dependency: (t) => [
    t('OLM v1 does not install dependencies. Installing them first does not help.'),
  ],
  configuration: (t, finding) => fieldText(finding, t),
  'unsupported-bundle': (t, { isInstallMode, detail }) => [
    isInstallMode ? t('The Operator does not support watching all namespaces.') : detail,
  ],
  'owned-elsewhere': (_, { objects }) => objects.map(thing),
  'account-missing': (t, { details: { extension } }) =>
    extension.installed === null
      ? []
      : [t('An installed Operator continues to run, but OLM cannot update it.')],
  'namespace-missing': () => [],
  forbidden: (t, finding) => forbiddenTexts(finding, t),
  'crd-unsafe': (_, { changes }) => changes.map(({ definition, text }) => `${definition}: ${text}`),
  image: (_, { detail }) => [detail],
  'being-deleted': () => [],
  deleting: (t, { finalizers }) =>
    finalizers.length === 0
      ? []
      : [
          t('Deletion is waiting for these finalizers: {{finalizers}}', {
            finalizers: t.list(finalizers),
          }),
        ],
  'not-looked': () => [],
  'catalog-disabled': (t, { catalogs }) => severalNames(catalogs, t),
  'package-removed': (t, { catalogs, details: { extension } }) => [
    `${extension.packageName ?? ''}: ${t.list(catalogs)}`,
  ],
  'no-catalog': (t, { details: { extension } }) => {
    const name = onlyCatalogIn(extension.selector);
    return [
      name === null
        ? t('No catalog matches the selector, so OLM finds no versions.')
        : t('{{kind}} {{name}} not found', { kind: 'ClusterCatalog', name }),
    ];
  },
  'not-ready': (t, { deployments }) =>
    deployments.flatMap(({ name, available, wanted, cause }) => [
      `${name}: ${t('{{available}} of {{wanted}} available', { available, wanted })}`,
      ...(cause === null ? [] : [[cause.reason, cause.message].filter(Boolean).join(': ')]),
    ]),
  'rolling-out': () => [],
  unknown: () => [],
};

/** The title names a single one. */
function severalNames(names: readonly string[], t: Translate): readonly string[] {
  return names.length > 1 ? [t.list(names)] : [];
}

function wantedText(
  { packageName, version, channels }: Of<'no-version' | 'no-path'>,
  t: Translate,
): string {
  const name = packageName;
  if (version === null) {
    return t('No version of {{name}} in channels {{channels}}.', {
      name,
      channels: t.list(channels),
    });
  }
  return channels.length === 0
    ? t('No version of {{name}} matches {{version}}.', { name, version })
    : t('No version of {{name}} matches {{version}} in channels {{channels}}.', {
        name,
        version,
        channels: t.list(channels),
      });
}

function fieldText({ problem, field }: Of<'configuration'>, t: Translate): readonly string[] {
  if (field === null) return [];
  return problem === 'missing'
    ? [t('Field {{field}} is required.', { field })]
    : [t('Field {{field}} is unknown.', { field })];
}

function forbiddenTexts(
  { account, permissions, rules }: Of<'forbidden'>,
  t: Translate,
): readonly string[] {
  return [
    ...(account === null
      ? []
      : [t('ServiceAccount {{name}}', { name: `${account.namespace}/${account.name}` })]),
    ...permissions.map((permission) => permissionText(permission, t)),
    ...rules.map(({ verbs, resources, apiGroups }) =>
      [verbs, resources, apiGroups].map((words) => words.join(', ')).join(' '),
    ),
  ];
}

function thing({ kind, name, namespace }: NamedThing): string {
  return namespace === null ? `${kind} ${name}` : `${kind} ${namespace}/${name}`;
}

/** `null` if OLM accepts it. */
export function versionProblem(text: string, t: Translate): string | null {
  if (text.trim() === '') return null;
  const reading = readRange(text.trim());
  switch (reading.kind) {
    case 'too-long':
      return t('A version range can have up to {{count}} characters.', { count: MOST_LETTERS });
    case 'no-range':
      return t('Enter a valid version range, such as {{example}}.', {
        example: reading.suggestion ?? '>=1.2.0, <2.0.0',
      });
    case 'pin':
    case 'range':
      return null;
  }
}

/** The meaning of a text that OLM accepts. */
export function versionHelp(text: string, t: Translate): string {
  if (text.trim() === '') return t('Any version. OLM updates automatically.');
  const bounds = rangeLikePin(text.trim());
  if (bounds !== null) return t('Range from {{from}} to below {{below}}', bounds);
  return readRange(text.trim()).kind === 'pin'
    ? t('Only this version. Updates are paused.')
    : t('OLM updates automatically within this range.');
}
