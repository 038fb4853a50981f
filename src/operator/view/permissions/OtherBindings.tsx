import { Button, Skeleton, Stack, StackItem, Title } from '@patternfly/react-core';
import { Fold } from '~/ui/Fold';
import { LoadableView } from '~/ui/LoadableView';
import { MissingRights } from '~/ui/MissingRights';
import { useOtherBindings } from '~/operator/read/useOtherBindings';
import type { BindingHolder, OtherBindings as Found } from '~/operator/rules/otherBindings';
import { useT } from '~/i18n';
import { BindingsTable } from './BindingsTable';

/** What others have bound to the Operator's ServiceAccounts: asked for on demand, as all bindings of the cluster are read. */
export function OtherBindings({ holder }: { readonly holder: BindingHolder }) {
  const t = useT();
  const { found, ask } = useOtherBindings(holder);
  return (
    <section aria-labelledby={TITLE}>
      <Stack hasGutter>
        <StackItem>
          <Title headingLevel="h2" size="lg" id={TITLE}>
            {t('Given by others')}
          </Title>
          <p className="operator-hub__power-reason">
            {t(
              'Somebody may have bound more roles to these ServiceAccounts than the Operator asks for.',
            )}
          </p>
        </StackItem>
        <StackItem>
          {found === null ? (
            <Button variant="secondary" onClick={ask}>
              {t('Also look for other bindings')}
            </Button>
          ) : (
            <LoadableView
              of={found}
              what={t('Other bindings')}
              skeleton={<Skeleton height="6rem" />}
              onRetry={ask}
            >
              {(bindings) => <FoundBindings bindings={bindings} />}
            </LoadableView>
          )}
        </StackItem>
      </Stack>
    </section>
  );
}

const TITLE = 'operator-hub-other-bindings';

function FoundBindings({ bindings: { own, everybodys, missing } }: { readonly bindings: Found }) {
  const t = useT();
  return (
    <Stack hasGutter>
      <MissingRights
        missing={missing}
        title={t('Not all bindings could be read: there may be more')}
      >
        <p>{t('A cluster administrator can see all of them.')}</p>
      </MissingRights>
      <StackItem>
        {own.length === 0 ? (
          <p role="status">{t('No other binding was found.')}</p>
        ) : (
          <BindingsTable bindings={own} label={t('Other bindings')} />
        )}
      </StackItem>
      {everybodys.length > 0 && (
        <StackItem>
          <Fold
            title={t('What every ServiceAccount has: {{count}} binding', {
              count: everybodys.length,
            })}
          >
            <BindingsTable
              bindings={everybodys}
              label={t('Bindings that every ServiceAccount has')}
            />
          </Fold>
        </StackItem>
      )}
    </Stack>
  );
}
