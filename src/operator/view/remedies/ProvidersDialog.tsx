import {
  Content,
  DataList,
  DataListAction,
  DataListCell,
  DataListItem,
  DataListItemCells,
  DataListItemRow,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { DialogFrame } from '~/ui/DialogFrame';
import { LinkButton } from '~/ui/LinkButton';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { type Providers, useProviders } from '~/operator/read/useProviders';
import type { Provider } from '~/operator/rules/providers';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { Remedy } from '~/olm/diagnosis/remedy';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import '~/ui/calls/remedies.css';

/** The packages that provide a missing dependency with links to their installation, and other possible catalogs. */
export function ProvidersDialog({ need, namespace, details, onClose }: Props) {
  const t = useT();
  const { providers, ...others } = useProviders(need, namespace, details.facts.subscriptions);
  const name = neededName(need);
  return (
    <DialogFrame
      title={t('Providers of {{name}}', { name })}
      description={need.kind === 'api' ? `${need.group}/${need.version}` : need.versionRange}
      onClose={onClose}
    >
      <Stack hasGutter>
        <StackItem>
          <LoadableView
            of={providers}
            what={t('Packages in the catalogs')}
            skeleton={<Skeleton height="6rem" screenreaderText={t('Loading')} />}
          >
            {(found) => <Found providers={found} namespace={namespace} name={name} />}
          </LoadableView>
        </StackItem>
        <OtherCatalogs {...others} />
      </Stack>
    </DialogFrame>
  );
}

type Props = Pick<Extract<Remedy, { kind: 'find-provider' }>, 'need' | 'namespace'> & {
  readonly details: OperatorDetails;
  readonly onClose: () => void;
};

/** The common name of a missing dependency. */
export function neededName(need: Props['need']): string {
  return need.kind === 'package' ? need.packageName : need.apiKind;
}

function Found({ providers, namespace, name }: FoundProps) {
  const t = useT();
  if (providers.length === 0) {
    return (
      <Notice variant="info" title={t('Not found in available catalogs')}>
        {t(
          'Add a catalog with a provider, contact your cluster administrator, or select a version that does not require it.',
        )}
      </Notice>
    );
  }
  return (
    <Stack hasGutter>
      <StackItem>
        <Content component="p">
          {t('OLM continues automatically when {{name}} is available.', { name })}
        </Content>
      </StackItem>
      <StackItem>
        <DataList aria-label={t('Providers of {{name}}', { name })} isCompact>
          {providers.map((provider) => (
            <ProviderRow
              key={Object.values(provider.key).join('/')}
              provider={provider}
              namespace={namespace}
            />
          ))}
        </DataList>
      </StackItem>
    </Stack>
  );
}

type FoundProps = {
  readonly providers: readonly Provider[];
  readonly namespace: string;
  readonly name: string;
};

function ProviderRow({ provider, namespace }: RowProps) {
  const t = useT();
  const { key, catalogDisplayName, version, channels, subscription } = provider;
  const { packageName } = key;
  const id = `operator-hub-provider-${Object.values(key).join('-')}`;
  return (
    <DataListItem aria-labelledby={id}>
      <DataListItemRow>
        <DataListItemCells
          dataListCells={[
            <DataListCell key="package" wrapModifier="breakWord">
              <strong id={id}>{packageName}</strong>
              <div className="operator-hub__provider-note">
                {t('{{version}} · {{channels}} · {{catalog}}', {
                  version,
                  channels: t.list(channels),
                  catalog: catalogDisplayName,
                })}
              </div>
              {subscription !== null && (
                <div className="operator-hub__provider-note">
                  {t(
                    'Already installed in this namespace, but its API is not available. View the Operator for details.',
                  )}
                </div>
              )}
            </DataListCell>,
          ]}
        />
        <DataListAction id={`${id}-action`} aria-labelledby={id} aria-label={t('Actions')}>
          {subscription === null ? (
            <LinkButton variant="secondary" to={routes.install(namespace, key)}>
              {t('Install {{name}}', { name: packageName })}
            </LinkButton>
          ) : (
            <LinkButton variant="secondary" to={routes.operator(namespace, subscription)}>
              {t('View Operator')}
            </LinkButton>
          )}
        </DataListAction>
      </DataListItemRow>
    </DataListItem>
  );
}

type RowProps = { readonly provider: Provider; readonly namespace: string };

/** Other possible catalogs: those without an answer, and disabled default ones. */
function OtherCatalogs({ pending, unread, off }: Omit<Providers, 'providers'>) {
  const t = useT();
  const down = unread.map(({ catalog }) => catalog);
  return (
    <>
      {pending.length > 0 && (
        <StackItem>{t('Loading {{what}}', { what: t.list(pending) })}</StackItem>
      )}
      {down.length > 0 && (
        <StackItem>
          <Notice variant="warning" title={t('Some catalogs are unavailable')}>
            {t('Not searched: {{catalogs}}', { catalogs: t.list(down) })}
          </Notice>
        </StackItem>
      )}
      {off.length > 0 && (
        <StackItem>
          <Notice
            variant="info"
            title={t('Some default catalogs are disabled')}
            actionLinks={
              <LinkButton variant="link" isInline to={routes.sources(null)}>
                {t('OperatorHub configuration')}
              </LinkButton>
            }
          >
            {t('Not searched: {{catalogs}}', { catalogs: t.list(off) })}
          </Notice>
        </StackItem>
      )}
    </>
  );
}
