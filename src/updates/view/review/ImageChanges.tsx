import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { ImageDelta, ImagePlace } from '~/updates/rules/review/imageDeltas';
import { type Translate, useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { ChangeLabel } from './ChangeLabel';

/** The images of Operators, and what takes their place. */
export function ImageChanges({ deltas }: { readonly deltas: readonly ImageDelta[] }) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Images')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={25}>{t('Used by')}</Th>
          <Th width={10}>{t('Change')}</Th>
          <Th>{t('Image')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {deltas.map(({ id, state, before, after }) => (
          <Tr key={id}>
            <Td dataLabel={t('Used by')} modifier="breakWord">
              {placeText((after ?? before)?.place, t)}
            </Td>
            <Td dataLabel={t('Change')}>
              <ChangeLabel state={state} />
            </Td>
            <Td dataLabel={t('Image')} modifier="breakWord">
              <Images before={before?.image ?? null} after={after?.image ?? null} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function Images({
  before,
  after,
}: {
  readonly before: string | null;
  readonly after: string | null;
}) {
  return (
    <>
      {before !== null && before !== after && (
        <div>
          <del>
            <Mono>{before}</Mono>
          </del>
        </div>
      )}
      {after !== null && (
        <div>
          <Mono>{after}</Mono>
        </div>
      )}
    </>
  );
}

function placeText(place: ImagePlace | undefined, t: Translate): string {
  switch (place?.kind) {
    case 'container':
      return t('Container {{container}} of {{deployment}}', {
        container: place.container,
        deployment: place.deployment,
      });
    case 'related':
      return place.name === ''
        ? t('When it is needed')
        : t('{{name}}, when it is needed', { name: place.name });
    case undefined:
      return '';
  }
}
