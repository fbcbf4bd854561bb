import type { Change } from '../draft'
import type { UndoStep, WorldPast } from '../world'

/** Bytes of a field, of an object or list without its fields, and of a text without its characters. */
const field = 8

const plainObject = 24

const plainText = 16

const ofList = (held: readonly unknown[], other: readonly unknown[]): number => {
  let bytes = plainObject + held.length * field
  // What moved within the list is shared as well, and its neighbours have mostly moved along.
  let moved = 0
  held.forEach((value, index) => {
    if (value === other[index + moved]) return
    const found = other.indexOf(value)
    if (found < 0) bytes += bytesBeside(value, other[index])
    else moved = found - index
  })
  return bytes
}

const ofObject = (held: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): number => {
  let bytes = plainObject
  for (const name in held) bytes += field + bytesBeside(held[name], other[name])
  return bytes
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** About how many bytes a value takes that it does not share with another, which it was made of or became. */
export const bytesBeside = (held: unknown, other: unknown): number => {
  if (held === other) return 0
  if (typeof held === 'string') return plainText + held.length
  if (Array.isArray(held)) return ofList(held, Array.isArray(other) ? other : [])
  return isObject(held) ? ofObject(held, isObject(other) ? other : {}) : 0
}

interface KeptStep {
  /** Undefined once it is released. */
  step: UndoStep | undefined
  readonly list: UndoList
  readonly bytes: number
}

/** The latest commits of one world, undone by their predecessors. */
export class UndoList implements WorldPast {
  private readonly kept: KeptStep[] = []

  constructor(
    private readonly keeper: UndoKeeper,
    /** The version on which the list began: what led there is unknown. */
    readonly begunAt: number,
  ) {}

  add(step: UndoStep, bytes: number) {
    const kept = { step, list: this, bytes }
    this.kept.push(kept)
    this.keeper.hold(kept)
  }

  /** The steps back to a version, the latest first; undefined where one is gone. */
  stepsTo(version: number): UndoStep[] | undefined {
    const at = this.kept.findIndex(({ step }) => step?.version === version)
    if (at < 0) return undefined
    return this.kept
      .slice(at)
      .flatMap(({ step }) => step ?? [])
      .reverse()
  }

  /** Gives up what leads to versions before this one. */
  forgetBefore(version: number) {
    while (this.kept[0]?.step && this.kept[0].step.version < version) this.forgetOldest()
  }

  forgetOldest() {
    const oldest = this.kept.shift()
    if (oldest) this.keeper.release(oldest)
  }

  forgetAll() {
    while (this.kept.length > 0) this.forgetOldest()
  }
}

/** Released steps that the queue may hold before it is written anew. */
const spare = 1000

/** Bytes that a step takes besides what it replaced, the changed part of the header included. */
const plainStep = 600

export const defaultUndoBytes = 64_000_000

/** Bounds the undo lists of all worlds together: the oldest steps go first, whichever world they are of. */
export class UndoKeeper {
  private queue: KeptStep[] = []
  private first = 0
  private live = 0
  private held = 0

  constructor(private readonly maxBytes = defaultUndoBytes) {}

  get bytes() {
    return this.held
  }

  hold(kept: KeptStep) {
    this.queue.push(kept)
    this.live += 1
    this.held += kept.bytes
    while (this.held > this.maxBytes && this.first < this.queue.length) this.forgetOldest()
    if (this.queue.length > 2 * this.live + spare) this.compact()
  }

  release(kept: KeptStep) {
    if (!kept.step) return
    kept.step = undefined
    this.live -= 1
    this.held -= kept.bytes
  }

  private forgetOldest() {
    const oldest = this.queue[this.first]
    if (oldest?.step) oldest.list.forgetOldest()
    this.first += 1
  }

  private compact() {
    this.queue = this.queue.slice(this.first).filter(({ step }) => step)
    this.first = 0
  }
}

/** Bytes that only the step holds, beside what the changes made of it. */
export const bytesOfStep = ({ replaced }: UndoStep, changes: readonly Change[]): number => {
  let bytes = plainStep
  replaced.forEach(({ value }, index) => {
    if (value) bytes += bytesBeside(value, changes[index]?.value)
  })
  return bytes
}
