import { Content } from '@patternfly/react-core';
import type { Loadable } from '~/kube/loadable';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import './chooseProjectHint.css';

/** Suggests selecting a project if the user cannot read all projects; otherwise nothing. */
export function ChooseProjectHint({ of, scope }: Props) {
  const t = useT();
  const isRefused = of.status === 'failed' && of.failure.kind === 'forbidden';
  if (scope !== null || !isRefused) return null;
  return (
    <Content component="p" className="operator-hub__choose-project">
      {t('Select one of your projects. Viewing a single project requires fewer permissions.')}
    </Content>
  );
}

type Props = {
  readonly of: Loadable<unknown>;
  readonly scope: NamespaceScope;
};
