import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { checkDocument } from '../files/check-document'
import type { Finding } from '../findings/finding'

const WaiverSchema = z.strictObject({
  fingerprint: z.string().regex(/^[\da-f]{12}$/, 'a fingerprint of 12 hexadecimal digits'),
  operation: z.string(),
  path: z.string(),
  owner: z.string().min(1),
  why: z.string().min(1),
  until: z.iso.date(),
  issue: z.string().optional(),
})
export type Waiver = z.infer<typeof WaiverSchema>

const FileSchema = z.strictObject({ waivers: z.array(WaiverSchema) })

/** The file of waivers can't be used. */
export class WaiverError extends Error {}

export const readWaivers = (file: string | undefined): readonly Waiver[] => {
  if (file === undefined) return []
  try {
    return checkDocument(FileSchema, JSON.parse(readFileSync(file, 'utf8'))).waivers
  } catch (error) {
    throw new WaiverError(`${file} can not be used: ${(error as Error).message}`)
  }
}

export interface Waived {
  readonly broken: readonly Finding[]
  readonly waived: readonly Finding[]
  /** Waivers that are out of date, or that nothing needs any more: they fail the run. */
  readonly faults: readonly string[]
}

/** Sorts findings by whether someone accepted them until a later day. */
export const applyWaivers = (findings: readonly Finding[], waivers: readonly Waiver[], today: string): Waived => {
  const live = new Map(waivers.filter(({ until }) => until >= today).map((waiver) => [waiver.fingerprint, waiver]))
  const isWaived = ({ fingerprint, key, path }: Finding) => {
    const waiver = live.get(fingerprint)
    return waiver !== undefined && waiver.operation === key && waiver.path === path
  }
  const waived = findings.filter(isWaived)
  const used = new Set(waived.map(({ fingerprint }) => fingerprint))
  return {
    waived,
    broken: findings.filter((finding) => !isWaived(finding)),
    faults: waivers.flatMap(({ fingerprint, owner, until }) => {
      if (until < today) return [`waiver ${fingerprint} of ${owner} ended on ${until}`]
      return used.has(fingerprint) ? [] : [`waiver ${fingerprint} of ${owner} matches nothing any more`]
    }),
  }
}
