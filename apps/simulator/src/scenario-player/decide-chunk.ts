import { firesAt } from '@soe/scenario'
import type { WorldDraft } from '@soe/world'
import { drawDelay } from './draw-delay'
import { rulesOf, type PlayedRule } from './compile-scenario'
import { runEffect } from './run-effects'
import { count, countsOf, firedAt, matchedAt, type CallOwners } from './tally'

/** What a script of the shop gets instead of its bytes. */
export interface ChunkVerdict {
  readonly isMissing: boolean
  /** Milliseconds. */
  readonly delay: number
  readonly isOnWorldClock: boolean
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** `*` stands for anything; the pattern is of the file's name, or of its path. */
const fits = (path: string, pattern: string): boolean => {
  const wanted = new RegExp(`^${pattern.replace(/\*+/g, '*').split('*').map(escaped).join('.*')}$`)
  return wanted.test(path) || wanted.test(path.slice(1)) || wanted.test(path.slice(path.lastIndexOf('/') + 1))
}

const isAbout = ({ rule }: PlayedRule, path: string): boolean =>
  rule.per !== 'cart' && fits(path, rule.fault?.missingChunk?.pattern ?? '*')

/** Counts a request for a script of the shop; undefined where no rule is about it. */
export const decideChunk = (
  draft: WorldDraft,
  path: string,
  sessionId: string | undefined,
  realNow: number,
): ChunkVerdict | undefined => {
  const rules = rulesOf(draft.world)?.ofChunks.filter((played) => isAbout(played, path)) ?? []
  const owners: CallOwners = { session: sessionId ?? 'no-session', cart: undefined, isNameless: false }
  const counted = rules
    .filter(
      ({ after, ...played }) => !after || firedAt(countsOf(draft, played, after.rule.per, owners), after.place) > 0,
    )
    .map((played) => {
      const number = matchedAt(countsOf(draft, played, played.rule.per, owners), played.place) + 1
      const draw = played.rule.probability === undefined ? 0 : draft.random()
      return { played, isDue: firesAt(played.rule, number, draw) }
    })
  if (counted.length === 0) return undefined
  const acting = counted.find(({ played, isDue }) => isDue && played.isAnswering)?.played
  const considered = counted.map(({ played, isDue }) => {
    const outcome = !isDue ? 'not-due' : played.isAnswering && played !== acting ? 'beaten' : 'fired'
    return { played, outcome } as const
  })
  count(draft, considered, owners, owners)
  for (const { played, outcome } of considered) {
    const { id, then } = played.rule
    const subject = { sessionId: owners.session, cart: undefined }
    for (const command of outcome === 'fired' ? then : []) runEffect(draft, id, command, subject, realNow)
  }
  const { delay, missingChunk } = acting?.rule.fault ?? {}
  return {
    isMissing: missingChunk !== undefined,
    delay: delay ? drawDelay(delay, () => draft.random()) : 0,
    isOnWorldClock: delay?.clock === 'world',
  }
}
