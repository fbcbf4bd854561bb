import { offersAt, type KnownWords } from './complete'
import { cursorPositionAt } from './cursor-position'

const known: KnownWords = {
  operations: new Map([
    ['cart.addDevice', { summary: 'Add a device', errors: ['208', 'CART_LOCKED'] }],
    ['cart.addAccessories', { summary: 'Add accessories', errors: ['3454'] }],
  ]),
  errors: new Map([
    ['208', 'An order is scheduled'],
    ['3454', 'Details not found'],
    ['CART_LOCKED', 'The cart is locked'],
  ]),
  personas: new Map([['past-due', 'Owes money']]),
}

const rule = 'rules:\n  - id: a\n    on: cart.addDevice\n'

const offers = (text: string, on: string[] = ['cart.addDevice']) => {
  const position = cursorPositionAt(text)
  return position ? offersAt(position, { on, ruleIds: ['a', 'b'] }, known, text.startsWith('{')) : []
}

const labels = (text: string, on?: string[]) => offers(text, on).map(({ label }) => label)

describe('what is offered while someone writes', () => {
  it('is the names that are not there yet', () => {
    expect(labels('apiVersion: sim/v1\n')).toEqual([
      'kind',
      'id',
      'title',
      'description',
      'setup',
      'rules',
      'expect',
      'sees',
    ])
    expect(labels(`${rule}    `)).toEqual(expect.arrayContaining(['nth', 'reply', 'fault', 'then']))
    expect(labels(`${rule}    `)).not.toContain('on')
  })

  it('is the errors that the operation may answer, with what they say', () => {
    expect(offers(`${rule}    reply: { error: `)).toEqual([
      { label: '208', text: '"208"', detail: 'An order is scheduled', group: 'Errors of cart.addDevice' },
      { label: 'CART_LOCKED', text: 'CART_LOCKED', detail: 'The cart is locked', group: 'Errors of cart.addDevice' },
    ])
    expect(labels(`${rule}    reply:\n      errors:\n        - error: `, ['cart.addAccessories'])).toEqual(['3454'])
    expect(labels(`${rule}    reply: { error: `, [])).toEqual(['208', '3454', 'CART_LOCKED'])
  })

  it('is contract keys, channels, commands, durations, faults and personas where they belong', () => {
    expect(labels('rules:\n  - on: ')).toEqual(expect.arrayContaining(['cart.addDevice', 'cart.*', 'storefront.chunk']))
    expect(labels('rules:\n  - on:\n      - ')).toContain('cart.addDevice')
    expect(labels(`${rule}    then:\n      - `)).toEqual(
      expect.arrayContaining(['lockCart', 'advanceClock', 'failNext']),
    )
    expect(labels(`${rule}    then:\n      - lockCart: { `)).toEqual(expect.arrayContaining(['channel', 'ttl']))
    expect(offers(`${rule}    then:\n      - lockCart: { channel: VZW-`)).toContainEqual({
      label: 'VZW-RETAIL',
      text: 'VZW-RETAIL',
      detail: 'Store representative',
      group: 'Who may hold a cart',
    })
    expect(labels(`${rule}    then:\n      - lockCart: { ttl: `)).toContain('PT15M')
    expect(labels(`${rule}    fault: { `)).toEqual(
      expect.arrayContaining(['reset', 'hang', 'slowBody', 'missingChunk']),
    )
    expect(labels(`${rule}    fault: { delay: { fixed: `)).toContain('PT2S')
    expect(labels(`${rule}    when: { persona: `)).toEqual(['past-due'])
    expect(labels(`${rule}    audience: `)).toContain('prepay-signed-in')
    expect(labels('expect:\n  - { rule: ')).toEqual(['a', 'b'])
  })

  it('puts a value in quotes where it would be a number, and a name in quotes in JSON', () => {
    expect(offers(`${rule}    commit: `).map(({ text }) => text)).toEqual(['true', 'false'])
    expect(offers('{"id": "x", ')).toContainEqual(expect.objectContaining({ text: '"title": ' }))
    expect(offers(`${rule}    re`)).toContainEqual(expect.objectContaining({ text: 'reply: {  }', cursor: 9 }))
  })
})
