import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Mono } from '~/ui/Mono';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { type Translate, useT } from '~/i18n';
import { LostResources } from './LostResources';
import { kindText, lossText } from './leftoverText';

/** What is done to each object, and what is lost with it. */
export function PreviewTable({ leftovers, added, held }: Props) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-md" aria-label={t('What is cleaned up')}>
      <Thead>
        <Tr>
          <Th width={35}>{t('Object')}</Th>
          <Th width={25}>{t('What is done')}</Th>
          <Th width={40}>{t('Lost with it')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {leftovers.map((leftover) => (
          <Tr key={leftover.id} data-test="clean-up-row">
            <Td dataLabel={t('Object')}>
              <div>{kindText(leftover.kind, t)}</div>
              <Mono>{leftover.object.name}</Mono>
              {leftover.object.namespace !== null && (
                <div className="operator-hub__leftovers-note">{leftover.object.namespace}</div>
              )}
            </Td>
            <Td dataLabel={t('What is done')}>
              {doneText(leftover, t)}
              {added.has(leftover.id) && (
                <div className="operator-hub__leftovers-note">
                  {t('Not chosen: without it the others cannot be cleaned up.')}
                </div>
              )}
            </Td>
            <Td dataLabel={t('Lost with it')}>
              {leftover.kind === 'ownerless-definition' ? (
                <>
                  <LostResources leftover={leftover} />
                  <HeldFirst count={held.get(leftover.id) ?? 0} />
                </>
              ) : (
                lossText(leftover.kind, t)
              )}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly leftovers: readonly Leftover[];
  /** Those that others need, by their ids. */
  readonly added: ReadonlySet<string>;
  /** How many custom resources have finalizers, by the leftovers' ids. */
  readonly held: ReadonlyMap<string, number>;
};

function HeldFirst({ count }: { readonly count: number }) {
  const t = useT();
  return count === 0 ? null : (
    <div>
      {t('{{count}} has finalizers and is deleted first: it may have to be released.', { count })}
    </div>
  );
}

function doneText({ kind, cleanUp, finalizers }: Leftover, t: Translate): string {
  if (cleanUp.kind === 'patch') {
    return kind === 'broken-conversion'
      ? t('The conversion is taken out. The API and its objects stay.')
      : t('Only the webhooks without a Service are taken out. The rest stays.');
  }
  return finalizers.length === 0
    ? t('Deleted')
    : t('Deleted, once its finalizers are cleared: {{finalizers}}', {
        finalizers: t.list(finalizers),
      });
}
