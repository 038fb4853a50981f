import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { SelectorConditions } from './affinity/SelectorConditions';
import type { SectionProps } from './sectionProps';

/** CF-008: a label selector that is part of the API, and that OLM itself never reads. */
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
        <SelectorConditions
          path="selector"
          selector={rows.selector}
          name={(number) => t('Condition {{number}}', { number })}
          addText={t('Add selector label')}
          onChange={(selector) => {
            onEdit({ selector });
          }}
        />
      ) : (
        <p>{t('The selector that is set is no label selector. See YAML.')}</p>
      )}
    </ConfigSection>
  );
}
