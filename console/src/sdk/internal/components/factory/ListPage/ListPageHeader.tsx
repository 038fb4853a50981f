import { Content, Flex, FlexItem, PageSection, Title } from '@patternfly/react-core';
import type { ListPageHeaderProps } from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';

/** Title, badge, help and actions of a page. */
export default function ListPageHeader(props: ListPageHeaderProps) {
  const { title, badge, helpText, helpAlert, children } = props;
  return (
    <PageSection hasBodyWrapper={false} className="co-page-heading" data-test="page-heading">
      <Flex
        justifyContent={{ default: 'justifyContentSpaceBetween' }}
        alignItems={{ default: 'alignItemsFlexStart' }}
        flexWrap={{ default: 'wrap' }}
      >
        <FlexItem>
          <Flex alignItems={{ default: 'alignItemsCenter' }} gap={{ default: 'gapSm' }}>
            <Title headingLevel="h1" data-test="page-heading-title">
              {title}
            </Title>
            {badge}
          </Flex>
          {helpText !== undefined && <Content component="p">{helpText}</Content>}
        </FlexItem>
        {children !== undefined && <FlexItem className="co-actions">{children}</FlexItem>}
      </Flex>
      {helpAlert}
    </PageSection>
  );
}
