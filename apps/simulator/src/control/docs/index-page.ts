import type { Operation, OperationKey } from '@soe/contracts'
import { docsLayout } from './docs-layout'
import { escape } from './html'

interface Keyed {
  readonly key: OperationKey
  readonly operation: Operation
}

const audienceNames = ({ metadata }: Operation) => Object.keys(metadata.paths).join(', ')

const searchable = ({ key, operation: { summary, metadata } }: Keyed) =>
  [key, summary, ...Object.values(metadata.paths), ...metadata.aliases, ...metadata.errors].join(' ').toLowerCase()

const row = (keyed: Keyed) => {
  const { key, operation } = keyed
  return `
            <li data-text="${escape(searchable(keyed))}">
              <a href="/__sim/docs/${escape(key)}">
                <span class="key">${escape(key)}</span>
                <span class="summary">${escape(operation.summary ?? '')}</span>
                <span class="note">${operation.method} · ${operation.metadata.kind} · ${escape(audienceNames(operation))}</span>
              </a>
            </li>`
}

const section = (area: string, members: readonly Keyed[]) => `
        <section id="${escape(area)}" aria-labelledby="${escape(area)}-title">
          <h2 id="${escape(area)}-title">${escape(area)}</h2>
          <ul class="rows">${members.map(row).join('')}
          </ul>
        </section>`

const areasOf = (all: readonly Keyed[]): [string, Keyed[]][] => {
  const areas = new Map<string, Keyed[]>()
  for (const keyed of all) {
    const area = keyed.key.split('.')[0] ?? keyed.key
    areas.set(area, [...(areas.get(area) ?? []), keyed])
  }
  return [...areas]
}

const matches = (asked: string) => (keyed: Keyed) =>
  asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searchable(keyed).includes(word))

/** Every operation by area. @param asked words of which each must occur in a key, a summary, a path or an error */
export const indexPage = (all: readonly Keyed[], asked: string): string => {
  const found = all.filter(matches(asked))
  const areas = areasOf(found)
  return docsLayout(
    'Operations',
    `<div class="columns">
      <div class="rail">
        <h1>Operations</h1>
        <p>Every call of the carrier under contract: its paths by audience, what it takes, what it answers and what can go wrong.</p>
        <form role="search" action="/__sim/docs">
          <label for="q">Search by key, path or error</label>
          <input id="q" name="q" type="search" value="${escape(asked)}" autocomplete="off" spellcheck="false" aria-describedby="count">
          <p id="count" role="status">${found.length} of ${all.length}</p>
        </form>
        <nav class="areas" aria-label="Areas">
          <ul>${areas.map(([area]) => `<li><a href="#${escape(area)}">${escape(area)}</a></li>`).join('')}</ul>
        </nav>
      </div>
      <main id="main">${areas.map(([area, members]) => section(area, members)).join('')}
        <p class="none"${found.length > 0 ? ' hidden' : ''}>No operation has all of these words. <a href="/__sim/docs">Show every operation</a></p>
      </main>
    </div>`,
  )
}
