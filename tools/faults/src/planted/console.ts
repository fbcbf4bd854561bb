import type { PlantedFault } from './planted-fault'

export const consoleFaults: readonly PlantedFault[] = [
  {
    id: 'journal-filter-minds-case',
    kind: 'a wrong field',
    sees: '"AddDevice" in the filter of the journal finds nothing.',
    anchor: '): readonly JournalRow[] => { const words = ⟦text.toLowerCase()⟧.split(/\\s+/)',
    faulty: 'text',
  },
  {
    id: 'reset-world-loses-its-seed',
    kind: 'a wrong field',
    sees: 'A world that was reset draws other ids and chances than before.',
    anchor: 'return ⟦client.makeWorld({ id, persona, seed })⟧',
    faulty: 'client.makeWorld({ id, persona })',
  },
  {
    id: 'disarmed-scenario-is-lost',
    kind: 'input lost',
    sees: 'A scenario that was written here and armed is gone once it is disarmed.',
    anchor: 'if (⟦left && !isElsewhere && !(id in drafts)⟧) changeDrafts',
    faulty: 'false',
  },
  {
    id: 'world-is-not-read-after-a-command',
    kind: 'a stale read',
    sees: 'After a command the panes show the state from before it.',
    anchor: '...(world === undefined ? [] : [⟦queries.invalidateQueries({ queryKey: queryKeys.world(world) })⟧])',
    faulty: 'undefined',
  },
  {
    id: 'clock-moves-by-a-minute',
    kind: 'a wrong field',
    sees: 'Whatever duration is typed, the clock advances by one minute.',
    anchor: 'return { change: { advance: ⟦duration⟧ }, text: `Clock advanced by ${duration}` }',
    faulty: "'PT1M'",
  },
  {
    id: 'draft-counts-calls-of-all-sessions',
    kind: 'a wrong field',
    sees: 'A scenario made from a call acts at a later call than it was made from.',
    anchor: 'row.call.operation === operation && ⟦row.call.session === session⟧',
    faulty: 'true',
  },
  {
    id: 'cancel-drops-the-world',
    kind: 'a handler does something else',
    sees: '"Cancel" in the question whether to drop a world drops it.',
    anchor: '<Button variant="outline" onClick={⟦onClose⟧}> Cancel </Button> <Button type="submit" variant="danger"',
    faulty: 'onConfirm',
  },
  {
    id: 'refused-token-is-silent',
    kind: 'a wrong or missing message',
    sees: 'A wrong token is refused without a word.',
    anchor: "error={⟦wasTokenRefused ? 'The simulator did not take that token.' : undefined⟧}",
    faulty: 'undefined',
  },
  {
    id: 'keys-act-behind-a-dialog',
    kind: 'a handler does something else',
    sees: 'A key that is pressed in a dialog changes the world behind it.',
    anchor: 'if (event.defaultPrevented || ⟦isModalOpen()⟧) return',
    faulty: 'false',
  },
  {
    id: 'broken-stream-is-not-polled',
    kind: 'a stale read',
    sees: 'When the stream of the journal breaks, the journal stands still and looks live.',
    anchor: "if (signal.aborted) return ⟦following.onFeed('polled')⟧",
    faulty: 'undefined',
  },
]
