import type { ReactNode } from 'react';
import { Page } from '../layout/Page.tsx';
import { Bone, LoadingStatus } from './Skeleton.tsx';

interface PageSkeletonProps {
  /** The title, if it is known before the data. */
  title?: ReactNode;
  /** Whether the page has a search field and actions beside its title. */
  hasSearch?: boolean;
  hasActions?: boolean;
  /** The shape of the content: `Bone`, `BoneRows`, `BoneCards`, in the surfaces of the page. */
  children: ReactNode;
}

/** A page while its data is loading, in its final shape. "Loading..." is announced once. */
export const PageSkeleton = ({
  title,
  hasSearch = false,
  hasActions = false,
  children,
}: PageSkeletonProps) => (
  <Page
    title={title ?? <Bone width="min(320px, 70vw)" height="32px" />}
    actions={
      (hasSearch || hasActions) && (
        <>
          {hasSearch && <Bone width="280px" height="32px" />}
          {hasActions && <Bone width="132px" height="32px" />}
        </>
      )
    }
  >
    <LoadingStatus />
    {children}
  </Page>
);
