import { List, ListItem } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import type { Dependency } from '~/olm/dependencies/dependencies';
import { type Translate, useT } from '~/i18n';
import { SectionCard } from './SectionCard';

/** What OLM installs too when nothing in the project provides it yet (OD-026); nothing when there is nothing. */
export function DependencyCard({ dependencies }: Props) {
  const t = useT();
  if (dependencies.length === 0) return null;
  return (
    <SectionCard title={t('Dependencies')}>
      <p>{t('What is not there yet, OLM installs with it from the catalogs of the project.')}</p>
      <Dependencies of={dependencies} />
    </SectionCard>
  );
}

type Props = { readonly dependencies: readonly Dependency[] };

function Dependencies({ of }: { readonly of: readonly Dependency[] }) {
  return (
    <List>
      {of.map((dependency) => (
        <ListItem key={JSON.stringify(dependency)}>
          <OneDependency of={dependency} />
        </ListItem>
      ))}
    </List>
  );
}

function OneDependency({ of }: { readonly of: Dependency }) {
  const t = useT();
  switch (of.kind) {
    case 'package':
      return (
        <Sentence
          text={t('Package <name/> <range/>')}
          parts={{ name: <Mono>{of.packageName}</Mono>, range: <Mono>{of.versionRange}</Mono> }}
        />
      );
    case 'api':
      return (
        <Sentence
          text={t('API {{kind}} <version/>', { kind: of.apiKind })}
          parts={{ version: <Mono>{`${of.group}/${of.version}`}</Mono> }}
        />
      );
    case 'rule':
      return (
        <Sentence
          text={t('A bundle that fulfils <rule/>')}
          parts={{ rule: <Mono>{of.rule}</Mono> }}
        />
      );
    case 'all':
    case 'any':
    case 'none':
      return (
        <>
          {groupText(of.kind, t)}
          {of.message !== '' && ` – ${of.message}`}
          <Dependencies of={of.of} />
        </>
      );
  }
}

function groupText(kind: 'all' | 'any' | 'none', t: Translate): string {
  switch (kind) {
    case 'all':
      return t('All of these');
    case 'any':
      return t('One of these');
    case 'none':
      return t('None of these');
  }
}
