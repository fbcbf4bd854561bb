/** Mulberry32: one step of a small generator with 32 bits of state. */
export const nextRandom = (state: number): { state: number; value: number } => {
  const next = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return { state: next, value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296 }
}

/** FNV-1a: 32 bits of a text, the same on every machine. */
export const hashText = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5)

/** Unguessable ids. Unlike everything else in a world, they don't follow from its seed. */
export interface SecretIds {
  secret(): string
}
