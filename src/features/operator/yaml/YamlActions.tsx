import { Button, Flex, HelperText, HelperTextItem } from '@patternfly/react-core';
import { CopyIcon, DownloadIcon } from '@patternfly/react-icons';
import { LinkButton } from '~/components/LinkButton';
import { downloadText } from '~/components/downloadText';
import { useCopy } from '~/components/useCopy';
import { yamlStream } from '~/domain/install/consequences/exportedYaml';
import type { OperatorObject } from '~/domain/installed/page/operatorObjects';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** Takes the text along, or leads to where it can be edited. */
export function YamlActions({ shown: { object, manifest } }: Props) {
  const t = useT();
  const { state, copy } = useCopy();
  const yaml = yamlStream([manifest]);
  return (
    <Flex columnGap={{ default: 'columnGapMd' }} rowGap={{ default: 'rowGapXs' }}>
      <Button
        variant="link"
        isInline
        icon={<CopyIcon />}
        onClick={() => {
          copy(yaml);
        }}
      >
        {t('Copy YAML')}
      </Button>
      <Button
        variant="link"
        isInline
        icon={<DownloadIcon />}
        onClick={() => {
          downloadText(`${object.name}.yaml`, yaml);
        }}
      >
        {t('Download YAML')}
      </Button>
      <LinkButton variant="link" isInline to={`${routes.object(object)}/yaml`}>
        {t('Edit in the console’s editor')}
      </LinkButton>
      <HelperText isLiveRegion>
        {state === 'copied' && <HelperTextItem variant="success">{t('Copied')}</HelperTextItem>}
        {state === 'refused' && (
          <HelperTextItem variant="error">
            {t('The browser does not let this page copy. Download it, or mark the text.')}
          </HelperTextItem>
        )}
      </HelperText>
    </Flex>
  );
}

type Props = { readonly shown: OperatorObject };
