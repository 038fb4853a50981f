import {
  ClipboardCopyButton,
  CodeBlock,
  CodeBlockAction,
  CodeBlockCode,
} from '@patternfly/react-core';
import { useCopy } from '~/ui/useCopy';
import type { KubeClient } from '~/kube/kubeClient';
import { yamlStream } from '~/olm/exportedYaml';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { commandOf } from '~/olm/calls/commands';
import { useT } from '~/i18n';
import './remedies.css';

export function CommandText({ calls, client }: Props) {
  const t = useT();
  const { state, copy } = useCopy();
  const text = calls
    .map((call) => commandOf(call, client, (manifest) => yamlStream([manifest])))
    .join('\n');
  const copied =
    state === 'refused' ? t('The browser denied access to the clipboard') : t('Copied');
  return (
    <CodeBlock
      className="operator-hub__commands"
      actions={
        <CodeBlockAction>
          <ClipboardCopyButton
            id="operator-hub-copy-commands"
            aria-label={t('Copy commands')}
            variant="plain"
            onClick={() => {
              copy(text);
            }}
          >
            {state === 'idle' ? t('Copy commands') : copied}
          </ClipboardCopyButton>
        </CodeBlockAction>
      }
    >
      <CodeBlockCode tabIndex={0} aria-label={t('Commands')} role="region">
        {text}
      </CodeBlockCode>
    </CodeBlock>
  );
}

type Props = { readonly calls: readonly ClusterCall[]; readonly client: KubeClient };
