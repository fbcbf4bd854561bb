import { Skeleton } from '@soe/shop-ui'

export const PageSkeleton = () => <Skeleton height={400} />
