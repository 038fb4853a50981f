import { DescriptionList, Title } from '@patternfly/react-core';
import { readCsvName, versionOrName } from '~/olm/plans/csvName';
import type { PlannedSupport } from '~/updates/rules/review/planDelta';
import { useT } from '~/i18n';
import { SupportFacts } from '~/ui/package/SupportFacts';

/** What catalogs state of the support of the versions that come. */
export function PlannedSupports({ of }: { readonly of: readonly PlannedSupport[] }) {
  const t = useT();
  return of.map(({ csvName, of: support }) => {
    const title = t('Support of {{name}} {{version}}', {
      name: readCsvName(csvName).operator,
      version: versionOrName(csvName),
    });
    return (
      <section key={csvName} aria-label={title}>
        <Title headingLevel="h3" size="md" className="operator-hub__plan-heading">
          {title}
        </Title>
        <DescriptionList
          isHorizontal
          isCompact
          aria-label={title}
          horizontalTermWidthModifier={{ default: '16ch' }}
        >
          <SupportFacts of={support} />
        </DescriptionList>
      </section>
    );
  });
}
