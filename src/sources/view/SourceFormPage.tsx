import { Stack, StackItem, Title } from '@patternfly/react-core';
import { useNavigate, useParams } from 'react-router';
import { DetailPage } from '~/ui/DetailPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { provideQueries } from '~/kube/provideQueries';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { EditSourceForm } from '~/sources/view/form/EditSourceForm';
import { NewSourceForm } from '~/sources/view/form/NewSourceForm';

/** Creates a CatalogSource, or changes one. */
function SourceFormPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const name = useParams()['name'] ?? null;
  const navigate = useNavigate();
  const [query] = useUrlQuery();
  const copy = query.get('copy');
  const isEdit = name !== null && scope !== null;
  const title = isEdit
    ? t('Edit catalog {{name}}', { name })
    : copy === null
      ? t('Create catalog source')
      : t('Copy catalog {{name}}', { name: copy.slice(copy.indexOf('/') + 1) });
  return (
    <DetailPage
      title={title}
      id="source-form"
      parent={
        isEdit
          ? { to: routes.source(scope, name), text: name }
          : { to: routes.sources(scope), text: t('Catalog sources') }
      }
      onScope={(chosen) => {
        if (isEdit) void navigate(routes.sources(chosen));
      }}
    >
      <Stack hasGutter>
        <StackItem>
          <Title headingLevel="h1">{title}</Title>
        </StackItem>
        <StackItem isFilled>
          {isEdit ? (
            <EditSourceForm key={`${scope}/${name}`} namespace={scope} name={name} />
          ) : (
            <NewSourceForm scope={scope} copy={copy} />
          )}
        </StackItem>
      </Stack>
    </DetailPage>
  );
}

export default provideQueries(SourceFormPage);
