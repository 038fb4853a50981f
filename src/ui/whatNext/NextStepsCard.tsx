import { Button, List, ListItem, Stack, StackItem } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import type { Failure } from '~/kube/failure';
import { TO_CHANGE_THE_CONSOLE } from '~/kube/permissions';
import type { Initialization, NextSteps, OperandApi } from '~/olm/installed/whatNext';
import { routes } from '~/routes';
import { FailureAlert } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import { WebLink } from '~/ui/WebLink';
import { ReloadLink } from '~/ui/lazy/LazyPart';
import { permissionText } from '~/ui/permissionText';
import { TitledCard } from '~/ui/TitledCard';
import './whatNext.css';

/** The next steps that the Operator needs or offers; nothing if there are none. */
export function NextStepsCard({ next, page, enabling }: Props) {
  const t = useT();
  if (isEmpty(next)) return null;
  const title = t('Next steps');
  return (
    <TitledCard title={title}>
      <Stack hasGutter>
        {next.initialization !== null && (
          <StackItem>
            <InitializationText initialization={next.initialization} page={page} />
          </StackItem>
        )}
        {next.link !== null && (
          <StackItem>
            <SetUpLink address={next.link} />
          </StackItem>
        )}
        {next.apis.length > 0 && (
          <StackItem>
            <FirstOperands apis={next.apis} page={page} />
          </StackItem>
        )}
        {next.enablablePlugins.length > 0 && enabling !== undefined && (
          <StackItem>
            <EnablePluginsNotice names={next.enablablePlugins} enabling={enabling} />
          </StackItem>
        )}
        {next.forbiddenPlugins.length > 0 && (
          <StackItem>
            <ForbiddenPluginsNotice names={next.forbiddenPlugins} />
          </StackItem>
        )}
        {next.enabledPlugins.length > 0 && (
          <StackItem>
            <ReloadHint title={t('A console plugin was enabled')}>
              {t('Reload the console in about a minute to load the plugin.')}
            </ReloadHint>
          </StackItem>
        )}
      </Stack>
    </TitledCard>
  );
}

type Props = {
  readonly next: NextSteps;
  /** The namespace of the first instances. */
  readonly page: CsvPage;
  /** Absent if another place enables plugins. */
  readonly enabling?: Enabling;
};

type CsvPage = { readonly namespace: string };

function isEmpty(next: NextSteps): boolean {
  const { initialization, link, apis } = next;
  const plugins = [...next.enabledPlugins, ...next.enablablePlugins, ...next.forbiddenPlugins];
  return initialization === null && link === null && apis.length + plugins.length === 0;
}

/** IN-047, IN-048. */
function InitializationText({ initialization, page }: InitializationProps) {
  const t = useT();
  if (initialization.kind === 'malformed') {
    return (
      <Notice variant="warning" title={t('Unable to read the required resource')}>
        {t(
          'The Operator specifies a required resource in an invalid format. See its documentation.',
        )}
      </Notice>
    );
  }
  const { api, name } = initialization;
  return (
    <Notice
      variant="info"
      title={t('Additional resource required')}
      actionLinks={
        <Link to={routes.newInstance(page.namespace, api.name, { from: 'initialization' })}>
          {t('Create {{kind}}', { kind: api.displayName })}
        </Link>
      }
    >
      {t('Create {{kind}} {{name}} to use this Operator. You can edit it first.', {
        kind: api.kind,
        name,
      })}
    </Notice>
  );
}

type InitializationProps = { readonly initialization: Initialization; readonly page: CsvPage };

function SetUpLink({ address }: { readonly address: string }) {
  const t = useT();
  return (
    <>
      <p className="operator-hub__what-next-lead">
        {t('Complete the setup on the page of the Operator.')}
      </p>
      <WebLink address={address}>
        {address.startsWith('/') ? address : new URL(address).host}
      </WebLink>
    </>
  );
}

function FirstOperands({ apis, page }: OperandsProps) {
  const t = useT();
  return (
    <>
      <p className="operator-hub__what-next-lead">{t('Create an instance of a provided API:')}</p>
      <List isPlain>
        {apis.map((api) => (
          <ListItem key={`${api.group} ${api.version} ${api.kind}`}>
            <Link to={routes.newInstance(page.namespace, api.name)}>
              {t('Create {{kind}}', { kind: api.displayName })}
            </Link>
          </ListItem>
        ))}
      </List>
    </>
  );
}

type OperandsProps = { readonly apis: readonly OperandApi[]; readonly page: CsvPage };

/** The Operator's console plugins that another user must enable, with the required permission. */
function ForbiddenPluginsNotice({ names }: { readonly names: readonly string[] }) {
  const t = useT();
  return (
    <Notice variant="info" title={t('Console plugins not enabled')}>
      {t('Enabling {{plugins}} requires permission to {{permission}}.', {
        plugins: t.list(names),
        permission: permissionText(TO_CHANGE_THE_CONSOLE, t),
      })}
    </Notice>
  );
}

/** The Operator's console plugins that are not enabled, with a button to enable them. */
function EnablePluginsNotice({
  names,
  enabling: { isPending, failure, enable },
}: EnablePluginsNoticeProps) {
  const t = useT();
  return (
    <Notice
      variant="info"
      title={t('Console plugins not enabled')}
      actionLinks={
        <Button variant="link" isInline isDisabled={isPending} onClick={enable}>
          {t('Enable {{name}}', { name: t.list(names) })}
        </Button>
      }
    >
      {t('A plugin extends the console for all users and has their permissions.')}
      {failure !== null && <FailureAlert failure={failure} what={t('Console plugins')} />}
    </Notice>
  );
}

type EnablePluginsNoticeProps = { readonly names: readonly string[]; readonly enabling: Enabling };

/** Enables the plugins and shows the progress. */
type Enabling = {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly enable: () => void;
};

/** The console loads its plugins only at startup. */
export function ReloadHint({ title, children }: ReloadHintProps) {
  return (
    <Notice variant="info" title={title} actionLinks={<ReloadLink />}>
      {children}
    </Notice>
  );
}

type ReloadHintProps = { readonly title: string; readonly children: ReactNode };
