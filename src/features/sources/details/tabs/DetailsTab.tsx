import type { SourceTabProps } from '../sourceDetails';
import { CatalogFacts } from '../facts/CatalogFacts';
import { ContentFacts } from '../facts/ContentFacts';
import { PodFacts } from '../facts/PodFacts';
import { PollFacts } from '../facts/PollFacts';

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
