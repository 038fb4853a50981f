import { Content, List, ListItem } from '@patternfly/react-core';
import type { GlobalCopies } from '~/sources/read/useCopiedCsvs';
import { dataOr } from '~/kube/loadable';
import { copiesAfter, copiesOf } from '~/sources/rules/copiedCsvs';
import { type Translate, useT } from '~/i18n';

/** What changes for whom (CSV-019 to CSV-023). */
export function CopiesConsequences({ willBeDisabled, copies }: Props) {
  const t = useT();
  return (
    <Content>
      <p>
        {willBeDisabled
          ? t(
              'OLM copies the CSV of each Operator that watches all namespaces into every namespace. On large clusters these copies take much of the memory of OLM and of the API server.',
            )
          : t(
              'OLM copies the CSV of each Operator that watches all namespaces into every namespace again. On large clusters that takes much of the memory of OLM and of the API server.',
            )}
      </p>
      <List>
        {[
          ...countTexts(willBeDisabled, copies, t),
          ...consequences(willBeDisabled, copies.isOpenShift, t),
        ].map((text) => (
          <ListItem key={text}>{text}</ListItem>
        ))}
      </List>
    </Content>
  );
}

type Props = {
  readonly willBeDisabled: boolean;
  readonly copies: GlobalCopies;
};

/** Nothing as long as it is not known, or where nothing comes or goes. */
function countTexts(isDisabled: boolean, copies: GlobalCopies, t: Translate): readonly string[] {
  const { operators, counts, namespaces, isOpenShift } = copies;
  const [found, known] = [dataOr(operators, null), dataOr(counts, null)];
  const places = dataOr(namespaces, null);
  if (found === null || known === null || (places === null && !isDisabled)) return [];
  const before = copiesOf(found, known);
  const after = copiesAfter(found, { isDisabled, namespaces: places ?? 0, isOpenShift });
  if (!isDisabled) {
    const coming = Math.max(after - before, 0);
    return coming === 0
      ? []
      : [t('{{count}} copy comes: one in each other namespace.', { count: coming })];
  }
  const going = Math.max(before - after, 0);
  return [
    ...(going === 0 ? [] : [t('{{count}} copy goes.', { count: going })]),
    ...(after === 0 ? [] : [t('{{count}} copy stays, in namespace openshift.', { count: after })]),
  ];
}

function consequences(isDisabled: boolean, isOpenShift: boolean, t: Translate): readonly string[] {
  const always = [
    t('The Operators run on, and everybody can go on using their APIs.'),
    t('Operators that watch one namespace or several are not concerned.'),
  ];
  if (!isDisabled) return [...always, t('OLM deletes its events DisabledCopiedCSVs.')];
  return [
    ...always,
    isOpenShift
      ? t(
          'In other namespaces the command “oc get csv” no longer lists them. One copy of each stays in namespace openshift, which everybody may read: the console shows it in every namespace.',
        )
      : t(
          'In other namespaces “kubectl get csv” no longer lists them: who may read no other namespace does not see that they are installed.',
        ),
    t(
      'Scripts, GitOps checks and other tools that look for a CSV in the namespace they work in no longer find it.',
    ),
    t('OLM notes an event DisabledCopiedCSVs for each of these CSVs, where it is installed.'),
    ...(isOpenShift ? [t('The web console may start anew, as it is told about it.')] : []),
  ];
}
