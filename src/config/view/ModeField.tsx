import { useState } from 'react';
import { FormHelperText, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { isFileMode, modeIn, octalOf, symbolsOf } from '~/config/rules/fileMode';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { TextField } from './fields';

/** The permission bits of a file, in octals as `chmod` takes them, and below it what that means and is in the YAML. */
export function ModeField({ path, label, placeholder, mode, onChange }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  // What is being typed stays as it is, unless the mode was changed elsewhere.
  const isTyped = typed !== null && modeIn(typed) === mode;
  const text = isTyped ? typed : mode === null ? '' : octalOf(mode);
  return (
    <div>
      <TextField
        path={path}
        label={label}
        value={text}
        {...(placeholder === undefined ? {} : { placeholder })}
        onChange={(changed) => {
          // What is no octal digit cannot be typed.
          const digits = changed.replace(/[^0-7]/g, '').slice(0, MOST_DIGITS);
          setTyped(digits);
          onChange(modeIn(digits));
        }}
      />
      {mode !== null && isFileMode(mode) && (
        <FormHelperText>
          <HelperText>
            <HelperTextItem>
              <Mono>{symbolsOf(mode)}</Mono> {t('{{mode}} in decimals', { mode: mode.toString() })}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </div>
  );
}

/** Enough for 0777, and for one too many to be seen. */
const MOST_DIGITS = 5;

type Props = {
  readonly path: string;
  readonly label: string;
  readonly placeholder?: string;
  /** `null`: none is set. */
  readonly mode: number | null;
  readonly onChange: (mode: number | null) => void;
};
