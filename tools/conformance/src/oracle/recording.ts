import type { Check } from '../run/check'
import type { Call } from '../shopping/call'

/** The calls of each check, by its name, in the order of their answers. */
export type Recording = ReadonlyMap<string, readonly Call[]>

/** Keeps what checks call. */
export const createRecorder = () => {
  const recording = new Map<string, Call[]>()
  return {
    onCall: ({ name }: Check, call: Call) => {
      const calls = recording.get(name) ?? []
      calls.push(call)
      recording.set(name, calls)
    },
    recording: recording as Recording,
  }
}
