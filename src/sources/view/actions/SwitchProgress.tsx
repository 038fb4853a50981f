import { StackItem } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import { StepMark } from '~/ui/StepMark';
import type { DefaultsProgress } from '~/olm/catalogSources/defaultSources';
import { useT } from '~/i18n';

/** The progress of OpenShift in applying the settings of the default catalogs. */
export function SwitchProgress({ progress }: { readonly progress: DefaultsProgress | null }) {
  const t = useT();
  if (progress === null) return null;
  const { waiting, failed } = progress;
  const isDone = waiting.length === 0;
  return (
    <>
      <StackItem aria-live="polite">
        <StepMark state={{ kind: isDone ? 'done' : 'running' }} />{' '}
        {isDone
          ? t('Changes applied. Catalog pods might take a minute to start.')
          : t('Waiting for OpenShift to update {{names}}.', { names: t.list(waiting) })}
      </StackItem>
      {failed.map(({ name, message }) => (
        <StackItem key={name}>
          <Notice variant="danger" title={t('Unable to update CatalogSource {{name}}', { name })}>
            {message}
          </Notice>
        </StackItem>
      ))}
    </>
  );
}
