import { IdlePart, prepared } from '@soe/shop-platform'

const idleParts = prepared(() => import('./idle-parts').then((each) => each.IdleParts))

/** Everything that no page waits for, once the browser is idle. */
export const IdleMount = () => <IdlePart part={idleParts.Component} />
