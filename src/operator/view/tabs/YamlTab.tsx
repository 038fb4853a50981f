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
import { FormFields } from '~/ui/form/FormLayout';
import { useKubeClient } from '~/kube/useKubeClient';
import { ExportMenu } from '~/ui/ExportMenu';
import { ManifestText } from '~/ui/ManifestText';
import {
  installationManifests,
  operatorObjects,
  type OperatorObject,
} from '~/operator/rules/yamlObjects';
import { useT } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { ManifestActions } from '~/ui/ManifestActions';
import { routes } from '~/routes';

/** OLM's objects of an Operator as YAML, to copy or download. */
export default function YamlTab({ details }: OperatorTabProps) {
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
              <FormGroup label={t('Resource')} fieldId="operator-hub-yaml-object">
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
            <Flex alignItems={{ default: 'alignItemsCenter' }}>
              <YamlActions key={shown.id} shown={shown} />
              <Installation details={details} />
            </Flex>
          </FlexItem>
        </Flex>
      </StackItem>
      <StackItem>
        <ManifestText manifests={[shown.manifest]} />
      </StackItem>
    </Stack>
  );
}

/** Copies or downloads the text, or opens its editor. */
function YamlActions({ shown: { object, manifest } }: Props) {
  const t = useT();
  return (
    <ManifestActions
      name={object.name}
      manifest={manifest}
      edits={[{ to: `${routes.object(object)}/yaml`, text: t('Edit YAML') }]}
    />
  );
}

type Props = { readonly shown: OperatorObject };

/** The objects that install the Operator, for a repository or other clusters. */
function Installation({ details: { facts } }: OperatorTabProps) {
  const client = useKubeClient();
  const manifests = installationManifests(facts);
  const { namespace, subscription } = facts;
  const packageName = subscription?.spec?.name;
  if (packageName === undefined) return null;
  return <ExportMenu exported={{ packageName, namespace, client }} manifests={manifests} />;
}
