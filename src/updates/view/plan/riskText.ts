import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import { levelOf } from '~/olm/permissions/danger';
import type { CatalogMove } from '~/olm/plans/catalogMove';
import type { RiskCause } from '~/updates/rules/review/risk';
import type { Translate } from '~/i18n';
import { dangerName } from '~/ui/permissions/dangerText';

/** How much attention a risk deserves: `danger` may take something away, or gives a way to more rights. */
export function riskStatus(risk: RiskCause): 'danger' | 'warning' | 'info' {
  switch (risk.kind) {
    case 'dangers-added':
      return risk.dangers.some((danger) => levelOf(danger) === 'high') ? 'danger' : 'warning';
    case 'definition-unsafe':
    case 'older-version':
    case 'incompatible':
      return 'danger';
    case 'unsupported':
    case 'blocks-openshift':
    case 'webhooks-added':
    case 'other-catalog':
    case 'major-version':
    case 'deprecated':
      return 'warning';
    case 'cloud-rights':
    case 'unknown':
      return 'info';
  }
}

/** A risk in a few words. */
export function riskName(risk: RiskCause, t: Translate): string {
  switch (risk.kind) {
    case 'dangers-added': {
      const [first, ...others] = risk.dangers;
      const name = first === undefined ? '' : dangerName(first, t);
      return others.length === 0
        ? t('New right: {{name}}', { name })
        : t('New rights: {{name}} and {{count}} more', { name, count: others.length });
    }
    case 'definition-unsafe':
      return t('Risky API change');
    case 'webhooks-added':
      return t('{{count}} new webhook', { count: risk.names.length });
    case 'other-catalog':
      return t('Another catalog');
    case 'major-version':
      return t('Major version');
    case 'older-version':
      return t('Older version');
    case 'deprecated':
      return t('Deprecated');
    case 'cloud-rights':
      return t('Rights in {{cloud}}', { cloud: risk.cloud });
    case 'incompatible':
      return t('Not compatible');
    case 'unsupported':
      return t('Unsupported');
    case 'blocks-openshift':
      return t('Blocks OpenShift update');
    case 'unknown':
      return t('Not all is known');
  }
}

/** A risk in a sentence. */
export function riskText(risk: RiskCause, t: Translate): string {
  switch (risk.kind) {
    case 'dangers-added':
      return t('It gets rights that it does not have yet: {{names}}.', {
        names: t.list(risk.dangers.map((danger) => dangerName(danger, t))),
      });
    case 'definition-unsafe':
      return t(
        '{{definition}} changes in {{count}} way that OLM v1 would refuse. OLM v0, which carries out this plan, checks less.',
        { definition: risk.definition, count: risk.findings },
      );
    case 'webhooks-added':
      return t('It puts a webhook before the API server: {{names}}.', {
        names: t.list(risk.names),
        count: risk.names.length,
      });
    case 'other-catalog':
      return moveText(risk, t);
    case 'major-version':
      return t('{{from}} → {{to}} is another major version, which may break what was relied on.', {
        from: risk.from,
        to: risk.to,
      });
    case 'older-version':
      return t('{{to}} is older than {{from}}, which is installed.', {
        from: risk.from,
        to: risk.to,
      });
    case 'deprecated':
      return deprecationText(risk, t);
    case 'cloud-rights':
      return t(
        'It logs in to {{cloud}} with short-lived credentials: look whether it has the rights there that this version needs.',
        { cloud: risk.cloud },
      );
    case 'blocks-openshift':
      return t(
        'It works up to OpenShift {{maximum}} only: installed, it keeps this cluster ({{cluster}}) from its next minor version.',
        { maximum: risk.maximum, cluster: risk.cluster },
      );
    case 'incompatible':
      return t(
        'The catalog does not list version {{version}} as compatible with OpenShift {{cluster}}.',
        {
          version: risk.version,
          cluster: risk.cluster,
        },
      );
    case 'unsupported':
      return t('Support for version {{version}} has ended.', { version: risk.version });
    case 'unknown':
      return risk.what === 'bundle'
        ? t('What it brings could not be read in full, so there may be more.')
        : t('What the cluster has could not be read in full, so there may be more.');
  }
}

function moveText({ to, from, isOf }: CatalogMove, t: Translate): string {
  const names = { to: to.name, from: from.name };
  return isOf === 'installed'
    ? t('It comes from catalog {{to}}; what is installed came from {{from}}.', names)
    : t(
        'It comes from catalog {{to}}, although its Subscription names {{from}} by now: OLM keeps a plan that waits when another catalog is chosen.',
        names,
      );
}

function deprecationText({ level, message }: InstalledDeprecation, t: Translate): string {
  switch (level) {
    case 'version':
      return t('The catalog calls this version deprecated: {{message}}', { message });
    case 'channel':
      return t('The catalog calls its channel deprecated: {{message}}', { message });
    case 'package':
      return t('The catalog calls the whole package deprecated: {{message}}', { message });
  }
}
