import type { FlagValues, Shop } from '@soe/shop-platform'
import type { LogRecord } from '../error-log/log-record'
import { sendRecord } from '../error-log/send-record'

/** Sends a record once a session: `name` is its key in session storage, set only as the record leaves. */
const logOnce = async (shop: Shop, name: string, record: LogRecord) => {
  await shop.client.load().catch(() => undefined)
  const { sessionStorage } = shop.environment
  const key = `logged.${name}`
  if (sessionStorage.getItem(key) !== null) return
  sessionStorage.setItem(key, 'true')
  await sendRecord(shop, record).catch(() => undefined)
}

const mostCharacters = 500

export const logReplay = (shop: Shop, link: string | undefined) => {
  if (link) void logOnce(shop, 'CSReplay', { event: 'CSReplay', link: link.slice(0, mostCharacters) })
}

const mostFlags = 30

const isLogged = (entry: [string, unknown]): entry is [string, boolean | string] =>
  /captcha/i.test(entry[0]) && (typeof entry[1] === 'boolean' || typeof entry[1] === 'string')

export const logCaptcha = (shop: Shop, flags: FlagValues) => {
  const recaptchaFlags = Object.fromEntries(Object.entries(flags).filter(isLogged).slice(0, mostFlags))
  if (Object.keys(recaptchaFlags).length > 0) void logOnce(shop, 'recaptcha', { event: 'recaptcha', recaptchaFlags })
}
