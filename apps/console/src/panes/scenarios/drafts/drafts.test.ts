import { checkScenario } from '@soe/scenario'
import { readYaml } from '../text/read-yaml'
import { freeId, idIn, loadDrafts, newScenario, saveDrafts, sentText, splitDocuments, withId } from './drafts'
import { takeHandOver } from '../../../data'

beforeEach(() => sessionStorage.clear())

describe('drafts', () => {
  it('survive in their world, and in no other', () => {
    expect(saveDrafts(sessionStorage, 'one', { a: 'id: a\n' })).toBe(true)
    expect(loadDrafts(sessionStorage, 'one')).toEqual({ a: 'id: a\n' })
    expect(loadDrafts(sessionStorage, 'two')).toEqual({})
  })

  it.each(['{', '3', 'null', '{"a":3}'])('begin at none where %p was kept', (kept) => {
    sessionStorage.setItem('drafts:one', kept)
    expect(loadDrafts(sessionStorage, 'one')).toEqual({})
  })

  it('tell when the browser keeps no more', () => {
    const full = {
      ...sessionStorage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(saveDrafts(full, 'one', { a: 'x' })).toBe(false)
  })

  it('are taken over once', () => {
    sessionStorage.setItem('draft:one', 'id: a\n')
    expect(takeHandOver(sessionStorage, 'one')).toBe('id: a\n')
    expect(takeHandOver(sessionStorage, 'one')).toBeUndefined()
  })
})

describe('a file of scenarios', () => {
  it('may hold several documents', () => {
    expect(splitDocuments('# holes\n---\nid: a\r\nrules: []\n--- # next\nid: b\n---\n')).toEqual([
      'id: a\nrules: []\n',
      'id: b\n',
    ])
  })

  it('may hold a list in JSON, with comments', () => {
    expect(splitDocuments('[{"id": "a"}, // one\n {"id": "b"}]').map((text) => idIn(text))).toEqual(['a', 'b'])
    expect(splitDocuments('{"id": "a" /* one */}')).toEqual(['{"id": "a" /* one */}'])
  })

  it('is sent without the comments of JSON, each character where it was', () => {
    expect(sentText('{"id": "a" /* x */}')).toBe('{"id": "a"        }')
    expect(sentText('id: a # x')).toBe('id: a # x')
  })
})

describe('ids', () => {
  it('get a number where they are taken', () => {
    expect(freeId('a', new Set())).toBe('a')
    expect(freeId('a', new Set(['a', 'a-2']))).toBe('a-3')
    expect(freeId('a-2', new Set(['a-2']))).toBe('a-3')
  })

  it("are the scenario's own, not a rule's", () => {
    const text = 'apiVersion: sim/v1\nrules:\n  - id: rule\nid: mine\n'
    expect(idIn(text)).toBe('mine')
    expect(withId(text, 'yours')).toContain('\nid: yours\n')
    expect(withId(text, 'yours')).toContain('- id: rule')
  })
})

it('begins with a scenario that can be armed', () => {
  expect(checkScenario(readYaml(newScenario('new'))?.data)).toMatchObject({ ok: true, problems: [] })
})
