import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { SelectorConditions } from '~/config/view/affinity/SelectorConditions';
import '~/config/view/affinity/affinity.css';
import type { SectionProps } from './sectionProps';

/**
 * CF-008: a label selector that is part of the API. OLM reads it nowhere, whatever the API's description says: the settings
 * change all Deployments (operator-lifecycle-manager, overrides/initializer and its open issue 1794).
 */
export function SelectorSection({ rows, onEdit }: SectionProps) {
  const t = useT();
  return (
    <ConfigSection
      title={t('Selector')}
      description={t(
        'Meant to limit the settings to pods with certain labels. OLM stores it but does not read it: all settings above count for every Deployment of the Operator.',
      )}
    >
      {rows.others.selector === undefined ? (
        <div className="operator-hub__affinity-conditions">
          <SelectorConditions
            path="selector"
            selector={rows.selector}
            keyLabel={t('Pod label')}
            name={(number) => t('Condition {{number}}', { number })}
            addText={t('Add selector label')}
            onChange={(selector) => {
              onEdit({ selector });
            }}
          />
        </div>
      ) : (
        <p>{t('The selector that is set is no label selector. See YAML.')}</p>
      )}
    </ConfigSection>
  );
}
