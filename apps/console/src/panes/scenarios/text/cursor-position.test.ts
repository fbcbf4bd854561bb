import { cursorPositionAt } from './cursor-position'

const head = `id: one
rules:
  - id: a
    on: cart.addDevice
    then:
      - lockCart: { channel: VZW-RETAIL }
  - id: b
`

const where = (text: string) => {
  const position = cursorPositionAt(text)
  return position && `${position.kind} ${position.path.join('.')} "${position.word}"`
}

describe('the position of the cursor', () => {
  it.each([
    ['', 'key  ""'],
    ['id: one\nti', 'key  "ti"'],
    ['kind: Sc', 'value kind "Sc"'],
    [`${head}    o`, 'key rules.[] "o"'],
    [`${head}    `, 'key rules.[] ""'],
    [`${head}  - `, 'key rules.[] ""'],
    [`${head}  - i`, 'key rules.[] "i"'],
    [`${head}    on: cart.`, 'value rules.[].on "cart."'],
    [`${head}    on: `, 'value rules.[].on ""'],
    [`${head}    on: [cart.addPlan, ca`, 'value rules.[].on.[] "ca"'],
    [`${head}    on:\n      - ca`, 'key rules.[].on.[] "ca"'],
    [`${head}    reply: { `, 'key rules.[].reply ""'],
    [`${head}    reply: { error: "20`, 'value rules.[].reply.error "20'.concat('"')],
    [`${head}    reply: { error: "208", det`, 'key rules.[].reply "det"'],
    [`${head}    reply:\n      error: 2`, 'value rules.[].reply.error "2"'],
    [
      `${head}    reply: { error: "208", details: { lockedChannelID: V`,
      'value rules.[].reply.details.lockedChannelID "V"',
    ],
    [`${head}    reply: {\n      error: 2`, 'value rules.[].reply.error "2"'],
    [`${head}    then:\n      - lock`, 'key rules.[].then.[] "lock"'],
    [`${head}    then:\n    - lockCart: { ttl: P`, 'value rules.[].then.[].lockCart.ttl "P"'],
    [`${head}expect:\n  - { rule: `, 'value expect.[].rule ""'],
    [`${head}sees:\n  page: /a\n  te`, 'key sees "te"'],
    ['{"id": "x", "rules": [{"on": "ca', 'value rules.[].on "ca"'],
    ['{"id": "x", "rules": [{"on": "cart.addDevice", "re', 'key rules.[] "re"'],
  ])('of %p is %s', (text, expected) => expect(where(text)).toBe(expected))

  it('knows what the mapping has already', () => {
    expect(cursorPositionAt(`${head}    o`)?.used).toEqual(['id'])
    expect(cursorPositionAt('a: { b: 1, c: 2, ')?.used).toEqual(['b', 'c'])
  })

  it('begins a word at its quote', () => {
    expect(cursorPositionAt('a: { error: "20')?.from).toBe(12)
  })

  it('offers nothing in a comment', () => expect(cursorPositionAt('id: one # ti')).toBeUndefined())
})
