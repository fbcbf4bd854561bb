import { optionalPart } from '@soe/shop-platform'
import { useIsIdle } from '../use-is-idle'

const IdleParts = optionalPart(() => import('./idle.moment').then((module) => module.IdleParts))

/** Everything that no page waits for, once the browser is idle. */
export const IdleMount = () => useIsIdle() && <IdleParts />
