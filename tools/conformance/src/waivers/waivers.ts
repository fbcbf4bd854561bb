import { z } from 'zod'
import { readTextFile } from '../files/read-text-file'
import { checkDocument } from '../files/check-document'
import { fingerprintOf, type Finding } from '../findings/finding'
import { groupCauses, type Cause } from '../findings/group-causes'

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

/** Findings that a waiver accepts: the cause that it names, with all that follows from it, or a place by itself. */
const acceptedBy = (waiver: Waiver, findings: readonly Finding[], causes: readonly Cause[]): readonly Finding[] => {
  const named = causes.filter(({ main, fingerprint }) => fingerprint === waiver.fingerprint || covers(waiver, main))
  return [...named.flatMap((cause) => cause.findings), ...findings.filter((finding) => covers(waiver, finding))]
}

export interface WaiverRun {
  /** The day, in UTC. */
  readonly today: string
  /** Whether the operation was judged as a whole; `*` is all of them. */
  readonly isJudged: (operation: string) => boolean
}

/** Sorts findings by whether someone accepted them until a later day. */
export const applyWaivers = (
  findings: readonly Finding[],
  waivers: readonly Waiver[],
  { today, isJudged }: WaiverRun,
): Waived => {
  const causes = groupCauses(findings)
  const accepted = new Map(waivers.map((waiver) => [waiver, acceptedBy(waiver, findings, causes)]))
  const waived = new Set(waivers.filter(({ until }) => until >= today).flatMap((waiver) => accepted.get(waiver) ?? []))
  return {
    waived: findings.filter((finding) => waived.has(finding)),
    broken: findings.filter((finding) => !waived.has(finding)),
    faults: waivers.flatMap((waiver) => {
      const { fingerprint, operation, owner, until } = waiver
      if (until < today) return [`waiver ${fingerprint} of ${owner} ended on ${until}`]
      const isNeeded = (accepted.get(waiver) ?? []).length > 0 || !isJudged(operation)
      return isNeeded ? [] : [`waiver ${fingerprint} of ${owner} matches nothing any more`]
    }),
  }
}

/** Days for which a written waiver accepts what it names. */
const days = 30

/** The file of waivers that accepts every cause; owner, reason and day are there to be edited. */
export const waiversFor = (findings: readonly Finding[], owner: string, today: string): string => {
  const until = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
  const waivers = groupCauses(findings).map(({ main, fingerprint }) => ({
    fingerprint,
    operation: fingerprint === main.fingerprint ? main.key : '*',
    path: main.path,
    owner,
    why: main.message,
    until,
  }))
  return `${JSON.stringify({ waivers }, null, 2)}\n`
}
