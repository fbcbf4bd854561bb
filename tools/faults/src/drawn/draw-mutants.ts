/** Draws the mutants that `mutants.json` holds. Run it once: afterwards each mutant travels with its code. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { noopLogger } from '@stryker-mutator/util'
import type { Fault } from '../fault'
import { findAnchor, readAnchor } from '../place/find-anchor'
import { placeSwitches } from '../place/place-switches'
import { tokensOf, type Tokens } from '../place/read-tokens'
import { featureOf, readSources, type SourceFile } from '../sources'

type Mutant = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number]
type Row = Omit<Fault, 'sees'>

/** Words, and tables of plain data, hold no decision. */
const isLeftOut = ({ file }: SourceFile) => /(-texts|spanish-messages|flag-name|delays)\.ts$|\/index\.ts$/.test(file)

/** Numbers between 0 and 1, the same ones for a seed. */
const randomNumbers = (start: number) => {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const offsetIn = (text: string, { line, column }: { line: number; column: number }): number =>
  text.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + column

const rangeOf = (text: string, { location }: Mutant) => ({
  start: offsetIn(text, location.start),
  end: offsetIn(text, location.end),
})

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const sources = readSources(root).filter((source) => !isLeftOut(source))
const everything: Tokens[] = readSources(root).map(({ text }) => tokensOf(text))

const isUnique = (anchor: string): boolean => {
  const read = readAnchor(anchor)
  return everything.reduce((count, source) => count + findAnchor(source, read).length, 0) === 1
}

/** The replaced text with as many tokens on either side as name it in all the code. */
const anchorFor = (text: string, { start, end }: { start: number; end: number }): string | undefined => {
  const { tokens } = tokensOf(text)
  const from = tokens.findIndex((token) => token.end > start)
  const to = tokens.findLastIndex((token) => token.start < end)
  for (let more = 4; more < 60; more += 4) {
    const first = tokens[Math.max(0, from - more)]?.start ?? 0
    const last = tokens[Math.min(tokens.length - 1, to + more)]?.end ?? text.length
    const written = `${text.slice(first, start)}⟦${text.slice(start, end)}⟧${text.slice(end, last)}`
    const anchor = written.replaceAll(/\s+/g, ' ')
    if (isUnique(anchor)) return anchor
  }
  return undefined
}

const rowOf = ({ file, text }: SourceFile, mutant: Mutant): Row | undefined => {
  const range = rangeOf(text, mutant)
  const { replacement: faulty, mutatorName: kind } = mutant
  try {
    placeSwitches(file, text, [{ id: '', faulty, ...range }])
  } catch {
    return undefined
  }
  const anchor = anchorFor(text, range)
  return anchor === undefined ? undefined : { id: `${featureOf(file)}-${mutant.id}`, kind, anchor, faulty }
}

const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true }
const { mutants } = await new Instrumenter(noopLogger).instrument(
  sources.map(({ file, text }) => ({ name: file, mutate: true, content: text })),
  options,
)

/** Fixed before the first run: it draws the same mutants from the same code. */
const seed = 20_260_731

const howMany = 200

const random = randomNumbers(seed)
const shuffled = mutants
  .map((mutant) => ({ mutant, place: random() }))
  .toSorted((left, right) => left.place - right.place)
const drawn: Row[] = []
for (const { mutant } of shuffled) {
  if (drawn.length === howMany) break
  const source = sources.find(({ file }) => file === mutant.fileName)
  const row = source && rowOf(source, mutant)
  if (row) drawn.push(row)
}
writeFileSync(new URL('mutants.json', import.meta.url), `${JSON.stringify(drawn, undefined, 2)}\n`)
console.log(`${drawn.length} of ${mutants.length} mutants drawn`)
