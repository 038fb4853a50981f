import { useState } from 'react';
import {
  ClipboardCopyButton,
  CodeBlock,
  CodeBlockAction,
  CodeBlockCode,
} from '@patternfly/react-core';
import { stringify } from 'yaml';
import { useT } from '~/i18n';

/** Several objects as one YAML stream, as `kubectl apply -f -` takes it. */
export function ManifestText({ manifests }: { readonly manifests: readonly object[] }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const yaml = manifests.map((manifest) => stringify(manifest)).join('---\n');
  const copy = () => {
    void navigator.clipboard.writeText(yaml).then(() => {
      setCopied(true);
    });
  };
  const action = (
    <CodeBlockAction>
      <ClipboardCopyButton
        id="operator-hub-copy-yaml"
        variant="plain"
        aria-label={t('Copy YAML')}
        onClick={copy}
        onTooltipHidden={() => {
          setCopied(false);
        }}
      >
        {isCopied ? t('Copied') : t('Copy YAML')}
      </ClipboardCopyButton>
    </CodeBlockAction>
  );
  return (
    <CodeBlock actions={action}>
      <CodeBlockCode tabIndex={0} aria-label={t('YAML')} role="region">
        {yaml}
      </CodeBlockCode>
    </CodeBlock>
  );
}
