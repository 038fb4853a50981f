import { Button, HelperText } from '@patternfly/react-core';
import { FindingItem, HelperTextItem } from '~/ui/HelperTextItem';
import { Mono } from '~/ui/Mono';
import { YamlField } from '~/config/view/YamlField';
import { placementFindings } from '~/sources/rules/form/podFindings';
import type { SourceDraft } from '~/sources/rules/form/sourceDraft';
import { sourceYaml, withSourceYaml } from '~/sources/rules/form/sourceYaml';
import { useT } from '~/i18n';
import { useSourceEditing } from './sourceEditing';
import { sourceFindingText } from './texts';

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
        findings={typed?.findings ?? []}
        onChange={(text) => {
          onChange(withSourceYaml(draft, text, isStored));
        }}
      />
      <YamlFindings />
      {typed !== null && typed.findings.length > 0 && (
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
  const { form, findings } = useSourceEditing();
  return (
    <HelperText isLiveRegion>
      {[...findings, ...placementFindings(form)].map((finding) => (
        <FindingItem key={JSON.stringify(finding)} severity={finding.severity}>
          <Mono>{finding.path}</Mono> {sourceFindingText(finding, t)}
        </FindingItem>
      ))}
    </HelperText>
  );
}

type Props = {
  readonly draft: SourceDraft;
  readonly isStored: boolean;
  readonly onChange: (draft: SourceDraft) => void;
};
