import { FormGroup, FormHelperText, HelperText, TextArea } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { ConfigProblem } from '~/config/rules/problem';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { fieldId } from './configContext';
import { problemText } from './texts';
import './config.css';

/** A YAML text with its problems. */
export function YamlField({ path, label, rows, value, problems, onChange }: Props) {
  const t = useT();
  const id = fieldId(path === '' ? 'yaml' : path);
  const hasErrors = problems.some(({ severity }) => severity === 'error');
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
        aria-describedby={`${id}-problems`}
        onChange={(_, text) => {
          onChange(text);
        }}
      />
      <FormHelperText>
        <HelperText id={`${id}-problems`} isLiveRegion>
          {problems.map((problem) => (
            <HelperTextItem key={`${problem.path} ${problem.kind}`} variant={problem.severity}>
              {problem.path !== '' && problem.kind !== 'unreadable' && (
                <>
                  <Mono>{problem.path}</Mono>{' '}
                </>
              )}
              {problemText(problem, t)}
            </HelperTextItem>
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
  readonly problems: readonly ConfigProblem[];
  readonly onChange: (text: string) => void;
};
