import type { WorldDraft } from '@soe/world'
import { drawDelay } from './draw-delay'
import { rulesOf } from './compile-scenario'
import { Considered } from './considered'
import { dueRules, isAfter } from './decide'
import type { PlayedRule } from './played-rule'
import { listRules } from './rule-list'
import { runEffect } from './run-effects'
import { CallTallies, count, type CallOwners } from './tally'

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

/** Rules about the script whose turn it is; those that wait for another have not counted. */
const aboutChunk = (draft: WorldDraft, path: string, owners: CallOwners): PlayedRule[] =>
  (rulesOf(draft.world)?.ofChunks ?? []).filter(
    (played) => isAbout(played, path) && isAfter(draft, played.group, owners),
  )

/** Counts a request for a script of the shop; undefined where no rule is about it. */
export const decideChunk = (
  draft: WorldDraft,
  path: string,
  sessionId: string | undefined,
  realNow: number,
): ChunkVerdict | undefined => {
  const owners: CallOwners = { session: sessionId ?? 'no-session', cart: undefined, isNameless: false }
  const considered = new Considered(listRules(aboutChunk(draft, path, owners)))
  if (considered.length === 0) return undefined
  const tallies = new CallTallies(considered.list, owners)
  considered.list.groups.forEach((_, at) => considered.count(at, tallies.matchedBefore(draft, at) + 1))
  considered.fire(dueRules(draft, considered), false)
  const acting = considered.actor
  count(draft, considered, tallies, owners)
  for (const { rule } of considered.fired()) {
    const subject = { sessionId: owners.session, cart: undefined }
    for (const command of rule.then) runEffect(draft, rule.id, command, subject, realNow)
  }
  const { delay, missingChunk } = acting?.rule.fault ?? {}
  return {
    isMissing: missingChunk !== undefined,
    delay: delay ? drawDelay(delay, () => draft.random()) : 0,
    isOnWorldClock: delay?.clock === 'world',
  }
}
