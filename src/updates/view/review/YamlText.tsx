import { useState } from 'react';
import {
  Button,
  CodeBlock,
  CodeBlockCode,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import type { JsonRecord } from '~/kube/json';
import type { ObjectReader } from '~/updates/rules/review/planDelta';
import { useT } from '~/i18n';
import { LoadableView } from '~/ui/LoadableView';
import { YamlTools } from '~/ui/ManifestActions';
import { usePromise } from './usePromise';

/** An object as read-only YAML, written in a worker, because a large object would block the page. */
export function YamlText({ id, object, reader, name }: Props) {
  const t = useT();
  const text = usePromise(id, () => reader.yamlOf(object));
  return (
    <LoadableView
      of={text}
      what={t('YAML')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading YAML')} />}
    >
      {(yaml) => (
        <Stack hasGutter>
          {name !== undefined && (
            <StackItem>
              <YamlTools name={name} yaml={yaml} edits={[]} />
            </StackItem>
          )}
          <StackItem>
            <Lines text={yaml} />
          </StackItem>
        </Stack>
      )}
    </LoadableView>
  );
}

type Props = {
  /** Must be referentially stable for the same object. */
  readonly id: string;
  readonly object: JsonRecord;
  readonly reader: ObjectReader;
  /** The file name, if the YAML can be downloaded. */
  readonly name?: string;
};

/** The number of initially displayed lines. */
const MOST = 500;

function Lines({ text }: { readonly text: string }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const lines = text.split('\n');
  const isCut = lines.length > MOST && !isWhole;
  return (
    <CodeBlock>
      <CodeBlockCode tabIndex={0} aria-label={t('YAML')} role="region">
        {isCut ? lines.slice(0, MOST).join('\n') : text}
      </CodeBlockCode>
      {isCut && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            setWhole(true);
          }}
        >
          {t('Show all {{count}} lines', { count: lines.length })}
        </Button>
      )}
    </CodeBlock>
  );
}
