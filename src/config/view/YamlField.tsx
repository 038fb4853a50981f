import { isDanger } from '~/olm/finding';
import { FormGroup, FormHelperText, HelperText, TextArea } from '@patternfly/react-core';
import { FindingItem } from '~/ui/HelperTextItem';
import type { ConfigFinding } from '~/config/rules/configFinding';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { fieldId } from './configContext';
import { configText } from './texts';
import './config.css';

/** A YAML text with its problems. */
export function YamlField({ path, label, rows, value, findings, onChange }: Props) {
  const t = useT();
  const id = fieldId(path === '' ? 'yaml' : path);
  const hasErrors = findings.some(isDanger);
  return (
    <FormGroup label={label} fieldId={id}>
      <TextArea
        id={id}
        className="operator-hub__config-yaml"
        rows={rows}
        value={value}
        resizeOrientation="vertical"
        spellCheck={false}
        validated={hasErrors ? 'error' : 'default'}
        aria-describedby={`${id}-findings`}
        onChange={(_, text) => {
          onChange(text);
        }}
      />
      <FormHelperText>
        <HelperText id={`${id}-findings`} isLiveRegion>
          {findings.map((finding) => (
            <FindingItem key={`${finding.path} ${finding.kind}`} severity={finding.severity}>
              {finding.path !== '' && finding.kind !== 'unreadable' && (
                <>
                  <Mono>{finding.path}</Mono>{' '}
                </>
              )}
              {configText(finding, t)}
            </FindingItem>
          ))}
        </HelperText>
      </FormHelperText>
    </FormGroup>
  );
}

type Props = {
  readonly path: string;
  readonly label: string;
  readonly rows: number;
  readonly value: string;
  readonly findings: readonly ConfigFinding[];
  readonly onChange: (text: string) => void;
};
