import type { WorldOverview } from '@soe/simulator-client'
import { groupWorlds, latestWorld, mostShown } from './group-worlds'

const world = (id: string, more: Partial<WorldOverview> = {}): WorldOverview => ({
  id,
  persona: 'prospect',
  seed: 1,
  now: '2026-11-20T14:00:00.000Z',
  frozen: false,
  armed: 0,
  named: true,
  madeAt: '2026-11-20T14:00:00.000Z',
  ...more,
})

const shown = (worlds: readonly WorldOverview[], text = '') =>
  groupWorlds(worlds, text).map(({ title, worlds: held }) => [title, held.map(({ id }) => id)])

describe('the worlds of the rail', () => {
  it('stand below who made them, the newest first', () => {
    const worlds = [
      world('default'),
      world('a1b2', { named: false }),
      world('older', { madeAt: '2026-11-20T13:00:00.000Z' }),
      world('newer'),
    ]
    expect(shown(worlds)).toEqual([
      ['Named', ['newer', 'older']],
      ['Made by tests', ['a1b2']],
      ['Shared', ['default']],
    ])
  })

  it('of a run stand together, the run and the world that moved last first', () => {
    const made = (id: string, run: string, movedAt: string) => world(id, { named: false, labels: { run }, movedAt })
    const worlds = [
      made('early', '17', '2026-11-22T10:00:00.000Z'),
      made('late', '17', '2026-11-22T10:05:00.000Z'),
      made('other', '18', '2026-11-22T11:00:00.000Z'),
      world('alone', { named: false }),
    ]
    expect(shown(worlds)).toEqual([
      ['Run 18', ['other']],
      ['Run 17', ['late', 'early']],
      ['Made by tests', ['alone']],
    ])
    expect(latestWorld(worlds)?.id).toBe('other')
    expect(latestWorld([world('quiet')])).toBeUndefined()
  })

  it('are found by title and label', () => {
    const worlds = [world('one', { title: 'pays with a card' }), world('two', { labels: { run: '17' } })]
    expect(shown(worlds, 'card')).toEqual([['Named', ['one']]])
    expect(shown(worlds, '17')).toEqual([['Named', ['two']]])
  })

  it('are found by name and persona', () => {
    const worlds = [world('one', { persona: 'signed-in' }), world('two')]
    expect(shown(worlds, 'SIGNED')).toEqual([['Named', ['one']]])
    expect(shown(worlds, 'three')).toEqual([])
  })

  it('are only so many at a time, of however many', () => {
    const worlds = Array.from({ length: 20_000 }, (_, at) => world(`w${at}`, { named: false }))
    const [tests] = groupWorlds(worlds, '')
    expect([tests?.worlds.length, tests?.hidden]).toEqual([mostShown, 20_000 - mostShown])
    expect(shown(worlds, 'w19999')).toEqual([['Made by tests', ['w19999']]])
  })
})
