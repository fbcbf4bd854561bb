import { z } from 'zod'
import { readTextFile } from '../files/read-text-file'
import { checkDocument } from '../files/check-document'
import { fingerprintOf, type Finding } from '../findings/finding'

const WaiverSchema = z.strictObject({
  fingerprint: z.string().regex(/^[\da-f]{12}$/, 'a fingerprint of 12 hexadecimal digits'),
  /** `*` for a finding of several operations. */
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
    return checkDocument(FileSchema, JSON.parse(readTextFile(file))).waivers
  } catch (error) {
    throw new WaiverError(`${file} cannot be used: ${(error as Error).message}`)
  }
}

export interface Waived {
  readonly broken: readonly Finding[]
  readonly waived: readonly Finding[]
  /** Waivers that are out of date, or that nothing needs any more: they fail the run. */
  readonly faults: readonly string[]
}

const covers = ({ fingerprint, operation, path }: Waiver, finding: Finding): boolean =>
  path === finding.path &&
  (operation === '*'
    ? fingerprint === fingerprintOf('*', finding)
    : operation === finding.key && fingerprint === finding.fingerprint)

/** Sorts findings by whether someone accepted them until a later day. */
export const applyWaivers = (findings: readonly Finding[], waivers: readonly Waiver[], today: string): Waived => {
  const live = waivers.filter(({ until }) => until >= today)
  const isWaived = (finding: Finding) => live.some((waiver) => covers(waiver, finding))
  return {
    waived: findings.filter(isWaived),
    broken: findings.filter((finding) => !isWaived(finding)),
    faults: waivers.flatMap((waiver) => {
      const { fingerprint, owner, until } = waiver
      if (until < today) return [`waiver ${fingerprint} of ${owner} ended on ${until}`]
      const isUsed = findings.some((finding) => covers(waiver, finding))
      return isUsed ? [] : [`waiver ${fingerprint} of ${owner} matches nothing any more`]
    }),
  }
}
