import { useState } from 'react';
import { FormGroup, FormHelperText, HelperText, TextInput } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import {
  type CredentialName,
  isNeeded,
  malformedCredentials,
} from '~/olm/packages/cloudCredentials';
import type { Cloud } from '~/olm/packages/cloudIdentity';
import { useT } from '~/i18n';
import { credentialFormat, credentialLabel } from './credentialText';

/** One text; it is taken when the field is left, so that nothing half-typed is judged or sent to the server. */
export function CredentialField({ name, cloud, value, onChoose }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const id = `operator-hub-credential-${name}`;
  const helpId = `${id}-help`;
  const isMalformed = malformedCredentials(cloud, { [name]: value }).length > 0;
  const take = () => {
    if (typed !== null) onChoose(typed.trim());
    setTyped(null);
  };
  const label = credentialLabel(name, t);
  return (
    <FormGroup label={isNeeded(name) ? label : t('{{label}} (optional)', { label })} fieldId={id}>
      <TextInput
        id={id}
        value={typed ?? value}
        autoComplete="off"
        spellCheck={false}
        validated={isMalformed && typed === null ? 'error' : 'default'}
        aria-describedby={helpId}
        onChange={(_event, text) => {
          setTyped(text);
        }}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
      />
      <FormHelperText>
        <HelperText id={helpId} isLiveRegion>
          <HelperTextItem variant={isMalformed && typed === null ? 'error' : 'default'}>
            {credentialFormat(name, t)}
          </HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  );
}

type Props = {
  readonly name: CredentialName;
  readonly cloud: Cloud;
  readonly value: string;
  readonly onChoose: (value: string) => void;
};
