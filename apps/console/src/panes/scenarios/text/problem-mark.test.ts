import { parseScenarios } from '@soe/scenario'
import { markOf, replacementOf } from './problem-mark'
import { readYaml } from './read-yaml'

const head =
  'apiVersion: sim/v1\nkind: Scenario\nid: a\ntitle: A\nrules:\n  - id: a\n    on: cart.addAccessories\n    nth: 1\n'

const marks = (text: string) =>
  parseScenarios(text).problems.map((problem) => {
    const mark = markOf({ ...problem, allowed: problem.allowed && [...problem.allowed] }, text, readYaml(text))
    return { ...mark, written: text.slice(mark.from, mark.to) }
  })

describe('where a problem is marked', () => {
  it('is the value that is wrong, with the nearest that is allowed first', () => {
    const [mark] = marks(`${head}    reply: { error: "2038" }\n`)
    expect(mark).toMatchObject({
      written: '"2038"',
      sentence: 'cart.addAccessories never answers the error 2038.',
      isReplaceable: true,
    })
    expect(mark?.allowed[0]).toBe('208')
  })

  it('is the name that is not known', () => {
    const [mark] = marks(`${head}    replay: { status: 503 }\n`)
    expect(mark).toMatchObject({ written: 'replay', isReplaceable: true })
    expect(mark?.allowed[0]).toBe('reply')
  })

  it('replaces nothing where something is missing', () => {
    const [mark] = marks(head.replace('title: A\n', ''))
    expect(mark).toMatchObject({ isReplaceable: false })
  })
})

describe('what is put in its place', () => {
  it.each([
    ['    reply: { error: "2038" }', '208', '"208"'],
    ['    reply: { error: NOPE }', '208', '"208"'],
    ['    reply: { error: NOPE }', 'CART_LOCKED', 'CART_LOCKED'],
    ['    replay: { status: 503 }', 'reply', 'reply'],
  ])('of %p is %p as %s', (line, choice, replacement) => {
    const text = `${head}${line}\n`
    const [mark] = marks(text)
    expect(mark && replacementOf(mark, choice, text)).toBe(replacement)
  })
})
