import { nameOf, shortId } from './name-of'

const id = '599514bc963241d3e1ead0ed0b7f6d2b'
const world = { id, named: false, persona: 'signed-in', madeAt: '2026-11-27T23:32:47.805' }

it.each([
  ['title', { ...world, title: 'orders once' }, 'orders once'],
  ['chosen id', { ...world, id: 'my-cart', named: true }, 'my-cart'],
  ['persona and beginning', world, 'signed-in, 27 Nov 23:32:47'],
])('a world goes by its %s', (_, given, name) => {
  expect(nameOf(given)).toBe(name)
})

it('shows of a drawn id the beginning', () => {
  expect([shortId(world), shortId({ id: 'a-world-of-mine', named: true })]).toEqual(['599514bc', 'a-world-of-mine'])
})
