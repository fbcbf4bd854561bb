import { createFollowing, type Follower, type Following } from '@soe/promises'
import type { Call } from '../shopping/call'
import { readSetCookie } from '../target/cookie-jar'
import type { Exchange, SentRequest } from '../target/exchange'
import { isHidden } from '@soe/contracts/redaction'

/** What is known of the session of a call that someone else made. */
export interface TrafficSession {
  readonly follower: Follower
  /** The latest calls, which show what led to a finding. */
  readonly latest: Call[]
}

const isSessionName = (name: string) => /sess|(^|[-_.])sid$|^sid|token$/i.test(name) && !/xsrf|csrf/i.test(name)

const cookiesIn = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (header ?? '').split(/;\s*/).flatMap((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      return name === '' ? [] : [[name, value]]
    }),
  )

const decoded = (value: string) => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Cookies that the caller holds once the answer is there; undefined where nobody recorded any. */
export const heldCookies = ({ request, response }: Exchange): Record<string, string> | undefined => {
  if (request.headers['cookie'] === undefined && response.setCookies.length === 0) return undefined
  const set = response.setCookies.map(readSetCookie).map(({ name, value }) => [name, value] as const)
  const held = { ...cookiesIn(request.headers['cookie']), ...Object.fromEntries(set) }
  return Object.fromEntries(
    Object.entries(held).flatMap(([name, value]) => (isHidden(value) ? [] : [[name, decoded(value)]])),
  )
}

/** Tells whose call is whose in traffic that someone else made. */
export const createSessions = () => {
  const worlds = new Map<string, Following>()
  const sessions = new Map<string, TrafficSession>()
  /** Cookies that scripts can't read: what a session is known by is among them. */
  const secret = new Set<string>()

  const worldOf = ({ headers }: SentRequest) =>
    headers['x-sim-world'] ?? cookiesIn(headers['cookie'])['sim-world'] ?? ''

  const open = (world: string): TrafficSession => {
    const following = worlds.get(world) ?? createFollowing()
    worlds.set(world, following)
    return { follower: following.session(), latest: [] }
  }

  const marksOf = (cookies: Readonly<Record<string, string>>) =>
    Object.entries(cookies)
      .filter(([name, value]) => value !== '' && (secret.has(name) || isSessionName(name)) && name !== 'sim-world')
      .map(([name, value]) => `${name}=${value}`)
      .sort()

  const nameOf = (world: string, marks: readonly string[]) => [world, ...marks].join(' ')

  const learn = ({ response }: Exchange) => {
    for (const { name, attributes } of response.setCookies.map(readSetCookie)) {
      if (attributes.has('httponly')) secret.add(name)
    }
  }

  const marksOfRequest = ({ headers }: SentRequest) => [
    ...marksOf(cookiesIn(headers['cookie'])),
    ...(headers['authorization'] === undefined ? [] : [`authorization=${headers['authorization']}`]),
  ]

  const find = (world: string, marks: readonly string[]): TrafficSession => {
    const name = nameOf(world, marks)
    const known = sessions.get(name) ?? open(world)
    sessions.set(name, known)
    return known
  }

  return {
    /** The session that a request names; undefined where it names none. */
    ofRequest: (request: SentRequest): TrafficSession | undefined => {
      const marks = marksOfRequest(request)
      return marks.length === 0 ? undefined : find(worldOf(request), marks)
    },
    /** The session of a call that has ended: a first call gets it with its answer. */
    ofExchange: (exchange: Exchange): TrafficSession | undefined => {
      learn(exchange)
      const { request, response } = exchange
      const world = worldOf(request)
      const set = Object.fromEntries(response.setCookies.map(readSetCookie).map(({ name, value }) => [name, value]))
      const fresh = marksOf(set)
      const marks = marksOfRequest(request)
      if (marks.length === 0) return fresh.length === 0 ? undefined : find(world, fresh)
      const session = find(world, marks)
      // A session that is given another name with an answer stays the same.
      if (fresh.length > 0)
        sessions.set(nameOf(world, marksOf({ ...cookiesIn(request.headers['cookie']), ...set })), session)
      return session
    },
    named: (name: string): TrafficSession => find('', [name]),
    /** Something that was not seen may have changed everything. */
    forget: () => {
      for (const { follower } of sessions.values()) follower.forget()
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>
