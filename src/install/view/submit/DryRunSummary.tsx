import { HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { DryRun, DryRuns } from '~/kube/dryRun';
import { useT } from '~/i18n';

/** What the server said to the objects, in a line. What it refused stands at the object. */
export function DryRunSummary({ dryRuns }: { readonly dryRuns: DryRuns }) {
  const t = useT();
  const answers = Object.values(dryRuns);
  if (answers.length === 0) return null;
  return (
    <HelperText isLiveRegion>
      <Verdict
        asking={count(answers, 'asking')}
        refused={count(answers, 'refused')}
        accepted={count(answers, 'accepted')}
      />
      {count(answers, 'impossible') > 0 && (
        <HelperTextItem>
          {t('Objects in the new namespace can be checked only once it exists.')}
        </HelperTextItem>
      )}
    </HelperText>
  );
}

function Verdict({ asking, refused, accepted }: Counts) {
  const t = useT();
  if (asking > 0) return <HelperTextItem>{t('Asking the server…')}</HelperTextItem>;
  if (refused > 0) {
    return (
      <HelperTextItem variant="error">
        {t('The server dry run refuses {{count}} object.', { count: refused })}
      </HelperTextItem>
    );
  }
  return accepted === 0 ? null : (
    <HelperTextItem variant="success">
      {t('The server dry run accepts {{count}} object.', { count: accepted })}
    </HelperTextItem>
  );
}

type Counts = { readonly asking: number; readonly refused: number; readonly accepted: number };

function count(answers: readonly DryRun[], kind: DryRun['kind']): number {
  return answers.filter((answer) => answer.kind === kind).length;
}
