import type { TwinParts, Wrapper } from './twin'

/** What makes each fault of a table, by its id. */
export type Makings = Readonly<Record<string, TwinParts | (() => Wrapper)>>

/** The rows of a table, each with what makes it. */
export const made = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  makings: Makings,
): readonly (Row & TwinParts)[] =>
  rows.map((row) => {
    const making = makings[row.id]
    if (!making) throw new Error(`nothing makes the fault "${row.id}"`)
    return { ...row, ...(typeof making === 'function' ? { wrap: making } : making) }
  })
