import type { ComponentProps, ReactNode } from 'react';
import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  type EmptyStateProps,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import type { Loadable } from '~/kube/loadable';
import type { NamespaceScope } from '~/routes';
import { DetailPage } from '~/ui/DetailPage';
import { DialogProvider } from '~/ui/DialogProvider';
import { LinkButton } from '~/ui/LinkButton';
import { LoadableView } from '~/ui/LoadableView';
import { PendingTitle } from '~/ui/PendingTitle';

/** The page of one object, with the dialogs of its actions. Another project leads to the list of that project. */
export function ResourcePage<T>({ id, root, list, scope, title, idle, ...content }: Props<T>) {
  const navigate = useNavigate();
  return (
    <DetailPage
      title={title ?? content.name}
      id={id}
      root={root}
      parent={{ to: list.of(scope), text: list.title }}
      onScope={(chosen) => {
        if (chosen !== scope) void navigate(list.of(chosen));
      }}
    >
      <DialogProvider idle={idle}>
        <ResourceContent {...content} />
      </DialogProvider>
    </DetailPage>
  );
}

type Props<T> = ContentProps<T> &
  Pick<ComponentProps<typeof DetailPage>, 'id' | 'root'> & {
    /** If it differs from the name. */
    readonly title?: string | undefined;
    /** The parent list and its path. */
    readonly list: { readonly title: string; readonly of: (scope: NamespaceScope) => string };
    readonly scope: NamespaceScope;
    /** Shown while no dialog is open. */
    readonly idle?: ReactNode;
  };

/** The object of a page: loading with its name as the hidden title, missing, or found. */
export function ResourceContent<T>({ of, name, what, missing, children }: ContentProps<T>) {
  return (
    <>
      <PendingTitle of={of} title={name} />
      <LoadableView of={of} what={what} skeleton={<PageSkeleton />}>
        {(found) => (found === null ? missing : children(found))}
      </LoadableView>
    </>
  );
}

type ContentProps<T> = {
  readonly of: Loadable<T | null>;
  readonly name: string;
  /** What is loading, as a noun phrase. */
  readonly what: string;
  /** Shown for `null`. */
  readonly missing: ReactNode;
  readonly children: (found: T) => ReactNode;
};

/** As large as head, status, tabs and content. */
function PageSkeleton() {
  return (
    <Stack hasGutter>
      {['4rem', '3rem', '2.5rem', '20rem'].map((height) => (
        <StackItem key={height}>
          <Skeleton height={height} />
        </StackItem>
      ))}
    </Stack>
  );
}

/** The object does not exist: possible reasons, and links, of which the first is the main one. */
export function NotFound({ icon, title, links, children }: NotFoundProps) {
  return (
    <EmptyState headingLevel="h1" titleText={title} {...(icon !== undefined && { icon })}>
      {children !== undefined && <EmptyStateBody>{children}</EmptyStateBody>}
      <EmptyStateFooter>
        {links.map(({ to, text }, index) => (
          <EmptyStateActions key={to}>
            <LinkButton variant={index === 0 ? 'primary' : 'link'} to={to}>
              {text}
            </LinkButton>
          </EmptyStateActions>
        ))}
      </EmptyStateFooter>
    </EmptyState>
  );
}

type NotFoundProps = Pick<EmptyStateProps, 'icon'> & {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly text: string }[];
  readonly children?: ReactNode;
};
