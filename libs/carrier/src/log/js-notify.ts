import { contract } from '@soe/contracts'
import { remember } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'

/** The most records that a world stores, and the most characters of each text. */
const mostRecords = 200
const mostCharacters = 400

/** The fields that are stored; the contract lets others through. */
const { shape } = contract.log.jsNotify.body
const fields = Object.keys(shape) as (keyof typeof shape)[]

const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, mostCharacters) : value)

/** Stores a log record of the shop, cut to size. */
export const jsNotify: CarrierOperation<'log.jsNotify'> = ({ draft, session, body }) => {
  const record = Object.fromEntries(
    fields.flatMap((name) => (body[name] === undefined ? [] : [[name, cut(body[name])] as const])),
  )
  remember(draft, 'logs', mostRecords, { at: draft.now, sessionId: session.id, record })
  return { statusCode: '00' }
}
