import { listenForReads, noteRead, quietJson, recordReads, type FieldRead } from '@soe/shop-platform/field-use'
import { readState as readPlain } from '../document/document-state'
import { nameReads, readsTag, type NamedRead } from './name-reads'

/** Under these words the console hears of reads; a fixture listens. */
const channel = 'field-use'

const report = (reads: readonly NamedRead[]) => {
  // oxlint-disable-next-line no-console -- the one way out of a page that outlives it
  if (reads.length > 0) console.debug(channel, JSON.stringify(reads))
}

const drawnReads = (document: Document): readonly NamedRead[] => {
  const text = document.getElementById(readsTag)?.textContent
  return text ? (JSON.parse(text) as readonly NamedRead[]) : []
}

/** Reports what is read in one go together, and a field of a page once. */
const listen = () => {
  const known = new Set<string>()
  let waiting: FieldRead[] = []
  listenForReads((read) => {
    const id = `${read.operation} ${read.field} ${read.path}`
    if (known.has(id)) return
    known.add(id)
    if (waiting.push(read) === 1)
      queueMicrotask(() => {
        void nameReads(waiting).then(report)
        waiting = []
      })
  })
}

/** In place of the document's own, in a build that records: what the document brings along is recorded too. */
export const readState: typeof readPlain = (document) => {
  const state = readPlain(document)
  quietJson()
  listen()
  report(drawnReads(document))
  if (!state) return undefined
  const queries = state.queries.map(({ queryKey, data }) => {
    const operation = String(queryKey[0])
    const note = (field: string) => noteRead(window.fetch, { operation, field, path: window.location.pathname })
    return { queryKey, data: recordReads(data, note) }
  })
  return { ...state, queries }
}
