import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { noopLogger } from '@stryker-mutator/util'
import { strykerPlugins } from './ignore-data.mjs'
import { drawnName, placeOf } from './drawn-name.mjs'
import type { Mutation } from './mutant'
import { firstSeed, type Subject } from './subjects'

type Mutant = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number]

/** A place in a hat, the same one as long as the mutant and its surroundings stay. */
const lotOf = ({ fileName, mutatorName, replacement, location }: Mutant, line: string, seed: number) =>
  createHash('sha256')
    .update(JSON.stringify([seed, fileName, mutatorName, replacement, location.start.column, line]))
    .digest('hex')

/**
 * Draws a subject's sample.
 * @param files below the subject's folder
 */
export const drawMutants = async (
  { folder, sample = 0, seed = firstSeed }: Subject,
  root: string,
  files: readonly string[],
): Promise<Mutation[]> => {
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, folder, file), 'utf8')]))
  const { mutants } = await new Instrumenter(noopLogger).instrument(
    [...sources].map(([name, content]) => ({ name, mutate: true, content })),
    { plugins: null, excludedMutations: [], ignorers: strykerPlugins.map(({ value }) => value), noHeader: true },
  )
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map((mutant) => {
      const line = sources.get(mutant.fileName)?.split('\n')[mutant.location.start.line] ?? ''
      return { mutant, lot: lotOf(mutant, line, seed) }
    })
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, sample)
    .map(({ mutant }) => ({ file: mutant.fileName, place: placeOf(mutant), name: drawnName(mutant) }))
}
