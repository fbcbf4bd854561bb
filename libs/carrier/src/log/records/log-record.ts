import type { BodyOf } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { type WorldDraft, remember } from '@soe/world'

/** Records that a world remembers, and characters of each text in them. */
const kept = 200
const longest = 400

/** What is kept of a record: the fields of the contract, and no others. */
const fields = [
  'messageType',
  'eventType',
  'subEventType',
  'pageUrl',
  'serviceUrl',
  'method',
  'errorMessage',
  'loggerMessage',
  'serviceE2EId',
  'event',
  'link',
  'recaptchaFlags',
] as const satisfies readonly (keyof BodyOf<'log.jsNotify'>)[]

const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : value)

/** Keeps a log record of the shop, cut to size. */
export const keepLogRecord = (draft: WorldDraft, { session }: Caller, body: BodyOf<'log.jsNotify'>) => {
  const record = Object.fromEntries(
    fields.flatMap((name) => (body[name] === undefined ? [] : [[name, cut(body[name])] as const])),
  )
  remember(draft, 'logs', kept, { at: draft.now, sessionId: session.id, record })
}
