import { FormSelect, FormSelectOption } from '@patternfly/react-core';
import { keepLetters } from '~/ui/keepLetters';
import type { PodContainer } from '~/olm/workloads/podParts';
import { useT } from '~/i18n';
import './remedies.css';

/** Chooses one of the containers of a pod; each with how it is. */
export function ContainerSelect({ containers, chosen, onChoose }: Props) {
  const t = useT();
  return (
    <FormSelect
      className="operator-hub__container-select"
      aria-label={t('Container')}
      value={chosen ?? ''}
      onKeyUp={keepLetters}
      onChange={(_, name) => {
        onChoose(name);
      }}
    >
      {containers.map(({ name, isInit, state }) => {
        const words = [isInit ? t('at the start') : '', state].filter((word) => word !== '');
        return (
          <FormSelectOption
            key={name}
            value={name}
            label={words.length === 0 ? name : `${name} (${words.join(' · ')})`}
          />
        );
      })}
    </FormSelect>
  );
}

type Props = {
  readonly containers: readonly PodContainer[];
  readonly chosen: string | null;
  readonly onChoose: (name: string) => void;
};
