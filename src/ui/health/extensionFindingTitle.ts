import { type KindTexts, type Translate, textOfKind } from '~/i18n';
import type { ExtensionCause } from '~/olm/extensions/extensionStatus';
import { unavailableCatalogs } from '~/ui/unavailableCatalogs';
import { imageCauseText } from '~/ui/messages/imageText';

/** The finding of an extension in a few words. */
export function extensionFindingTitle(finding: ExtensionCause, t: Translate): string {
  return textOfKind(TITLES, finding, t);
}

const TITLES: KindTexts<ExtensionCause> = {
  'no-package': (t, { packageName: name }) => t('Package {{name}} not found', { name }),
  'no-version': (t) => t('No matching version'),
  'no-path': (t, { installed }) => t('No update path from {{version}}', { version: installed }),
  tie: (t, { packageName: name }) => t('Multiple catalogs provide {{name}}', { name }),
  'catalog-broken': (t, { catalogs }) =>
    unavailableCatalogs(
      catalogs.map(({ name }) => name),
      t,
    ),
  'selector-invalid': (t) => t('Invalid catalog selector'),
  dependency: (t) => t('Dependencies not supported'),
  configuration: (t) => t('Invalid configuration'),
  'unsupported-bundle': (t) => t('Bundle not supported'),
  'owned-elsewhere': (t) => t('Resources already exist'),
  'account-missing': (t, { name }) =>
    t('{{kind}} {{name}} not found', { kind: 'ServiceAccount', name }),
  'namespace-missing': (t, { namespace }) =>
    t('Namespace {{namespace}} does not exist', { namespace }),
  forbidden: (t) => t('Installer lacks permissions'),
  'crd-unsafe': (t) => t('CRD upgrade safety check failed'),
  image: (t, { cause }) =>
    cause === 'other' ? t('Unable to pull bundle image') : imageCauseText(cause, t),
  'being-deleted': (t, { deleted }) => t('{{kind}} {{name}} is being deleted', deleted),
  deleting: (t) => t('Uninstalling'),
  'not-looked': (t) => t('OLM has not processed this change yet'),
  'no-catalog': (t) => t('No catalog found'),
  'catalog-disabled': (t, { catalogs }) => unavailableCatalogs(catalogs, t),
  'package-removed': (t) => t('Package no longer in the catalog'),
  'not-ready': (t, { isFailing, deployments }) => {
    const [reason = t('Pods not running')] = deployments.flatMap(({ cause }) =>
      cause === null || cause.reason === '' ? [] : cause.reason,
    );
    return isFailing ? reason : t('Starting pods');
  },
  'rolling-out': (t, { isOverdue }) =>
    isOverdue ? t('Rollout deadline exceeded') : t('Rolling out'),
  unknown: (t, { reason }) => (reason === '' ? t('Unknown') : reason),
};
