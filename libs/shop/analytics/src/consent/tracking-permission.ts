import { readCookies, type Environment, type FlagValues } from '@soe/shop-platform'

/** Whether visits are tracked: a carrier configures it, a shopper agrees to it, and a session may switch it off. */
export type Permission = 'off' | 'undecided' | 'refused' | 'granted'

const consentCookie = 'analyticsConsent'

const disabledKey = 'disableTagging'

const closedKey = 'analyticsConsentClosed'

/** Half a year, in seconds. */
const consentAge = 180 * 24 * 60 * 60

type Reached = Pick<Environment, 'cookies' | 'sessionStorage'>

/** The flag `tagManagerUrl` names the script; nothing is configured without it. */
export const tagManagerUrl = ({ tagManagerUrl: url }: FlagValues): string | undefined =>
  typeof url === 'string' && /^(https:\/\/|\/(?!\/))/.test(url) ? url : undefined

export const readPermission = (environment: Reached, flags: FlagValues): Permission => {
  if (tagManagerUrl(flags) === undefined || environment.sessionStorage.getItem(disabledKey) === 'true') return 'off'
  const consent = readCookies(environment)[consentCookie]
  return consent === 'granted' || consent === 'refused' ? consent : 'undecided'
}

export const decideConsent = ({ cookies }: Pick<Environment, 'cookies'>, decision: 'granted' | 'refused') =>
  cookies.write(`${consentCookie}=${decision}; path=/; max-age=${consentAge}; samesite=lax`)

export const closeQuestion = ({ sessionStorage }: Pick<Environment, 'sessionStorage'>) =>
  sessionStorage.setItem(closedKey, 'true')

export const isQuestionClosed = ({ sessionStorage }: Pick<Environment, 'sessionStorage'>): boolean =>
  sessionStorage.getItem(closedKey) === 'true'
