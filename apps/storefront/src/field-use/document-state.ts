import { listenForReads, noteRead, quietJson, recordReads, type FieldRead } from '@soe/shop-platform/field-use'
import { readState as readPlain } from '../document/document-state'
import { nameReads, readsTag, type NamedRead } from './name-reads'

/** Prefix of the console messages that report reads; a fixture of the browser tests collects them. */
const channel = 'field-use'

const report = (reads: readonly NamedRead[]) => {
  // oxlint-disable-next-line no-console -- the one report that outlives the page
  if (reads.length > 0) console.debug(channel, JSON.stringify(reads))
}

const drawnReads = (document: Document): readonly NamedRead[] => {
  const text = document.getElementById(readsTag)?.textContent
  return text ? (JSON.parse(text) as readonly NamedRead[]) : []
}

/** Reports each field of a page once, and those of one task together. */
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

/** Replaces the document's own in a recording build, so that reads of the answers in the document count too. */
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
