import { z } from 'zod'
import { readTextFile } from '../files/read-text-file'
import { checkDocument } from '../files/check-document'
import { placeOf, type Difference } from './differences'

const AcceptedSchema = z.strictObject({
  /** Such as `cart.*`. */
  operation: z.string().min(1),
  /** Such as `cart.orderDetails.*`. */
  path: z.string().min(1),
  owner: z.string().min(1),
  why: z.string().min(1),
  until: z.iso.date(),
  issue: z.string().optional(),
})
export type Accepted = z.infer<typeof AcceptedSchema>

const FileSchema = z.strictObject({ differences: z.array(AcceptedSchema) })

/** The file of accepted differences can't be used. */
export class AcceptedError extends Error {}

export const readAccepted = (file: string | undefined): readonly Accepted[] => {
  if (file === undefined) return []
  try {
    return checkDocument(FileSchema, JSON.parse(readTextFile(file))).differences
  } catch (error) {
    throw new AcceptedError(`${file} cannot be used: ${(error as Error).message}`)
  }
}

const escaped = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')
const matches = (pattern: string, text: string) =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(text)

const covers = ({ operation, path }: Accepted, difference: Difference) =>
  matches(operation, difference.key) && matches(path, difference.path)

export interface Sorted {
  readonly open: readonly Difference[]
  /** Places that someone accepts until a later day. */
  readonly accepted: readonly string[]
  /** Entries that are out of date, or that nothing needs any more: they fail the run. */
  readonly faults: readonly string[]
}

export const sortDifferences = (
  differences: readonly Difference[],
  entries: readonly Accepted[],
  today: string,
): Sorted => {
  const live = entries.filter(({ until }) => until >= today)
  const isAccepted = (difference: Difference) => live.some((entry) => covers(entry, difference))
  return {
    open: differences.filter((difference) => !isAccepted(difference)),
    accepted: [...new Set(differences.filter(isAccepted).map(placeOf))],
    faults: entries.flatMap((entry) => {
      const name = `accepted difference ${entry.operation} ${entry.path} of ${entry.owner}`
      if (entry.until < today) return [`${name} ended on ${entry.until}`]
      return differences.some((difference) => covers(entry, difference)) ? [] : [`${name} matches nothing any more`]
    }),
  }
}
