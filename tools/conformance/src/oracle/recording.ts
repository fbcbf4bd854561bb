import type { Check } from '../run/check'
import type { Call } from '../shopping/call'

/** The calls of each check, by its name, in the order of their answers. */
export type Recording = ReadonlyMap<string, readonly Call[]>

/** Keeps what checks call; those of one name run at the same time, and are kept one after the other. */
export const createRecorder = () => {
  const recording = new Map<Check, Call[]>()
  return {
    onCall: (check: Check, call: Call) => {
      const calls = recording.get(check) ?? []
      calls.push(call)
      recording.set(check, calls)
    },
    recordingOf: (checks: readonly Check[]): Recording => {
      const calls = new Map<string, Call[]>(checks.map(({ name }) => [name, []]))
      for (const check of checks) calls.get(check.name)?.push(...(recording.get(check) ?? []))
      return calls
    },
  }
}
