import { levelOf } from '~/domain/plans/content/danger';
import type { RiskCause } from '~/domain/plans/review/risk';
import type { Translate } from '~/i18n';
import { dangerName } from '../rights/dangerText';

/** How much attention a risk deserves: `danger` may take something away, or gives a way to more rights. */
export function riskStatus(risk: RiskCause): 'danger' | 'warning' | 'info' {
  switch (risk.kind) {
    case 'dangers-added':
      return risk.dangers.some((danger) => levelOf(danger) === 'high') ? 'danger' : 'warning';
    case 'definition-unsafe':
    case 'older-version':
      return 'danger';
    case 'blocks-openshift':
    case 'webhooks-added':
    case 'major-version':
    case 'deprecated':
      return 'warning';
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
    case 'major-version':
      return t('Major version');
    case 'older-version':
      return t('Older version');
    case 'deprecated':
      return t('Deprecated');
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
        names: risk.dangers.map((danger) => dangerName(danger, t)).join(', '),
      });
    case 'definition-unsafe':
      return t(
        '{{definition}} changes in {{count}} way that OLM v1 would refuse. OLM v0, which carries out this plan, checks less.',
        { definition: risk.definition, count: risk.findings },
      );
    case 'webhooks-added':
      return t('It puts a webhook before the API server: {{names}}.', {
        names: risk.names.join(', '),
        count: risk.names.length,
      });
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
      return t('The catalog calls it deprecated: {{message}}', { message: risk.message });
    case 'blocks-openshift':
      return t(
        'It works up to OpenShift {{maximum}} only: installed, it keeps this cluster ({{cluster}}) from its next minor version.',
        { maximum: risk.maximum, cluster: risk.cluster },
      );
    case 'unknown':
      return risk.what === 'bundle'
        ? t('What it brings could not be read in full, so there may be more.')
        : t('What the cluster has could not be read in full, so there may be more.');
  }
}
