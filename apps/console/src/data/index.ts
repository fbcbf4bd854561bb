export { handOverKey, takeHandOver } from './hand-over'
export * from './mutations'
export * from './queries'
export { queryKeys } from './query-keys'
export { SimulatorProvider, useSimulator } from './simulator-provider'
export { JournalContext, useJournal, useJournalFeed, type JournalFeed } from './use-journal'
export type { JournalRow } from './journal-rows'
export { useWorldNow } from './use-world-now'
export { readSnapshotFile } from './read-snapshot-file'
export {
  saveSnapshot,
  useDropSnapshot,
  useKeepSnapshot,
  useKeptSnapshots,
  useRenameSnapshot,
} from './use-kept-snapshots'
