import { Content } from '@patternfly/react-core';
import { Skeleton } from '@patternfly/react-core';
import { LoadableView } from '~/components/LoadableView';
import { ActionDialog } from '~/components/remedies/ActionDialog';
import { useCatalogPods } from '~/data/remedies/useCatalogPods';
import { useClusterCalls } from '~/data/remedies/useClusterCalls';
import { keeping, useKept } from '~/data/remedies/useKept';
import { useKubeClient } from '~/data/useKubeClient';
import { dataOr } from '~/domain/loadable';
import { restartPods } from '~/domain/remedies/catalogRemoval';
import { useT } from '~/i18n';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Deletes the pod of a catalog: OLM starts another one, which pulls the image of now. */
export function RestartCatalogDialog({ remedy, onClose }: RemedyDialogProps<'restart-catalog'>) {
  const t = useT();
  const { name, namespace } = remedy.catalog;
  const pods = useCatalogPods(remedy.catalog);
  // Its pods change as soon as it is restarted; what was begun is finished as it was shown.
  const [calls, keep] = useKept(restartPods(dataOr(pods, [])));
  const run = useClusterCalls(calls);
  return (
    <ActionDialog
      titles={{
        question: t('Restart catalog {{name}}?', { name }),
        action: t('Restart'),
        done: t('OLM starts a new pod for catalog {{name}}', { name }),
      }}
      calls={calls}
      run={keeping(run, keep)}
      client={useKubeClient()}
      onClose={onClose}
    >
      <Content component="p">
        {t(
          'The pod of the catalog is deleted and OLM makes a new one. Until that is ready, for a minute or so, nothing can be installed or updated from it. What is installed runs on.',
        )}
      </Content>
      <LoadableView
        of={pods}
        what={t('Pods of catalog {{name}}', { name })}
        skeleton={<Skeleton height="3rem" />}
      >
        {(found) =>
          found.length === 0 &&
          !run.isDone && (
            <Content component="p">
              {t(
                'Catalog {{name}} has no pod in namespace {{namespace}}: either OLM has yet to make it, or the catalog is served from elsewhere and has to be looked after there.',
                { name, namespace },
              )}
            </Content>
          )
        }
      </LoadableView>
    </ActionDialog>
  );
}
