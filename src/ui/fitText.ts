import type { ExtensionFit, FitGroup } from '~/olm/content/extensionFit';
import type { Dependency } from '~/olm/dependencies/dependencies';
import type { Translate } from '~/i18n';

/** Whether OLM v1 can install a package. */
export function fitText(fit: FitGroup, t: Translate): string {
  switch (fit) {
    case 'fits':
      return t('Supported');
    case 'one-namespace':
      return t('One watched namespace');
    case 'misfit':
      return t('Not supported');
    case 'unread':
      return t('Unknown');
  }
}

/** Why OLM v1 cannot install a version; `null`: it can. */
export function unfitText(fit: ExtensionFit, t: Translate): string | null {
  switch (fit.kind) {
    case 'fits':
      return null;
    case 'requires':
      return t('OLM v1 does not install dependencies: {{needs}}', {
        needs: needTexts(fit.needs, t),
      });
    case 'api-service':
      return t('The Operator provides an APIService.');
    case 'webhooks':
      return t('Operators with webhooks require OpenShift 4.21 or later.');
    case 'several-namespaces':
      return t('The Operator does not support watching all namespaces.');
    case 'one-namespace':
      return fit.canBeConfigured
        ? null
        : t('The Operator does not support watching all namespaces.');
  }
}

/** Dependencies in a few words. */
export function needTexts(needs: readonly Dependency[], t: Translate): string {
  return t.list(needs.map((need) => needText(need, t)));
}

/** A dependency in a few words. A group has a message of its author, or its parts. */
function needText(need: Dependency, t: Translate): string {
  switch (need.kind) {
    case 'package':
      return `${need.packageName} ${need.versionRange}`;
    case 'api':
      return `${need.apiKind} (${need.group}/${need.version})`;
    case 'rule':
      return need.rule;
    case 'all':
    case 'any':
    case 'none':
      return need.message || needTexts(need.of, t);
  }
}
