import type { Range } from './find-anchor'
import { siteFinder, type Site } from './sites'

export interface PlacedFault extends Range {
  readonly id: string
  readonly faulty: string
}

/** Asked where a fault may act; nobody answers outside a run of the planted faults. */
const asks = (id: string) => `globalThis.__fault?.(${JSON.stringify(id)})`

interface Alternative {
  readonly id: string
  /** The whole site, with the fault in it. */
  readonly text: string
}

interface Choice extends Site {
  readonly alternatives: readonly Alternative[]
}

const chain = (alternatives: readonly Alternative[], original: string) =>
  alternatives.reduceRight((other, { id, text }) => `(${asks(id)} ? (${text}) : ${other})`, `(${original})`)

const ifs = (alternatives: readonly Alternative[], original: string) =>
  alternatives.reduceRight((other, { id, text }) => `if (${asks(id)}) {\n${text}\n} else ${other}`, `{\n${original}\n}`)

const writers: Readonly<Record<Site['form'], (alternatives: readonly Alternative[], original: string) => string>> = {
  expression: chain,
  braced: (alternatives, original) => `{${chain(alternatives, original)}}`,
  statement: (alternatives, original) => `{ ${ifs(alternatives, original)} }`,
  block: (alternatives, original) => `{ ${ifs(alternatives, original)} }`,
}

const contains = (outer: Range, inner: Range) => outer.start <= inner.start && outer.end >= inner.end

/** The sites of a file from the outside in, each once. */
const choicesOf = (file: string, source: string, faults: readonly PlacedFault[]): Choice[] => {
  const find = siteFinder(file, source)
  const choices = new Map<string, Choice>()
  for (const { id, faulty, start, end } of faults) {
    const site = find({ start, end })
    const key = `${site.start} ${site.end}`
    const text = source.slice(site.start, start) + faulty + source.slice(end, site.end)
    const known = choices.get(key)?.alternatives ?? []
    choices.set(key, { ...site, alternatives: [...known, { id, text }] })
  }
  return [...choices.values()].toSorted((left, right) => left.start - right.start || right.end - left.end)
}

const write = (source: string, { start, end }: Range, choices: readonly Choice[]): string => {
  const [first] = choices
  if (!first) return source.slice(start, end)
  const inside = choices.slice(1).filter((choice) => contains(first, choice))
  const behind = choices.slice(1).filter((choice) => !contains(first, choice))
  const switched = writers[first.form](first.alternatives, write(source, first, inside))
  return source.slice(start, first.start) + switched + write(source, { start: first.end, end }, behind)
}

/** The source with a switch around each fault that is read at run time. */
export const placeSwitches = (file: string, source: string, faults: readonly PlacedFault[]): string =>
  faults.length === 0 ? source : write(source, { start: 0, end: source.length }, choicesOf(file, source, faults))
