import { List, ListItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import type { OperandApi } from '~/operands/rules/operandApis';

/** The finalizers that block a deletion, and whether their controllers run. */
export function FinalizersNotice({ finalizers, api }: Props) {
  const t = useT();
  if (finalizers.length === 0) return null;
  const { providers } = api;
  const isRun = providers.some(({ isReady }) => isReady !== false);
  return (
    <Notice
      variant={isRun ? 'info' : 'warning'}
      title={t('{{count}} finalizer delays the deletion', { count: finalizers.length })}
    >
      <List isPlain>
        {finalizers.slice(0, MOST).map((finalizer) => (
          <ListItem key={finalizer}>
            <Mono>{finalizer}</Mono>
          </ListItem>
        ))}
      </List>
      <p>
        {isRun
          ? t('The instance is deleted when {{operator}} removes the finalizers.', {
              operator: t.list(providers.map(({ displayName }) => displayName)),
            })
          : t(
              'No running Operator can remove the finalizers. The instance might remain in Terminating.',
            )}
      </p>
    </Notice>
  );
}

const MOST = 20;

type Props = { readonly finalizers: readonly string[]; readonly api: OperandApi };
