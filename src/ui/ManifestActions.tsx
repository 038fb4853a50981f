import type { ReactElement } from 'react';
import { Button, Flex, HelperText, Tooltip } from '@patternfly/react-core';
import { HelperTextItem } from './HelperTextItem';
import { CopyIcon, DownloadIcon } from '@patternfly/react-icons';
import { yamlStream } from '~/olm/exportedYaml';
import { useT } from '~/i18n';
import { LinkButton } from './LinkButton';
import { downloadText } from './downloadText';
import { useCopy } from './useCopy';

/** Copies or downloads an object as YAML, or links to a page that edits it. */
export function ManifestActions({ manifest, ...rest }: Props) {
  return <YamlTools yaml={yamlStream([manifest])} {...rest} />;
}

type Props = Omit<ToolsProps, 'yaml'> & { readonly manifest: object };

/** The same for existing YAML. */
export function YamlTools({ name, yaml, edits }: ToolsProps) {
  const t = useT();
  const { state, copy } = useCopy();
  return (
    <Flex columnGap={{ default: 'columnGapMd' }} rowGap={{ default: 'rowGapXs' }}>
      <IconButton
        name={t('Copy YAML')}
        icon={<CopyIcon />}
        onClick={() => {
          copy(yaml);
        }}
      />
      <IconButton
        name={t('Download YAML')}
        icon={<DownloadIcon />}
        onClick={() => {
          downloadText(`${name}.yaml`, yaml);
        }}
      />
      {edits.map(({ to, text }) => (
        <LinkButton key={to} variant="link" isInline to={to}>
          {text}
        </LinkButton>
      ))}
      <HelperText isLiveRegion>
        {state === 'copied' && <HelperTextItem variant="success">{t('Copied')}</HelperTextItem>}
        {state === 'refused' && (
          <HelperTextItem variant="error">
            {t('The browser denied access to the clipboard. Download the YAML or select the text.')}
          </HelperTextItem>
        )}
      </HelperText>
    </Flex>
  );
}

/** As the controls of the console's code editor. */
function IconButton({ name, icon, onClick }: IconButtonProps) {
  return (
    <Tooltip content={name} aria="none">
      <Button variant="plain" size="sm" aria-label={name} icon={icon} onClick={onClick} />
    </Tooltip>
  );
}

type IconButtonProps = {
  readonly name: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
};

type ToolsProps = {
  readonly name: string;
  readonly yaml: string;
  /** The path of the page that edits it. */
  readonly edits: readonly { readonly to: string; readonly text: string }[];
};
