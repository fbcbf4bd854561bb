/** A text that can grow: one part again and again, and what closes it as often. */
export interface Shape {
  readonly before: string
  readonly unit: string
  readonly between: string
  readonly closing: string
  readonly after: string
}

/** What reads or prints a stranger's text. It may refuse the text by an error of its own. */
export interface Entry {
  readonly name: string
  readonly read: (text: string) => unknown
  /** Words that mean something there. */
  readonly words: readonly string[]
  /** Characters of the shortest of the texts that are compared, where longer ones are refused. */
  readonly length?: number
}

const isSoak = process.env['SOAK'] === '1'
const tries = isSoak ? 800 : 20
const usualLength = isSoak ? 64_000 : 8_000

const common = [
  ...'{}[]()<>"\'\\/:;,.=&%#@*+-_|!?~^$ \n\r\t0aA\u0000\u001bé😀\u202e',
  'eyJ',
  '://',
  '\\u0000',
  '%41',
  '  ',
  '\r\n',
]

/** Numbers in [0, 1) that a seed repeats (mulberry32). */
const drawsOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const textOf = ({ before, unit, between, closing, after }: Shape, length: number): string => {
  const times = Math.max(1, Math.floor(length / Math.max(1, unit.length + closing.length)))
  return `${before}${unit.repeat(times)}${between}${closing.repeat(times)}${after}`
}

/** Microseconds of the processor. Whatever is thrown is a refusal, but for a stack that is too small. */
const costOf = ({ read }: Entry, text: string): number => {
  const begun = process.cpuUsage()
  try {
    read(text)
  } catch (error) {
    if ((error as Error).name === 'RangeError') throw error
  }
  const { user, system } = process.cpuUsage(begun)
  return user + system
}

const leastOf = (entry: Entry, text: string): number =>
  Math.min(...Array.from({ length: 4 }, () => costOf(entry, text)))

/** Below it the clock and the collector are heard more than the text. */
const audible = 20_000

/** What a text of double the length may take at most, where twice is linear and four times is quadratic. */
const mostGrowth = 3

/** Whether the processor's time grows faster than the text, at each of two doublings. */
const growsFaster = (entry: Entry, shape: Shape): boolean => {
  const { length = usualLength } = entry
  const [once, twice, fourTimes] = [1, 2, 4].map((times) => leastOf(entry, textOf(shape, length * times))) as [
    number,
    number,
    number,
  ]
  return fourTimes > audible && twice > once * mostGrowth && fourTimes > twice * mostGrowth
}

const plain: Shape = { before: '', unit: 'a', between: '', closing: '', after: '' }

/** The shapes that take longest of many that are drawn, each from one that took long. */
const slowest = (entry: Entry, draw: () => number): readonly Shape[] => {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)] as Item
  const words = [...common, ...entry.words]
  const parts = ['before', 'unit', 'unit', 'between', 'closing', 'after'] as const
  const changed = (text: string): string => {
    const at = Math.floor(draw() * (text.length + 1))
    return pick([text.slice(0, at) + pick(words) + text.slice(at), text + pick(words), pick(words), text.slice(at), ''])
  }
  const mutated = (shape: Shape): Shape => {
    const part = pick(parts)
    const made = { ...shape, [part]: changed(shape[part]).slice(0, 200) }
    return made.unit === '' ? { ...made, unit: pick(words) } : made
  }
  const { length = usualLength } = entry
  const kept = words.slice(-entry.words.length).map((unit) => ({ ...plain, unit }))
  const weighed = [plain, ...kept].map((shape) => ({ shape, cost: costOf(entry, textOf(shape, length)) }))
  for (let made = 0; made < tries; made += 1) {
    const shape = mutated(pick(weighed).shape)
    weighed.push({ shape, cost: costOf(entry, textOf(shape, length)) })
    weighed.sort((left, right) => right.cost - left.cost)
    weighed.splice(12)
  }
  return weighed.slice(0, 4).map(({ shape }) => shape)
}

/** The texts whose reading takes time that grows faster than they do, of many that were drawn by a seed. */
export const slowTexts = (entry: Entry, seed = Number(process.env['SOAK_SEED'] ?? 20_261)): readonly Shape[] =>
  slowest(entry, drawsOf(seed)).filter((shape) => growsFaster(entry, shape))
