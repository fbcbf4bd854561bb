import { IdlePart, prepared } from '@soe/shop-platform'

const sessionGuard = prepared(async () => (await import('@soe/shop-account/session-guard')).SessionGuard)

/** Watches the session once the browser is idle: the first half an hour has time. */
export const SessionMount = () => <IdlePart part={sessionGuard.Component} />
