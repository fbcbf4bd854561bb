/** One bucket for each world: what is sent at the same time shares it. */
export interface Bandwidth {
  /** Milliseconds until so many bytes have gone, behind those that were asked for before. */
  take(worldId: string, bytesPerSecond: number, bytes: number): number
}

/** Worlds that are remembered until one that sends nothing is looked for. */
const maxBusy = 1000

/** @param now in milliseconds */
export const createBandwidth = (now: () => number): Bandwidth => {
  const freeAt = new Map<string, number>()
  const forgetFree = (at: number) => {
    for (const [world, free] of freeAt) if (free <= at) freeAt.delete(world)
  }
  return {
    take: (worldId, bytesPerSecond, bytes) => {
      const at = now()
      if (freeAt.size >= maxBusy) forgetFree(at)
      const end = Math.max(at, freeAt.get(worldId) ?? 0) + (bytes / bytesPerSecond) * 1000
      freeAt.set(worldId, end)
      return end - at
    },
  }
}
