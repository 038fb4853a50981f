import { HelperText, HelperTextItem } from '@patternfly/react-core';
import type { DryRun, DryRuns } from '~/domain/install/dryRun';
import { type Translate, useT } from '~/i18n';

/** What the server said to the objects, in a line. What it refused stands at the object. */
export function DryRunSummary({ dryRuns }: { readonly dryRuns: DryRuns }) {
  const t = useT();
  const answers = Object.values(dryRuns);
  if (answers.length === 0) return null;
  const refused = count(answers, 'refused');
  return (
    <HelperText isLiveRegion>
      {count(answers, 'asking') > 0 ? (
        <HelperTextItem>{t('Asking the server…')}</HelperTextItem>
      ) : (
        <HelperTextItem variant={refused > 0 ? 'error' : 'success'}>
          {verdict({ refused, accepted: count(answers, 'accepted') }, t)}
        </HelperTextItem>
      )}
      {isInNewNamespace(answers) && (
        <HelperTextItem>
          {t('What goes into the new namespace can be checked only once that exists.')}
        </HelperTextItem>
      )}
    </HelperText>
  );
}

function verdict(
  { refused, accepted }: { readonly refused: number; readonly accepted: number },
  t: Translate,
): string {
  if (refused > 0) return t('The server dry run refuses {{count}} object.', { count: refused });
  return t('The server dry run accepts {{count}} object.', { count: accepted });
}

function count(answers: readonly DryRun[], kind: DryRun['kind']): number {
  return answers.filter((answer) => answer.kind === kind).length;
}

function isInNewNamespace(answers: readonly DryRun[]): boolean {
  return answers.some((answer) => answer.kind === 'impossible');
}
