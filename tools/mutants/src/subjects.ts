export interface Subject {
  readonly name: string
  /** A project with Jest tests of its own. */
  readonly folder: string
  /** So many mutants drawn by the seed; all of them where it is not said. */
  readonly sample?: number
  readonly seed?: number
  /** The share of mutants that tests have to catch. */
  readonly atLeast: number
}

/** The code that runs in Node. What runs in a browser is the faults' (`tools/faults`). */
export const subjects: readonly Subject[] = [
  { name: 'rules', folder: 'libs/rules', atLeast: 0.85 },
  { name: 'carrier', folder: 'libs/carrier', atLeast: 0.85 },
  { name: 'scenario', folder: 'libs/scenario', atLeast: 0.85 },
  { name: 'world', folder: 'libs/world', sample: 500, atLeast: 0.8 },
  { name: 'conformance', folder: 'tools/conformance', sample: 500, atLeast: 0.8 },
]

/** The same mutants are drawn by the same seed. */
export const firstSeed = 20_261_126

/** Source files that are mutated; `testing` and `laws` folders are the tests' own. */
export const isMutated = (file: string): boolean =>
  file.endsWith('.ts') && !/\.(test|d)\.ts$|\/(testing|laws)\//.test(file)
