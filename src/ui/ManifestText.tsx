import { CodeBlock, CodeBlockCode } from '@patternfly/react-core';
import { yamlStream } from '~/olm/exportedYaml';
import { useT } from '~/i18n';

/** Several objects as one YAML stream, for `kubectl apply -f -`. */
export function ManifestText({ manifests }: { readonly manifests: readonly object[] }) {
  const t = useT();
  return (
    <CodeBlock>
      <CodeBlockCode tabIndex={0} aria-label={t('YAML')} role="region">
        {yamlStream(manifests)}
      </CodeBlockCode>
    </CodeBlock>
  );
}
