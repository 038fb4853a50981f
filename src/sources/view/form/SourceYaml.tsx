import { Button, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Mono } from '~/ui/Mono';
import { problemText } from '~/config/view/texts';
import { YamlField } from '~/config/view/YamlField';
import { placementProblems } from '~/sources/rules/form/podProblems';
import type { SourceDraft } from '~/sources/rules/form/sourceDraft';
import { sourceYaml, withSourceYaml } from '~/sources/rules/form/sourceYaml';
import { useT } from '~/i18n';
import { useSourceEditing } from './sourceEditing';
import { sourceProblemText } from './texts';

/** The whole catalog as YAML, including fields that the form does not have. */
export function SourceYaml({ draft, isStored, onChange }: Props) {
  const t = useT();
  const { form, typed } = draft;
  return (
    <>
      <YamlField
        path="source"
        label={t('CatalogSource YAML')}
        rows={28}
        value={typed?.text ?? sourceYaml(form)}
        problems={typed?.problems ?? []}
        onChange={(text) => {
          onChange(withSourceYaml(draft, text, isStored));
        }}
      />
      <YamlFindings />
      {typed !== null && typed.problems.length > 0 && (
        <HelperText>
          <HelperTextItem>
            {t('Invalid YAML')}{' '}
            <Button
              variant="link"
              isInline
              onClick={() => {
                onChange({ ...draft, typed: null });
              }}
            >
              {t('Discard changes')}
            </Button>
          </HelperTextItem>
        </HelperText>
      )}
    </>
  );
}

/** The problems of fields that the YAML view does not show. */
function YamlFindings() {
  const t = useT();
  const { form, problems } = useSourceEditing();
  const placement = placementProblems(form);
  return (
    <HelperText isLiveRegion>
      {problems.map((problem) => (
        <HelperTextItem key={JSON.stringify(problem)} variant={problem.severity}>
          <Mono>{problem.field}</Mono> {sourceProblemText(problem, t)}
        </HelperTextItem>
      ))}
      {placement.map((problem) => (
        <HelperTextItem key={JSON.stringify(problem)} variant={problem.severity}>
          <Mono>{problem.path}</Mono> {problemText(problem, t)}
        </HelperTextItem>
      ))}
    </HelperText>
  );
}

type Props = {
  readonly draft: SourceDraft;
  readonly isStored: boolean;
  readonly onChange: (draft: SourceDraft) => void;
};
