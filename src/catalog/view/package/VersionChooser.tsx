import { Form, FormGroup, FormSelect, FormSelectOption, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { type OperatorPackage, channelsInOrder } from '~/olm/packages/operatorPackage';
import type { PackageSelection } from '~/catalog/rules/selection';
import { shownLine } from '~/kube/shownText';
import { useT } from '~/i18n';

/** The selected channel and version, which belong to one package. */
export function VersionChooser({ operator, selection, onChoose }: Props) {
  const t = useT();
  const { channel, version, isHead } = selection;
  return (
    <Form className="operator-hub__chooser">
      <FormGroup label={t('Channel')} fieldId="package-channel">
        <FormSelect
          id="package-channel"
          value={channel.name}
          onChange={(_, name) => {
            onChoose(name);
          }}
        >
          {channelsInOrder(operator).map(({ name, deprecation }) => (
            <FormSelectOption
              key={name}
              value={name}
              label={deprecation === null ? shownLine(name) : t('{{name}} (deprecated)', { name })}
            />
          ))}
        </FormSelect>
      </FormGroup>
      <FormGroup label={t('Version')} fieldId="package-version">
        <FormSelect
          id="package-version"
          value={version.version}
          onChange={(_, name) => {
            onChoose(channel.name, name);
          }}
        >
          {channel.versions.map(({ csvName, version: name, deprecation }) => (
            <FormSelectOption
              key={csvName}
              value={name}
              label={deprecation === null ? name : t('{{name}} (deprecated)', { name })}
            />
          ))}
        </FormSelect>
      </FormGroup>
      {!isHead && (
        <HelperText className="operator-hub__chooser-note">
          <HelperTextItem variant="indeterminate">
            {t('The catalog describes only the latest version of a channel. Showing {{version}}.', {
              version: channel.version,
            })}
          </HelperTextItem>
        </HelperText>
      )}
    </Form>
  );
}

type Props = {
  readonly operator: OperatorPackage;
  readonly selection: PackageSelection;
  readonly onChoose: ChooseVersion;
};

/** A channel, and a version of it; without one, its head. */
export type ChooseVersion = (channel: string, version?: string) => void;
