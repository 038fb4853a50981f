import { AlertGroup } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { Finding } from '~/install/rules/problems/finding';
import type { InstallChoices } from '~/install/rules/form';
import { useT } from '~/i18n';
import { FindingLinks } from './FindingLinks';
import { type FindingText, findingText } from './findingText';

/** What to know before installing, the worst first. */
export function FindingList({ findings, onChoose }: Props) {
  const t = useT();
  return (
    <AlertGroup isLiveRegion aria-label={t('Findings')}>
      {findings.map((finding) => {
        const text = findingText(finding, t);
        const { title } = text;
        const { object, fixes } = finding;
        const hasLinks = fixes.length > 0 || (object !== null && object.isMissing !== true);
        return (
          <Notice
            key={`${finding.kind} ${title}`}
            isPlain
            variant={variantOf(finding)}
            title={title}
            actionLinks={hasLinks && <FindingLinks finding={finding} onChoose={onChoose} />}
          >
            <FindingDetail text={text} />
          </Notice>
        );
      })}
    </AlertGroup>
  );
}

export function FindingDetail({ text: { detail, more } }: { readonly text: FindingText }) {
  return (
    <>
      {detail !== undefined && <p>{detail}</p>}
      {more !== undefined && <p>{more}</p>}
    </>
  );
}

function variantOf({ severity }: Finding) {
  return severity === 'error' || severity === 'predicted' ? 'danger' : severity;
}

type Props = {
  readonly findings: readonly Finding[];
  /** What a button that mends something changes in the form. */
  readonly onChoose: (choice: InstallChoices) => void;
};
