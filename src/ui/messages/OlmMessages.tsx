import { Button } from '@patternfly/react-core';
import { useState } from 'react';
import type { OlmMessage } from '~/olm/messages/message';
import { useT } from '~/i18n';
import './olmWords.css';

/** OLM's messages, unchanged, with the reason if there is one. An object without a message shows nothing. */
export function OlmMessages({ messages: messages }: { readonly messages: readonly OlmMessage[] }) {
  const said = messages.filter(({ reason, message }) => reason + message !== '');
  return said.map(({ by, reason, message }) => (
    <Words
      key={`${by.model.kind} ${reason} ${message}`}
      text={visible([...new Set([reason, message])].filter((part) => part !== '').join(': '))}
    />
  ));
}

/** Characters. A message can be as long as an object in etcd. */
const MOST = 4000;

function Words({ text }: { readonly text: string }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const isCut = text.length > MOST && !isWhole;
  return (
    <p className="operator-hub__olm-words">
      {isCut ? `${text.slice(0, MOST)}…` : text}
      {isCut && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            setWhole(true);
          }}
        >
          {t('Show all {{count}} characters', { count: text.length })}
        </Button>
      )}
    </p>
  );
}

/** Control characters for terminals and text direction are made visible. */
function visible(text: string): string {
  return text.replaceAll(STEERING, '\uFFFD');
}

const STEERING = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;
