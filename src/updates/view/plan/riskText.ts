import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import { levelOf } from '~/olm/permissions/danger';
import type { CatalogMove } from '~/olm/plans/catalogMove';
import type { RiskCause } from '~/updates/rules/review/risk';
import type { Translate } from '~/i18n';
import { dangerName } from '~/ui/permissions/texts';

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
        ? t('New permission: {{name}}', { name })
        : t('New permissions: {{name}} and {{count}} more', { name, count: others.length });
    }
    case 'definition-unsafe':
      return t('High-risk CRD change');
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
      return t('{{cloud}} permissions', { cloud: risk.cloud });
    case 'incompatible':
      return t('Not compatible');
    case 'unsupported':
      return t('Unsupported');
    case 'blocks-openshift':
      return t('Blocks OpenShift update');
    case 'unknown':
      return t('Incomplete data');
  }
}

/** A risk in a sentence. */
export function riskText(risk: RiskCause, t: Translate): string {
  switch (risk.kind) {
    case 'dangers-added':
      return t('New permissions: {{names}}', {
        names: t.list(risk.dangers.map((danger) => dangerName(danger, t))),
      });
    case 'definition-unsafe':
      return t(
        '{{definition}}: {{count}} changes fail the OLM v1 CRD upgrade safety check, which OLM v0 does not run.',
        { definition: risk.definition, count: risk.findings },
      );
    case 'webhooks-added':
      return t('Registers admission webhooks: {{names}}', {
        names: t.list(risk.names),
        count: risk.names.length,
      });
    case 'other-catalog':
      return moveText(risk, t);
    case 'major-version':
      return t('{{from}} → {{to}} is a major update, which might contain breaking changes.', {
        from: risk.from,
        to: risk.to,
      });
    case 'older-version':
      return t('{{to}} is earlier than the installed version {{from}}.', {
        from: risk.from,
        to: risk.to,
      });
    case 'deprecated':
      return deprecationText(risk, t);
    case 'cloud-rights':
      return t(
        'Uses short-lived {{cloud}} credentials. Verify that this version has the required {{cloud}} permissions.',
        { cloud: risk.cloud },
      );
    case 'blocks-openshift':
      return t(
        'Supports OpenShift up to {{maximum}}, so it blocks the next minor update of this cluster ({{cluster}}).',
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
        ? t('Some content could not be loaded, so there might be more risks.')
        : t('Some existing resources could not be loaded, so there might be more risks.');
  }
}

function moveText({ to, from, isOf }: CatalogMove, t: Translate): string {
  const names = { to: to.name, from: from.name };
  return isOf === 'installed'
    ? t('From catalog {{to}}. The installed version is from {{from}}.', names)
    : t(
        'From catalog {{to}}, although the Subscription now specifies {{from}}. OLM does not replace the pending install plan.',
        names,
      );
}

function deprecationText({ level, message }: InstalledDeprecation, t: Translate): string {
  switch (level) {
    case 'version':
      return t('Version deprecated: {{message}}', { message });
    case 'channel':
      return t('Channel deprecated: {{message}}', { message });
    case 'package':
      return t('Package deprecated: {{message}}', { message });
  }
}
