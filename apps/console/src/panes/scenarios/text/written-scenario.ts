import { isRecord } from '@soe/contracts'

type Fields = Readonly<Record<string, unknown>>

/** A rule as someone writes it; none of its fields is sure to be there. */
export interface WrittenRule {
  id?: unknown
  on?: unknown
  nth?: unknown
  times?: { from?: unknown; to?: unknown } | null
  always?: unknown
  probability?: unknown
  rate?: { calls?: unknown; per?: unknown } | null
  between?: { from?: unknown; to?: unknown } | null
  for?: unknown
  per?: unknown
  reply?: Fields | null
  fault?: Fields | null
  commit?: unknown
  then?: unknown
}

export interface WrittenExpectation {
  rule?: unknown
  fired?: unknown
  on?: unknown
  calls?: unknown
  never?: unknown
  order?: unknown
  answered?: unknown
  request?: unknown
  event?: unknown
  times?: unknown
  offContract?: unknown
}

export interface WrittenScenario {
  rules: readonly WrittenRule[]
  expect: readonly WrittenExpectation[]
  sees?: { page?: unknown; text?: unknown }
}

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Reads what is there of a scenario that may be half written. */
export const writtenScenario = (data: unknown): WrittenScenario => {
  const { rules, expect, sees } = isRecord(data) ? data : {}
  return { rules: listOf(rules), expect: listOf(expect), ...(isRecord(sees) && { sees }) }
}
