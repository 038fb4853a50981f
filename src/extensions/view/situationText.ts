import type { Translate } from '~/i18n';
import { permissionText } from '~/ui/permissionText';
import type { ExtensionDetails } from '~/extensions/read/useExtension';
import { stoppedBy } from '~/olm/extensions/catalogUsers';
import type { NamedThing } from '~/olm/extensions/situations';
import type { Situation } from '~/olm/extensions/extensionStatus';

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
  const tone = toneOf(situation, details);
  const said = (title: string, ...lines: readonly string[]) => ({ tone, title, lines });
  switch (situation.kind) {
    case 'no-package':
      return said(t('Package {{name}} not found', { name: situation.packageName }));
    case 'no-version':
      return said(t('No matching version'), wantedText(situation, t));
    case 'no-path':
      return said(
        t('No update path from {{version}}', { version: situation.installed }),
        wantedText(situation, t),
      );
    case 'tie':
      return said(
        t('Multiple catalogs provide {{name}}', { name: situation.packageName }),
        t('Catalogs with the same priority: {{catalogs}}', {
          catalogs: t.list(situation.catalogs),
        }),
      );
    case 'catalog-broken':
      return said(
        t('Catalog {{name}} unavailable', {
          name: t.list(situation.catalogs.map(({ name }) => name)),
        }),
        blockedText(situation, details, t),
      );
    case 'selector-invalid':
      return said(t('Invalid catalog selector'));
    case 'dependency':
      return said(
        t('Dependencies not supported'),
        t('OLM v1 does not install dependencies. Installing them first does not help.'),
      );
    case 'configuration':
      return said(t('Invalid configuration'), ...fieldText(situation, t));
    case 'unsupported-bundle':
      return said(
        t('Bundle not supported'),
        ...(situation.isInstallMode
          ? [t('The Operator does not support watching all namespaces.')]
          : []),
      );
    case 'owned-elsewhere':
      return said(t('Resources already exist'), ...situation.objects.map((one) => thing(one)));
    case 'account-missing':
      return said(
        t('ServiceAccount {{name}} not found', { name: situation.name }),
        t('The Operator continues to run, but OLM cannot update it.'),
      );
    case 'forbidden':
      return said(t('Installer lacks permissions'), ...forbiddenTexts(situation, t));
    case 'crd-unsafe':
      return said(
        t('CRD upgrade safety check failed'),
        ...situation.changes.map(({ definition, text }) => `${definition}: ${text}`),
      );
    case 'image':
      return said(t('Unable to pull bundle image'), situation.detail);
    case 'being-deleted':
      return said(
        t('{{kind}} {{name}} is being deleted', {
          kind: situation.object.kind,
          name: situation.object.name,
        }),
      );
    case 'deleting':
      return said(
        t('Uninstalling'),
        ...(situation.finalizers.length === 0
          ? []
          : [
              t('Deletion is waiting for these finalizers: {{finalizers}}', {
                finalizers: t.list(situation.finalizers),
              }),
            ]),
      );
    case 'not-looked':
      return said(t('OLM has not processed this change yet'));
    case 'no-updates':
      return said(
        t('No catalog found'),
        t('No catalog matches the selector, so OLM finds no updates.'),
      );
    case 'not-ready':
      return said(
        situation.isFailing ? t('Pods not running') : t('Starting pods'),
        ...situation.deployments.map(
          ({ name, available, wanted }) =>
            `${name}: ${t('{{available}} of {{wanted}} available', { available, wanted })}`,
        ),
      );
    case 'rolling-out':
      return said(situation.isOverdue ? t('Rollout deadline exceeded') : t('Rolling out'));
    case 'unknown':
      return said(situation.reason === '' ? t('Unknown') : situation.reason);
  }
}

/** Progress that needs no action is info. A problem is a warning if the installed version runs. */
function toneOf(
  situation: Situation,
  { extension, standing }: ExtensionDetails,
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
      return extension.installed !== null && standing.health.kind !== 'failing'
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

function blockedText(
  { catalogs }: Of<'catalog-broken'>,
  { extension, others }: ExtensionDetails,
  t: Translate,
): string {
  const all = [extension, ...others];
  const stopped = new Set(catalogs.flatMap(({ name }) => stoppedBy(name, all)));
  return t('Blocks {{count}} ClusterExtension', { count: stopped.size });
}

function fieldText({ problem, field }: Of<'configuration'>, t: Translate): readonly string[] {
  if (field === null) return [];
  return problem === 'missing'
    ? [t('Field {{field}} is required.', { field })]
    : [t('Field {{field}} is unknown.', { field })];
}

function forbiddenTexts(
  { account, rights, rules }: Of<'forbidden'>,
  t: Translate,
): readonly string[] {
  return [
    ...(account === null
      ? []
      : [t('ServiceAccount {{name}}', { name: `${account.namespace}/${account.name}` })]),
    ...rights.map((right) => permissionText(right, t)),
    ...rules.map(({ verbs, resources, apiGroups }) =>
      [verbs, resources, apiGroups].map((words) => words.join(', ')).join(' '),
    ),
  ];
}

function thing({ kind, name, namespace }: NamedThing): string {
  return namespace === null ? `${kind} ${name}` : `${kind} ${namespace}/${name}`;
}
