import * as nearest from '../document/nearest'
import { parseScenarios } from './parse-scenarios'

jest.mock('../document/nearest', () => {
  const real = jest.requireActual<typeof nearest>('../document/nearest')
  return { ...real, withAllowed: jest.fn(real.withAllowed) }
})

const head = 'apiVersion: sim/v1\nkind: Scenario\nid: s\ntitle: s\n'
const many = (line: (at: number) => string) => Array.from({ length: 190 }, (_, at) => line(at)).join('\n')
const rule = (more: string) => (at: number) => `  - {id: r${at}, nth: ${at + 1}, ${more}}`

describe('a text with more problems than anybody reads', () => {
  it.each([
    ['fields', head + many((at) => `rulez${at}: 1`)],
    ['operations', `${head}rules:\n${many(rule('on: cart.addDevise, reply: {status: 503}'))}`],
    ['request fields', `${head}rules:\n${many(rule('on: cart.addDevice, when: {request: {datta: {equals: 1}}}'))}`],
    ['commands', `${head}rules:\n${many(rule('on: cart.addDevice, then: [{advanceClok: {}}]'))}`],
    ['answers', `${head}rules:\n${many(rule('on: cart.addDevice, reply: {patch: {servceBody: 1}}'))}`],
    ['rules that are waited for', `${head}rules:\n${many(rule('on: cart.addDevice, after: q, reply: {status: 503}'))}`],
    ['documents', many((at) => `${head.replace('id: s', `id: s${at}`)}rulez: 1\n---`)],
    ['repeated fields', many(() => 'a: 1')],
  ])('lists fifty of its %s, says that there are more, and looks for the words that were meant in these', (_, text) => {
    jest.mocked(nearest.withAllowed).mockClear()
    const { ok, problems } = parseScenarios(text)
    expect([ok, problems.length, problems.at(-1)]).toMatchObject([
      false,
      51,
      {
        severity: 'warning',
        code: 'more-problems',
        message: 'There is more: 50 problems are listed, the errors first.',
      },
    ])
    expect(jest.mocked(nearest.withAllowed).mock.calls.length).toBeLessThanOrEqual(50)
  })
})
