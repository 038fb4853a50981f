import { type KindTexts, type Translate, textOfKind } from '~/i18n';
import { permissionText } from '~/ui/permissionText';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { stoppedBy } from '~/olm/extensions/catalogUsers';
import type { NamedThing } from '~/olm/extensions/situations';
import type { Situation } from '~/olm/extensions/extensionStatus';
import { MOST_LETTERS, rangeLikePin, readRange } from '~/olm/extensions/versionRange';

/** The texts of a situation. */
export type SituationText = {
  readonly tone: 'danger' | 'warning' | 'info';
  readonly title: string;
  /** Sentences or list items. */
  readonly lines: readonly string[];
};

type Of<K extends Situation['kind']> = Extract<Situation, { readonly kind: K }>;

/** Parts of OLM's message are not repeated, because it is shown below. */
export function situationText(
  situation: Situation,
  details: ExtensionDetails,
  t: Translate,
): SituationText {
  const [title, ...lines] = textOfKind(SITUATION_TEXTS, { ...situation, details }, t);
  return { tone: toneOf(situation, details), title, lines };
}

type ShownSituation = Situation & { readonly details: ExtensionDetails };
type TitleAndLines = readonly [title: string, ...lines: string[]];

const SITUATION_TEXTS: KindTexts<ShownSituation, TitleAndLines> = {
  'no-package': (t, { packageName: name }) => [t('Package {{name}} not found', { name })],
  'no-version': (t, situation) => [t('No matching version'), wantedText(situation, t)],
  'no-path': (t, situation) => [
    t('No update path from {{version}}', { version: situation.installed }),
    ...(situation.version === null && situation.channels.length === 0
      ? []
      : [wantedText(situation, t)]),
  ],
  tie: (t, { packageName: name, catalogs }) => [
    t('Multiple catalogs provide {{name}}', { name }),
    t('Catalogs with the same priority: {{catalogs}}', { catalogs: t.list(catalogs) }),
  ],
  'catalog-broken': (t, { catalogs, details: { extension, others } }) => {
    const names = catalogs.map(({ name }) => name);
    const stopped = new Set(names.flatMap((name) => stoppedBy({ name }, [extension, ...others])));
    return [
      t('Catalog {{catalog}} is unavailable', { catalog: t.list(names) }),
      t('Blocks {{count}} ClusterExtension', { count: stopped.size }),
    ];
  },
  'selector-invalid': (t) => [t('Invalid catalog selector')],
  dependency: (t) => [
    t('Dependencies not supported'),
    t('OLM v1 does not install dependencies. Installing them first does not help.'),
  ],
  configuration: (t, situation) => [t('Invalid configuration'), ...fieldText(situation, t)],
  'unsupported-bundle': (t, { isInstallMode, detail }) => [
    t('Bundle not supported'),
    isInstallMode ? t('The Operator does not support watching all namespaces.') : detail,
  ],
  'owned-elsewhere': (t, { objects }) => [t('Resources already exist'), ...objects.map(thing)],
  'account-missing': (t, { details: { extension }, ...situation }) => [
    t('ServiceAccount {{name}} not found', situation),
    ...(extension.installed === null
      ? []
      : [t('An installed Operator continues to run, but OLM cannot update it.')]),
  ],
  'namespace-missing': (t, { namespace }) => [
    t('Namespace {{namespace}} does not exist', { namespace }),
  ],
  forbidden: (t, situation) => [t('Installer lacks permissions'), ...forbiddenTexts(situation, t)],
  'crd-unsafe': (t, { changes }) => [
    t('CRD upgrade safety check failed'),
    ...changes.map(({ definition, text }) => `${definition}: ${text}`),
  ],
  image: (t, { detail }) => [t('Unable to pull bundle image'), detail],
  'being-deleted': (t, { object }) => [t('{{kind}} {{name}} is being deleted', object)],
  deleting: (t, { finalizers }) => [
    t('Uninstalling'),
    ...(finalizers.length === 0
      ? []
      : [
          t('Deletion is waiting for these finalizers: {{finalizers}}', {
            finalizers: t.list(finalizers),
          }),
        ]),
  ],
  'not-looked': (t) => [t('OLM has not processed this change yet')],
  'no-catalog': (t) => [
    t('No catalog found'),
    t('No catalog matches the selector, so OLM finds no versions.'),
  ],
  'not-ready': (t, { isFailing, deployments }) => [
    isFailing ? t('Pods not running') : t('Starting pods'),
    ...deployments.map(
      ({ name, available, wanted }) =>
        `${name}: ${t('{{available}} of {{wanted}} available', { available, wanted })}`,
    ),
  ],
  'rolling-out': (t, { isOverdue }) => [
    isOverdue ? t('Rollout deadline exceeded') : t('Rolling out'),
  ],
  unknown: (t, { reason }) => [reason === '' ? t('Unknown') : reason],
};

/** Progress that needs no action is info. A problem is a warning if the installed version runs. */
function toneOf(
  situation: Situation,
  { extension, status }: ExtensionDetails,
): SituationText['tone'] {
  switch (situation.kind) {
    case 'deleting':
    case 'not-looked':
      return 'info';
    case 'rolling-out':
      return situation.isOverdue ? 'danger' : 'info';
    case 'not-ready':
      return situation.isFailing ? 'danger' : 'info';
    default:
      return extension.installed !== null && status.health.kind !== 'failing'
        ? 'warning'
        : 'danger';
  }
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
