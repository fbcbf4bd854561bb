import type { SnapshotFile } from '@soe/simulator-client'
import { fileOf, type CommandRun } from './command'
import { writeOut } from './write-out'

/** Writes a snapshot to the file of `--out`, else to stdout. */
export const writeSnapshot = async (
  { io, given, show }: CommandRun<{ readonly out?: string }>,
  snapshot: SnapshotFile,
  source: Readonly<Record<string, string>>,
) => {
  const text = JSON.stringify(snapshot, null, 2)
  const out = fileOf(given)
  if (out === undefined) return io.out(text.split('\n'))
  await writeOut(out, `${text}\n`)
  const [[kind, id] = []] = Object.entries(source)
  show({ ...source, file: out }, () => `Wrote the ${kind} ${id} to ${out}.`)
}
