import { spanishBase } from '@soe/shop-platform'
import type { FieldRead } from '@soe/shop-platform/field-use'
import { findAddress } from '../pages/match-page'

/** A field of an answer, and the page that has read it by the name of its code. */
export type NamedRead = readonly [operation: string, field: string, page: string]

const shownPath = (path: string) =>
  path === spanishBase || path.startsWith(`${spanishBase}/`) ? path.slice(spanishBase.length) || '/' : path

/** Each once, however often it was read. */
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
