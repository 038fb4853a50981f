import type { Translate } from '~/i18n';
import type { Health } from '~/olm/status/health';
import type { MessageValues } from '~/olm/messages/message';
import { type Meaning, meaningsIn, type MeaningKind } from '~/olm/messages/meaning';
import { meaningText } from '~/ui/messages/meaningText';
import { healthMeaning, healthTitle } from './healthText';
import { extensionFindingTitle } from './extensionFindingTitle';

/** A status with what is known about its cause. */
export type CausedHealth = Pick<Health, 'kind' | 'isRetried' | 'finding'>;

type CauseText = {
  /** A few words. */
  readonly title: string;
  /** `null` if the title is sufficient. */
  readonly sentence: string | null;
};

/** What the label of a status, the popover of a list and the page say about its cause. */
export function causeText(health: CausedHealth, t: Translate): CauseText {
  const { finding } = health;
  if (finding !== undefined && !('stage' in finding)) {
    return { title: extensionFindingTitle(finding, t), sentence: null };
  }
  const plain = { title: healthTitle(health, t), sentence: healthMeaning(health, t) };
  if (finding === undefined) return plain;
  const { gone, messages, podReason } = finding;
  if (gone.length > 0) {
    const text = t('The OLM message is outdated. Subscriptions that no longer exist: {{names}}', {
      names: t.list(gone),
    });
    return { ...plain, sentence: text };
  }
  const [meaning] = meaningsIn(messages);
  if (meaning === undefined) return { ...plain, title: podReason ?? plain.title };
  const title = podReason ?? meaningTitle(meaning, t) ?? plain.title;
  const { cause } = meaningText(meaning, t);
  return { title, sentence: cause === title ? null : cause };
}

function meaningTitle({ kind, values }: Meaning, t: Translate): string | undefined {
  return MEANING_TITLES[kind]?.(t, values);
}

/** Of causes that are more exact than the status. */
const MEANING_TITLES: Partial<
  Record<MeaningKind, (t: Translate, values: MessageValues) => string>
> = {
  'channel-not-in-package': (t, values) => t('No channel {{channel}}', values),
  'package-not-in-catalog': (t, values) =>
    t('Package {{name}} not found', { name: values['package'] }),
  'version-not-in-channel': (t) => t('No matching version'),
  'no-update-path': (t) => t('No update path'),
  'catalog-empty': (t) => t('Catalog unavailable'),
  'dependency-api-missing': (t) => t('Dependency not found'),
  'dependency-package-missing': (t) => t('Dependency not found'),
  'dependency-missing': (t) => t('Dependency not found'),
  'bundle-deprecated': (t) => t('Deprecated version'),
  'csv-without-subscription': (t) => t('CSV without Subscription'),
  'api-provided-twice': (t) => t('Conflicting Operators'),
  'package-installed-twice': (t) => t('Conflicting Operators'),
  'bundle-image-pull': (t) => t('Unable to pull bundle image'),
  'registry-image-missing': (t) => t('Image not found'),
  'registry-unauthorized': (t) => t('Registry login failed'),
  'registry-certificate': (t) => t('Registry certificate not trusted'),
  'registry-unreachable': (t) => t('Registry not responding'),
  'deployment-deadline': (t) => t('Pods not running'),
  'deployment-not-ready': (t) => t('Pods not running'),
  'install-timeout': (t) => t('Not ready'),
  'installer-missing': (t, values) =>
    t('{{kind}} {{name}} not found', { kind: 'ServiceAccount', name: values['account'] }),
  'installer-forbidden': (t) => t('Installer lacks permissions'),
  'installer-may-not-grant': (t) => t('Installer lacks permissions'),
  'object-exists': (t) => t('Resources already exist'),
  'mode-unsupported': (t) => t('Install mode not supported'),
};
