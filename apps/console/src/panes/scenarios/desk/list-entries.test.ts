import { checkScenario, type Scenario } from '@soe/scenario'
import type { CatalogScenario, ScenarioFile, WorldScenario } from '@soe/simulator-client'
import { readYaml } from '../text/read-yaml'
import { newScenario } from '../drafts/drafts'
import { areasOf, entriesFound, entriesOf, sectionOf } from './list-entries'

const documentOf = (id: string) => checkScenario(readYaml(newScenario(id))?.data).scenario as Scenario

const inCatalogue = (id: string, area: string): CatalogScenario => ({
  id,
  title: `Title of ${id}`,
  area,
  operations: ['cart.addDevice'],
  document: documentOf(id),
})

const armed: WorldScenario = {
  id: 'lock',
  title: 'Retail holds the cart',
  armedAt: '2026-11-20T14:00:00Z',
  rules: [
    { id: 'a', matched: 3, fired: 1 },
    { id: 'b', matched: 2, fired: 1 },
  ],
  document: documentOf('lock'),
}

const file: ScenarioFile = { file: 'team/mine.yaml', ids: ['mine'], ok: true, problems: [] }

const entries = entriesOf({
  armed: [armed],
  catalogue: [inCatalogue('lock', 'locks'), inCatalogue('slow', 'network'), inCatalogue('mine', 'mine.yaml')],
  files: [file],
  drafts: { new: 'id: new\ntitle: Something new\n', slow: 'id: slow\n' },
})

describe('the list of scenarios', () => {
  it('names each once: armed, drafts, files, then the catalogue', () => {
    expect(entries.map((entry) => [entry.id, sectionOf(entry), entry.hasDraft])).toEqual([
      ['lock', 'In this world', false],
      ['new', 'Drafts', true],
      ['mine', 'Your files, team', false],
      ['slow', 'Catalogue', true],
    ])
    expect(entries[0]).toMatchObject({ fired: 2, matched: 5, area: 'locks' })
    expect(entries[1]).toMatchObject({ title: 'Something new' })
  })

  it.each([
    ['retail cart', ['lock']],
    ['SLOW', ['slow']],
    ['208 addDevice', ['lock', 'mine', 'slow']],
    ['team', ['mine']],
    ['nothing-like-it', []],
  ])('finds %p in titles, ids, operations, errors and files', (search, ids) => {
    expect(entriesFound(entries, search, undefined).map(({ id }) => id)).toEqual(ids)
  })

  it('is narrowed to an area', () => {
    expect(areasOf(entries)).toEqual([
      ['locks', 1],
      ['mine.yaml', 1],
      ['network', 1],
    ])
    expect(entriesFound(entries, '', 'network').map(({ id }) => id)).toEqual(['slow'])
  })
})
