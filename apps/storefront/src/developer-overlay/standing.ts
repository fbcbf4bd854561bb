import type { WorldOverview, WorldState } from '@soe/contracts'

/** What the page's cookies tell of whose it is. */
export interface Shopper {
  readonly xsrfToken: string | undefined
  readonly cartId: string | undefined
}

/** The state of the world for the shopper of this page; instants are on the world's clock. */
export interface Standing {
  readonly persona: string
  readonly now: number
  readonly isFrozen: boolean
  readonly lock: { readonly channel: string; readonly left: number } | undefined
  readonly session: { readonly name: string; readonly endsAt: number; readonly endedBy: string | undefined } | undefined
}

const everyCart = '*'

const lockOf = ({ locks }: WorldState, cartId: string | undefined, now: number) => {
  const held = locks.find(({ id, expiresAt }) => expiresAt > now && (id === cartId || id === everyCart))
  return held && { channel: held.channel, left: held.expiresAt - now }
}

const sessionOf = ({ sessions }: WorldState, xsrfToken: string | undefined, now: number) => {
  const session = sessions.find((one) => xsrfToken !== undefined && one.xsrfToken === xsrfToken)
  if (!session) return undefined
  const isOver = session.endedBy !== undefined || session.expiresAt <= now
  return {
    name: session.firstName ?? session.audience,
    endsAt: session.expiresAt,
    endedBy: isOver ? (session.endedBy ?? 'expiry') : undefined,
  }
}

export const standingOf = (world: WorldOverview, state: WorldState, { xsrfToken, cartId }: Shopper): Standing => {
  const now = Date.parse(world.now)
  return {
    persona: world.persona,
    now,
    isFrozen: world.frozen,
    lock: lockOf(state, cartId, now),
    session: sessionOf(state, xsrfToken, now),
  }
}

/** `14 min 26 s`; whole minutes from an hour on. */
export const describeLeft = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  if (hours > 0) return `${hours} h ${minutes} min`
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`].filter(Boolean).join(' ')
}

/** As it is written everywhere in the journal, to the second. */
export const describeInstant = (instant: number): string =>
  new Date(instant).toISOString().slice(0, 19).replace('T', ' ')

/** The world that made a decision, which its id begins with. */
export const worldOfDecision = (decision: string): string => decision.replace(/-\d+$/, '')
