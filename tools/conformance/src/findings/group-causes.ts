import type { Finding } from './finding'

/** Findings that one fault probably explains: the same thing is wrong at the same place of several operations. */
export interface Cause {
  readonly kind: string
  readonly path: string
  readonly findings: readonly Finding[]
}

export const groupCauses = (findings: readonly Finding[]): readonly Cause[] => {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const group = `${finding.kind} ${finding.path}`
    groups.set(group, [...(groups.get(group) ?? []), finding])
  }
  return [...groups.values()].map((together) => {
    const { kind, path } = together[0] as Finding
    return { kind, path, findings: together }
  })
}
