import { AlertActionLink, Skeleton, Stack, Title } from '@patternfly/react-core';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useT } from '~/i18n';
import { type Loadable, dataOr } from '~/kube/loadable';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { provideQueries } from '~/kube/provideQueries';
import { storedManifest } from '~/olm/storedManifest';
import { recordIn } from '~/kube/json';
import { type NamespaceScope, routes } from '~/routes';
import { DetailPage } from '~/ui/DetailPage';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { type FormDefinition, useFormDefinition } from '~/form/read/useDefinition';
import { type DescribedApi, useDescribedApi } from '~/operands/read/useDescribedApi';
import { useInstance } from '~/operands/read/useInstance';
import { useTakenNames } from '~/form/read/useReferenceNames';
import { useOperandApi } from '~/operands/read/useOperandApis';
import { useYamlSamples } from '~/operands/read/useYamlSamples';
import { type OperandApi, withVersion } from '~/operands/rules/operandApis';
import type { StartDocument } from '~/form/rules/startDocument';
import { startDocuments } from '~/operands/rules/startDocuments';
import { ApiMissing, DescriptionNotice } from './ApiMissing';
import { EditObject } from '~/form/view/EditObject';
import { NewInstance } from './NewInstance';
import { useInstanceForm } from './useInstanceForm';
import './instances.css';

/** Creates an instance, or edits one. */
function InstanceFormPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const { api: apiName = '', name } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { api, description } = useDescribedApi(useHeld(useOperandApi(scope, apiName)));
  const kind = dataOr(api, null)?.kind ?? apiName;
  const title =
    name === undefined
      ? t('Create {{kind}}', { kind })
      : t('Edit {{kind}} {{name}}', { kind, name });
  return (
    <DetailPage
      title={title}
      id="instance-form-breadcrumb"
      root={{ to: routes.instances(scope), text: t('Instances') }}
      parent={{ to: routes.instancesOf(scope, apiName), text: kind }}
      onScope={(chosen) => {
        if (chosen === scope) return;
        const list = routes.instancesOf(chosen, apiName);
        void navigate(name === undefined ? `${list}/~new${search}` : list);
      }}
    >
      <Title headingLevel="h1" className="operator-hub__instances-title">
        {title}
      </Title>
      <LoadableView of={api} what={apiName} skeleton={<FormSkeleton />}>
        {(found) =>
          found?.served === undefined || found.served === null ? (
            <ApiMissing name={apiName} />
          ) : (
            <Described description={description}>
              <Form api={found} model={found.served.model} scope={scope} name={name ?? null} />
            </Described>
          )
        }
      </LoadableView>
    </DetailPage>
  );
}

export default provideQueries(InstanceFormPage);

function FormSkeleton() {
  const t = useT();
  return <Skeleton height="30rem" screenreaderText={t('Loading')} />;
}

/** The form of an extension's API starts with its examples, unless a catalog must be downloaded for them. */
function Described({ description, children }: DescribedProps) {
  const isAwaited = description?.found.status === 'loading' && description.downloading.length === 0;
  // A catalog that is updated later does not replace the typed text.
  const [isBegun, setBegun] = useState(!isAwaited);
  if (!isAwaited && !isBegun) setBegun(true);
  if (!isBegun) return <FormSkeleton />;
  return (
    <Stack hasGutter>
      <DescriptionNotice description={description} />
      {children}
    </Stack>
  );
}

type DescribedProps = Pick<DescribedApi, 'description'> & { readonly children: ReactNode };

/** The form requires the schema, if readable. Without it, only the server validates. */
function Form({ api, model, scope, name }: FormProps) {
  const found = useFormDefinition(api.name, model);
  const { definition } = found;
  if (definition.status === 'loading') return <FormSkeleton />;
  const known = dataOr(definition, null);
  const stored = known?.storage?.version ?? null;
  // Writing another version loses the fields that it does not have.
  const through = name === null ? api : withVersion(api, stored);
  if (through.served !== null && through !== api) {
    return <Form api={through} model={through.served.model} scope={scope} name={name} />;
  }
  const props = { api, model, scope, definition: known };
  return (
    <Stack hasGutter>
      <SchemaNotices {...found} kind={api.kind} />
      {name === null ? <Create {...props} /> : <Edit {...props} name={name} />}
    </Stack>
  );
}

/** What has happened to the CustomResourceDefinition since the form was opened. */
function SchemaNotices({ kind, isOutdated, isDeleted, update }: NoticesProps) {
  const t = useT();
  return (
    <>
      {isDeleted && (
        <Notice variant="warning" isLiveRegion title={t('This cluster does not serve the API')} />
      )}
      {isOutdated && (
        <Notice
          variant="warning"
          isLiveRegion
          title={t('The schema of {{kind}} has been updated', { kind })}
          actionLinks={<AlertActionLink onClick={update}>{t('Refresh')}</AlertActionLink>}
        />
      )}
    </>
  );
}

type NoticesProps = FormDefinition & { readonly kind: string };

type FormProps = {
  readonly api: OperandApi;
  readonly model: ResourceModel;
  readonly scope: NamespaceScope;
  /** The edited instance. */
  readonly name: string | null;
};

type KnownProps = Omit<FormProps, 'name'> & Pick<Parameters<typeof NewInstance>[0], 'definition'>;

function Create(props: KnownProps) {
  const [params] = useSearchParams();
  const copied = params.get('copy');
  const samples = useYamlSamples();
  const { api, model, scope, definition } = props;
  const taken = useTakenNames(model, scope);
  const documents = useMemo(
    () => (samples === null ? null : startDocuments(api, definition?.schema ?? null, samples)),
    [api, definition, samples],
  );
  if (documents === null || taken === null) return <FormSkeleton />;
  return copied === null ? (
    <NewInstance key={scope} {...props} documents={documents} taken={taken} />
  ) : (
    <Copy {...props} documents={documents} taken={taken} copied={copied} />
  );
}

/** Copies another instance. */
function Copy({ documents, copied, ...props }: CopyProps) {
  const t = useT();
  const { model, scope, api } = props;
  const object = useInstance(model, model.namespaced ? scope : null, copied);
  return (
    <LoadableView
      of={object}
      what={t('{{kind}} {{name}}', { kind: api.kind, name: copied })}
      skeleton={<FormSkeleton />}
    >
      {(found) =>
        found === null ? (
          <NewInstance key={scope} {...props} documents={documents} />
        ) : (
          <NewInstance
            key={scope}
            {...props}
            documents={[copyOf(model, found, copied), ...documents]}
          />
        )
      }
    </LoadableView>
  );
}

type CopyProps = Parameters<typeof NewInstance>[0] & {
  /** The name of the other instance. */
  readonly copied: string;
};

function copyOf(
  model: ResourceModel,
  object: Parameters<typeof storedManifest>[1],
  name: string,
): StartDocument {
  const manifest = recordIn(storedManifest(model, object));
  const metadata = Object.entries(recordIn(manifest['metadata'])).filter(
    ([key]) => key !== 'finalizers',
  );
  return {
    id: 'copy',
    kind: 'copy',
    title: name,
    document: {
      ...manifest,
      metadata: { ...Object.fromEntries(metadata), name: `${name}-copy` },
    },
  };
}

function Edit({ name, scope, ...props }: KnownProps & { readonly name: string }) {
  const t = useT();
  const { api, model } = props;
  const form = useInstanceForm(props);
  const namespace = model.namespaced ? scope : null;
  const found = useInstance(model, namespace, name);
  const what = t('{{kind}} {{name}}', { kind: api.kind, name });
  // An instance that was created again with the same name resets the form.
  const [held, setHeld] = useState<Stored<string> | null>(null);
  const now = dataOr(found, null);
  if (now !== null && (held === null || isNext(held, now))) setHeld(now);
  const isLost =
    found.status === 'ready' && held !== null && now?.metadata.uid !== held.metadata.uid;
  return (
    <>
      {isLost && <Notice variant="warning" title={t('{{what}}: Not found', { what })} />}
      {held === null ? (
        <LoadableView of={found} what={what} skeleton={<FormSkeleton />}>
          {() => <Notice variant="warning" title={t('{{what}}: Not found', { what })} />}
        </LoadableView>
      ) : (
        <EditObject
          form={form}
          object={held}
          formUrl={routes.editInstance({ api: api.name, namespace, name })}
          page={routes.instance({ api: api.name, namespace, name })}
        />
      )}
    </>
  );
}

/** The same instance in another version. */
function isNext({ metadata: before }: Stored<string>, { metadata }: Stored<string>): boolean {
  return metadata.uid === before.uid && metadata.resourceVersion !== before.resourceVersion;
}

/** The API as last served, so that the text remains when it is no longer served. */
function useHeld(api: Loadable<OperandApi | null>): Loadable<OperandApi | null> {
  const [held, setHeld] = useState(api);
  const key = servedKey(api);
  if (key !== null && key !== servedKey(held)) setHeld(api);
  return key === null && servedKey(held) !== null ? held : api;
}

/** `null`: not served. */
function servedKey(api: Loadable<OperandApi | null>): string | null {
  const { served = null, providers = [] } = dataOr(api, null) ?? {};
  return served === null
    ? null
    : [
        served.model.version,
        ...providers.map(({ namespace, csv }) => `${namespace}/${csv}`),
      ].join();
}
