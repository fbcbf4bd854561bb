import { jsNotify } from '@soe/contracts/routes'
import { callOnce, type FlagValues, type Shop } from '@soe/shop-platform'
import type { LogRecord } from '../error-log/log-record'

/** Sends a record once a session: `name` is its key in session storage. */
const logOnce = (shop: Shop, name: string, record: LogRecord) => {
  const { sessionStorage } = shop.environment
  const key = `logged.${name}`
  if (sessionStorage.getItem(key) !== null) return
  sessionStorage.setItem(key, 'true')
  void callOnce(shop, jsNotify, { body: record }).catch(() => undefined)
}

const mostCharacters = 500

export const logReplay = (shop: Shop, link: string | undefined) => {
  if (link) logOnce(shop, 'CSReplay', { event: 'CSReplay', link: link.slice(0, mostCharacters) })
}

const mostFlags = 30

const isLogged = (entry: [string, unknown]): entry is [string, boolean | string] =>
  /captcha/i.test(entry[0]) && (typeof entry[1] === 'boolean' || typeof entry[1] === 'string')

export const logCaptcha = (shop: Shop, flags: FlagValues) => {
  const recaptchaFlags = Object.fromEntries(Object.entries(flags).filter(isLogged).slice(0, mostFlags))
  if (Object.keys(recaptchaFlags).length > 0) logOnce(shop, 'recaptcha', { event: 'recaptcha', recaptchaFlags })
}
