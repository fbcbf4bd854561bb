import type { StateService } from './state-service'

/** Writes down every state that is set up, until it is taken down again. */
export const createLedger = (states: StateService) => {
  const open = new Set<string>()
  const teardown = async (of: string) => {
    await states.teardown(of)
    open.delete(of)
  }
  return {
    states: {
      ...states,
      shopper: async (...asked: Parameters<StateService['shopper']>) => {
        const ready = await states.shopper(...asked)
        open.add(ready.id)
        return ready
      },
      teardown,
    } satisfies StateService,
    /** Takes down what is still there, the newest first. */
    close: async () => {
      for (const id of [...open].reverse()) await teardown(id).catch(() => undefined)
    },
    leftovers: (): readonly string[] => [...open],
  }
}
