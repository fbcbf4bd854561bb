import { type Anchor, findAnchor, readAnchor, type Range } from './place/find-anchor'
import { tokensOf } from './place/read-tokens'
import type { SourceFile } from './sources'

/** A fault that a build holds behind a switch. */
export interface Fault {
  readonly id: string
  /** What sort of fault it is, or the mutator that made it. */
  readonly kind: string
  /** What a user would meet; nobody has said so of a drawn mutant. */
  readonly sees?: string
  /**
   * Text of the production code, found once in it whatever its white space. What stands between ⟦ and ⟧ is one
   * expression, statement or attribute value, which the faulty one replaces.
   */
  readonly anchor: string
  readonly faulty: string
}

/** A fault, and every place that its anchor names; a fault that can be placed has one. */
export interface FoundFault {
  readonly fault: Fault
  readonly places: readonly (Range & { readonly file: string })[]
}

/** All sources in one text, so that a look-up is one search. */
const indexSources = (sources: readonly SourceFile[]) => {
  const files = sources.map(({ file, text }) => ({ file, source: tokensOf(text) }))
  const starts: number[] = []
  let length = 0
  for (const { source } of files) {
    starts.push(length)
    length += source.plain.length
  }
  const plain = files.map(({ source }) => source.plain).join('')
  const fileAt = (position: number) => files[starts.findLastIndex((start) => start <= position)]
  return (anchor: Anchor) => {
    const found = new Set<(typeof files)[number]>()
    for (let at = plain.indexOf(anchor.plain); at !== -1; at = plain.indexOf(anchor.plain, at + 1)) {
      const file = fileAt(at)
      if (file) found.add(file)
    }
    return [...found].flatMap(({ file, source }) => findAnchor(source, anchor).map((range) => ({ file, ...range })))
  }
}

export const findFaults = (sources: readonly SourceFile[], faults: readonly Fault[]): FoundFault[] => {
  const find = indexSources(sources)
  return faults.map((fault) => ({ fault, places: find(readAnchor(fault.anchor)) }))
}
