import { AlertGroup } from '@patternfly/react-core';
import { Notice } from '~/components/Notice';
import type { Finding } from '~/domain/install/problems/finding';
import type { InstallChoices } from '~/domain/install/form/form';
import { useT } from '~/i18n';
import { FindingLinks } from './FindingLinks';
import { findingText } from './findingText';

/** What to know before installing, the worst first. */
export function FindingList({ findings, onChoose }: Props) {
  const t = useT();
  return (
    <AlertGroup isLiveRegion aria-label={t('Findings')}>
      {findings.map((finding) => {
        const { title, detail } = findingText(finding, t);
        const { object, fixes } = finding;
        const hasLinks = fixes.length > 0 || (object !== null && object.isMissing !== true);
        return (
          <Notice
            key={`${finding.kind} ${title}`}
            isPlain
            variant={finding.severity === 'error' ? 'danger' : finding.severity}
            title={title}
            actionLinks={hasLinks && <FindingLinks finding={finding} onChoose={onChoose} />}
          >
            {detail}
          </Notice>
        );
      })}
    </AlertGroup>
  );
}

type Props = {
  readonly findings: readonly Finding[];
  /** What a button that mends something changes in the form. */
  readonly onChoose: (choice: InstallChoices) => void;
};
