import { StackItem } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import { StepMark } from '~/ui/StepMark';
import type { DefaultsProgress } from '~/olm/catalogSources/defaultSources';
import { useT } from '~/i18n';

/** How far OpenShift is with what it was told about the default catalogs. */
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
          ? t(
              'OpenShift has done it. The pod of a catalog that comes back needs a minute to start.',
            )
          : t('OpenShift has yet to switch {{names}}.', { names: t.list(waiting) })}
      </StackItem>
      {failed.map(({ name, message }) => (
        <StackItem key={name}>
          <Notice variant="danger" title={t('OpenShift could not switch {{name}}', { name })}>
            {message}
          </Notice>
        </StackItem>
      ))}
    </>
  );
}
