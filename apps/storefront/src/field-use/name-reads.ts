import { isSpanishPath, spanishBase } from '@soe/shop-platform'
import type { FieldRead } from '@soe/shop-platform/field-use'
import { findAddress } from '../pages/match-page'

/** A field of an answer, and the file of the page that has read it. */
export type NamedRead = readonly [operation: string, field: string, page: string]

const shownPath = (path: string) => (isSpanishPath(path) ? path.slice(spanishBase.length) || '/' : path)

/** Names the page of each read, and drops repetitions. */
export const nameReads = async (reads: readonly FieldRead[]): Promise<readonly NamedRead[]> => {
  const named = reads.map(async ({ operation, field, path }): Promise<NamedRead> => [
    operation,
    field,
    (await findAddress(shownPath(path))).page.file,
  ])
  const unique = new Map((await Promise.all(named)).map((read) => [read.join(' '), read]))
  return [...unique.values()]
}

export const readsTag = 'field-use'
