import {
  Button,
  CodeBlock,
  CodeBlockCode,
  EmptyState,
  EmptyStateBody,
  EmptyStateFooter,
  ExpandableSection,
  PageSection,
} from '@patternfly/react-core';
import { ExclamationCircleIcon } from '@patternfly/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type ErrorPageProps = {
  readonly title: string;
  readonly errorMessage: string;
  readonly componentStack: string;
  readonly stack: string;
  readonly children?: ReactNode;
};

/** Replaces a page that could not be rendered. */
export function ErrorPage({
  title,
  errorMessage,
  componentStack,
  stack,
  children,
}: ErrorPageProps) {
  const { t } = useTranslation('public');
  return (
    <PageSection hasBodyWrapper={false}>
      <EmptyState
        status="danger"
        icon={ExclamationCircleIcon}
        titleText={t('Something wrong happened')}
        headingLevel="h1"
      >
        <EmptyStateBody>{children ?? errorMessage}</EmptyStateBody>
        <EmptyStateFooter>
          <Button
            variant="link"
            onClick={() => {
              location.reload();
            }}
          >
            {t('Reload page')}
          </Button>
        </EmptyStateFooter>
      </EmptyState>
      <ExpandableSection toggleText={t('Show details')}>
        <CodeBlock>
          <CodeBlockCode>
            {[`${title}: ${errorMessage}`, componentStack, stack].join('\n')}
          </CodeBlockCode>
        </CodeBlock>
      </ExpandableSection>
    </PageSection>
  );
}
