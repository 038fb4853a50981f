import { StackItem, Title } from '@patternfly/react-core';
import { FindingList } from '~/ui/findings/FindingList';
import type { Finding } from '~/olm/finding';
import type { SettingCause } from '~/updates/rules/settings/settingCause';
import { textOfKind, useT } from '~/i18n';
import { SETTING_TEXTS } from './settingTexts';

/** What saving causes, the most severe first. Announced, because it follows from a selection. */
export function SettingFindings({ findings, level = 'h3' }: Props) {
  const t = useT();
  return (
    <StackItem>
      {findings.length > 0 && (
        <Title headingLevel={level} size="md">
          {t('Impact')}
        </Title>
      )}
      <FindingList
        label={t('Impact')}
        findings={findings}
        textOf={(finding) => ({ sentence: textOfKind(SETTING_TEXTS, finding, t) })}
      />
    </StackItem>
  );
}

type Props = {
  readonly findings: readonly Finding<SettingCause>[];
  /** The level of the heading. */
  readonly level?: 'h2' | 'h3';
};
