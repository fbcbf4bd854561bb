import type { z } from 'zod'
import { isEqual } from '../promise/is-equal'
import { findOperation, type OperationKey } from '@soe/contracts'
import type { Invariant, Pair, SeenAnswer } from '../promise/invariant'
import { invariants, type InvariantId } from '../invariants'
import type { BetweenKind } from './between-kinds'

type Row = Invariant<unknown, OperationKey, InvariantId>

export interface Broken {
  readonly id: InvariantId | BetweenKind
  /** The operation at fault. */
  readonly key: OperationKey
  /** Without indices and ids, such as `cart.lineDetails.lineInfo.*.lineId`. */
  readonly at: string
  readonly says: string
  /** The operation whose answer shows it, where another one is at fault. */
  readonly teller?: OperationKey
}

/** The definition that zod keeps of a schema, as far as it holds others. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly valueType?: z.ZodType
  readonly innerType?: z.ZodType
  readonly options?: readonly z.ZodType[]
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition

/** Schemas below a schema; `[]` is any item of a list and `*` any value of a map. */
const childrenOf = (schema: z.ZodType): (readonly [step: string, child: z.ZodType])[] => {
  const { shape, element, valueType, innerType, options } = definitionOf(schema)
  return [
    ...Object.entries(shape ?? {}),
    ...(element ? [['[]', element] as const] : []),
    ...(valueType ? [['*', valueType] as const] : []),
    ...(innerType ? [['', innerType] as const] : []),
    ...(options ?? []).map((option) => ['', option] as const),
  ]
}

interface PlacedRow {
  readonly steps: readonly string[]
  readonly row: Row
}

const rowsOfPart = (schema: z.ZodType): Row[] =>
  invariants.flatMap((given) => ('schema' in given && given.schema === schema ? [...given.rows] : []))

const rowsIn = (schema: z.ZodType, steps: readonly string[]): PlacedRow[] => [
  ...rowsOfPart(schema).map((row) => ({ steps, row })),
  ...childrenOf(schema).flatMap(([step, child]) => rowsIn(child, step === '' ? steps : [...steps, step])),
]

const answerSchemaOf = (key: OperationKey): z.ZodType | undefined => {
  const union = (findOperation(key).responses as Readonly<Record<number, z.ZodType>>)[200]
  return union && (definitionOf(union).options?.[0] ?? union)
}

const makeRows = (key: OperationKey): readonly PlacedRow[] => {
  const schema = answerSchemaOf(key)
  const own = invariants.flatMap((given) => {
    if ('schema' in given) return []
    return 'key' in given && given.key !== key ? [] : [...given.rows]
  })
  return [...own.map((row) => ({ steps: [], row })), ...(schema ? rowsIn(schema, []) : [])]
}

const rows = new Map<OperationKey, readonly PlacedRow[]>()

export const placedRowsOf = (key: OperationKey): readonly PlacedRow[] => {
  const known = rows.get(key) ?? makeRows(key)
  rows.set(key, known)
  return known
}

const partsAt = (value: unknown, [step, ...rest]: readonly string[]): unknown[] => {
  if (step === undefined) return value === undefined || value === null ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  if (step === '[]' || step === '*') return Object.values(value).flatMap((part) => partsAt(part, rest))
  return partsAt((value as Readonly<Record<string, unknown>>)[step], rest)
}

const shownAt = (steps: readonly string[], at: string): string => [...steps, at].join('.').replaceAll('.[]', '[]')

export const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Two values that differ, in a sentence: of large ones the first place where they do. */
export const shownPair = ([said, right]: Pair): string => {
  const isLong = [said, right].some((value) => shown(value).endsWith('...'))
  if (isLong && isBranch(said) && isBranch(right)) {
    const names = [...new Set([...Object.keys(right), ...Object.keys(said)])]
    const name = names.find((one) => !isEqual(said[one], right[one]))
    if (name !== undefined) return `${name}: ${shownPair([said[name], right[name]])}`
  }
  return `${shown(said)}, not ${shown(right)}`
}

const isRight = ([said, right]: Pair) => isEqual(said, right)

/** The first thing that an invariant finds wrong with a part; undefined where it holds. */
export const wrongPairOf = (row: Row, part: unknown, call: SeenAnswer): Pair | undefined =>
  row.pairs(part, call).find((pair) => !isRight(pair))

/** Hears which promises an answer was held to. */
export type OnHeld = (key: OperationKey, promise: string) => void

/** What a well-formed answer breaks of the invariants of its operation, each at most once. */
export const brokenWithin = (call: SeenAnswer, onHeld: OnHeld = () => undefined): Broken[] =>
  placedRowsOf(call.key).flatMap(({ steps, row }) => {
    for (const part of partsAt(call.answer, steps)) {
      onHeld(call.key, row.id)
      const wrong = wrongPairOf(row, part, call)
      if (!wrong) continue
      const says = `${row.says}: ${shownPair(wrong)}`
      return [{ id: row.id, key: call.key, at: shownAt(steps, row.at), says }]
    }
    return []
  })
