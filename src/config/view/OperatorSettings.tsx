import { isDanger } from '~/olm/finding';
import { useState } from 'react';
import { ExpandableSection, Label, Skeleton } from '@patternfly/react-core';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { configFindings } from '~/config/rules/configFindings';
import { configOf } from '~/config/rules/draft';
import { useT } from '~/i18n';
import type { SettingsProps } from './settingsProps';
import './config.css';

/** The settings of an Operator, folded; the editor is loaded when they are unfolded. */
export function OperatorSettings(props: SettingsProps) {
  const t = useT();
  const { draft } = props;
  const [isExpanded, setExpanded] = useState(false);
  const count = Object.keys(configOf(draft)).length;
  const errors = configFindings(draft).filter(isDanger).length;
  return (
    <ExpandableSection
      isExpanded={isExpanded}
      onToggle={(_, willExpand) => {
        setExpanded(willExpand);
      }}
      toggleContent={
        <span className="operator-hub__config-toggle">
          {t('Operator settings')}
          {count > 0 && <Label isCompact>{t('{{count}} set', { count })}</Label>}
          {errors > 0 && (
            <Label isCompact status="danger">
              {t('{{count}} error', { count: errors })}
            </Label>
          )}
        </span>
      }
    >
      {isExpanded && (
        <LazyPart skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}>
          <ConfigEditor {...props} />
        </LazyPart>
      )}
    </ExpandableSection>
  );
}

/** Loads the YAML library, the form engine and the schema. */
const ConfigEditor = later(async () => (await import('./ConfigEditor')).ConfigEditor);
