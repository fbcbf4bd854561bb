import type { ScenarioProblem } from '@soe/contracts'
import type { Scenario } from '@soe/scenario'

export interface ReadVersion {
  readonly signature: string
  readonly ok: boolean
  readonly scenarios: readonly Scenario[]
  readonly problems: readonly ScenarioProblem[]
}

export interface KeptFile {
  readonly file: string
  readonly latest: ReadVersion
  /** Those of the last version without an error. */
  readonly scenarios: readonly Scenario[]
  readonly ok: boolean
  readonly problems: readonly ScenarioProblem[]
  /** Real time in milliseconds since 1970. */
  readonly loadedAt: number | undefined
}

const idsOf = (scenarios: readonly Scenario[]) => scenarios.map(({ id }) => id)

type Claims = Map<string, string>

/** A file keeps the ids that it has given and still gives, whatever other files claim. */
const keptClaims = (files: readonly ReadFile[], builtIn: ReadonlySet<string>): Claims => {
  const claims: Claims = new Map([...builtIn].map((id) => [id, 'the built-in catalogue']))
  for (const { file, latest, before } of files) {
    const given = new Set(latest.ok ? idsOf(latest.scenarios) : undefined)
    for (const id of idsOf(before?.scenarios ?? [])) if (!latest.ok || given.has(id)) claims.set(id, file)
  }
  return claims
}

const duplicate = (file: string, id: string, owner: string): ScenarioProblem => ({
  severity: 'error',
  code: 'duplicate-id',
  path: 'id',
  message: `${file} names a scenario "${id}", which is in ${owner} already: give one of them another id.`,
})

export interface ReadFile {
  readonly file: string
  readonly latest: ReadVersion
  readonly before: KeptFile | undefined
}

const chooseVersion = ({ file, latest, before }: ReadFile, claims: Claims, now: number): KeptFile => {
  const stays = { file, latest, scenarios: before?.scenarios ?? [], loadedAt: before?.loadedAt }
  if (!latest.ok) return { ...stays, ok: false, problems: latest.problems }
  const taken = idsOf(latest.scenarios).flatMap((id) => {
    const owner = claims.get(id)
    return owner === undefined || owner === file ? [] : [duplicate(file, id, owner)]
  })
  if (taken.length > 0) return { ...stays, ok: false, problems: [...latest.problems, ...taken] }
  for (const { id } of latest.scenarios) claims.set(id, file)
  const isSame = before?.scenarios === latest.scenarios
  const loadedAt = isSame ? before.loadedAt : now
  return { file, latest, scenarios: latest.scenarios, ok: true, problems: latest.problems, loadedAt }
}

/** Takes a file's latest version unless it has an error or claims a scenario of another file. */
export const chooseVersions = (files: readonly ReadFile[], builtIn: ReadonlySet<string>, now: number): KeptFile[] => {
  const claims = keptClaims(files, builtIn)
  return files.map((read) => chooseVersion(read, claims, now))
}
