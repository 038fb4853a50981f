import { useState } from 'react';
import {
  Flex,
  FlexItem,
  FormGroup,
  FormSelect,
  FormSelectOption,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { FormFields } from '~/components/form/FormFields';
import { ManifestText } from '~/components/ManifestText';
import { operatorObjects } from '~/domain/installed/page/yamlObjects';
import { useT } from '~/i18n';
import type { OperatorTabProps } from '../operatorTab';
import { YamlActions } from '../yaml/YamlActions';

/** The objects that OLM knows the Operator by, live, to read and to take along. */
export function YamlTab({ details }: OperatorTabProps) {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const objects = operatorObjects(details.facts);
  const shown = objects.find(({ id }) => id === chosen) ?? objects[0];
  if (shown === undefined) return null;
  return (
    <Stack hasGutter>
      <StackItem>
        <Flex
          alignItems={{ default: 'alignItemsFlexEnd' }}
          justifyContent={{ default: 'justifyContentSpaceBetween' }}
        >
          <FlexItem>
            <FormFields>
              <FormGroup label={t('Object')} fieldId="operator-hub-yaml-object">
                <FormSelect
                  id="operator-hub-yaml-object"
                  value={shown.id}
                  onChange={(_event, id) => {
                    setChosen(id);
                  }}
                >
                  {objects.map(({ id, object }) => (
                    <FormSelectOption
                      key={id}
                      value={id}
                      label={t('{{kind}} {{name}}', { kind: object.model.kind, name: object.name })}
                    />
                  ))}
                </FormSelect>
              </FormGroup>
            </FormFields>
          </FlexItem>
          <FlexItem>
            <YamlActions key={shown.id} shown={shown} />
          </FlexItem>
        </Flex>
      </StackItem>
      <StackItem>
        <ManifestText manifests={[shown.manifest]} />
      </StackItem>
    </Stack>
  );
}
