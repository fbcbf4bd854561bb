import type { Scenario } from '@soe/scenario'
import type { CatalogScenario, ScenarioFile, WorldScenario } from '@soe/simulator-client'
import { idIn, type Drafts } from '../drafts/drafts'
import { readYaml } from '../text/read-yaml'
import { isAsArmed } from '../text/rule-lines'

/** A scenario in the list: armed, a draft, or ready to arm. */
export interface Entry {
  id: string
  title: string
  /** Armed in the world, a draft only, built in, or from a file. */
  origin: 'armed' | 'draft' | 'catalogue' | 'file'
  /** The file's path below the scenario folder. */
  file?: string
  area: string | undefined
  operations: readonly string[]
  errors: readonly string[]
  rules: readonly string[]
  fired: number
  matched: number
  /** Whether a draft differs from the armed or listed text. */
  hasDraft: boolean
}

interface Known {
  armed: readonly WorldScenario[]
  catalogue: readonly CatalogScenario[]
  files: readonly ScenarioFile[]
  drafts: Drafts
}

const factsOf = ({ rules }: Scenario) => ({
  operations: [...new Set<string>(rules.flatMap(({ on }) => on))],
  errors: rules.flatMap(({ reply }): string[] => [
    ...(reply?.error === undefined ? [] : [reply.error]),
    ...(reply?.errors ?? []).map(({ error }) => error),
  ]),
  rules: rules.map(({ id }) => id),
})

const counted = (rules: WorldScenario['rules'], name: 'fired' | 'matched') =>
  rules.reduce((sum, rule) => sum + rule[name], 0)

const titleIn = (text: string) => /^\s*["']?title["']?\s*:\s*["']?(.*?)["']?,?\s*$/m.exec(text)?.[1]

const none = { fired: 0, matched: 0 }

/** Every scenario once: armed ones, then drafts, then those ready to arm. */
export const entriesOf = ({ armed, catalogue, files, drafts }: Known): Entry[] => {
  const fileOf = new Map(files.flatMap(({ file, ids }) => ids.map((id) => [id, file] as const)))
  const areaOf = new Map(catalogue.map(({ id, area }) => [id, area]))
  const armedEntries = armed.map((scenario): Entry => {
    const { id, title, document, rules } = scenario
    const draft = drafts[id]
    return {
      id,
      title,
      origin: 'armed',
      area: areaOf.get(id),
      ...factsOf(document),
      fired: counted(rules, 'fired'),
      matched: counted(rules, 'matched'),
      hasDraft: draft !== undefined && !isAsArmed(readYaml(draft)?.data, scenario),
    }
  })
  const known = new Set([...armed, ...catalogue].map(({ id }) => id))
  const draftEntries = Object.entries(drafts)
    .filter(([id]) => !known.has(id))
    .map(([id, text]): Entry => ({
      id,
      title: titleIn(text) ?? idIn(text) ?? id,
      origin: 'draft',
      area: undefined,
      operations: [],
      errors: [],
      rules: [],
      ...none,
      hasDraft: true,
    }))
  const isArmed = new Set(armed.map(({ id }) => id))
  const others = catalogue
    .filter(({ id }) => !isArmed.has(id))
    .map(({ id, title, area, document }): Entry => {
      const file = fileOf.get(id)
      return {
        id,
        title,
        origin: file === undefined ? 'catalogue' : 'file',
        ...(file !== undefined && { file }),
        area,
        ...factsOf(document),
        ...none,
        hasDraft: id in drafts,
      }
    })
  return [
    ...armedEntries,
    ...draftEntries,
    ...others.toSorted((left, right) => Number(right.origin === 'file') - Number(left.origin === 'file')),
  ]
}

const haystackOf = ({ id, title, operations, errors, file = '' }: Entry) =>
  [id, title, file, ...operations, ...errors].join(' ').toLowerCase()

export const entriesFound = (entries: readonly Entry[], search: string, area: string | undefined): Entry[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if (area !== undefined && entry.area !== area) return false
    const haystack = haystackOf(entry)
    return words.every((word) => haystack.includes(word))
  })
}

export const areasOf = (entries: readonly Entry[]): [area: string, count: number][] => {
  const counts = new Map<string, number>()
  for (const { area } of entries) if (area !== undefined) counts.set(area, (counts.get(area) ?? 0) + 1)
  return [...counts]
}

const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '')

export const sectionOf = ({ origin, file = '' }: Entry): string => {
  if (origin === 'armed') return 'In this world'
  if (origin === 'draft') return 'Drafts'
  if (origin === 'catalogue') return 'Catalogue'
  const folder = folderOf(file)
  return folder === '' ? 'Your files' : `Your files, ${folder}`
}
