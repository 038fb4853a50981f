import type { SourceTabProps } from './sourceDetails';
import { CatalogFacts } from './CatalogFacts';
import { ContentFacts } from './ContentFacts';
import { PodFacts } from './PodFacts';
import { PollFacts } from './PollFacts';

/** Everything that the CatalogSource says, and what it comes to. */
export function DetailsTab({ details }: SourceTabProps) {
  const hasImage = details.item.endpoint.kind === 'image';
  return (
    <div className="operator-hub__source-facts">
      <div className="operator-hub__source-cards">
        <CatalogFacts details={details} />
        {hasImage && <PollFacts details={details} />}
      </div>
      <div className="operator-hub__source-cards">
        <ContentFacts details={details} />
        {hasImage && <PodFacts details={details} />}
      </div>
    </div>
  );
}
