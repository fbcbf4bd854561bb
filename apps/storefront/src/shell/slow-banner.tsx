import { optionalPart } from '@soe/shop-platform'
import { useIsIdle } from '../use-is-idle'

const SlowPage = optionalPart(() => import('../idle/idle.moment').then((module) => module.SlowPage))

/** Shows on every page that waits for long. */
export const SlowBanner = ({ path }: { path: string }) => useIsIdle() && <SlowPage key={path} />
