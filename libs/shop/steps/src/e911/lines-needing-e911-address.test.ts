import { linesNeedingE911Address, readFieldPath, type E911Line } from './lines-needing-e911-address'

const line = (facts: Partial<E911Line> = {}): E911Line => ({ lineId: 'newLine1', hasE911Address: false, ...facts })

describe('linesNeedingE911Address', () => {
  it.each<[string, boolean, E911Line, string | undefined, string[]]>([
    ['a customer, for an Apple watch', true, line({ deviceName: 'Apple Watch Ultra' }), undefined, ['newLine1']],
    ['a customer, for a Watch Series', true, line({ deviceName: 'Orbit Watch Series 4' }), undefined, ['newLine1']],
    ['a customer, for a Watch SE', true, line({ deviceName: 'Tern Watch SE' }), undefined, ['newLine1']],
    ['a customer, for a listed product', true, line({ productId: 'dev14080098' }), undefined, ['newLine1']],
    ['nobody, for a phone', true, line({ deviceName: 'Orbit 12', productId: 'dev14000001' }), 'newLine1', []],
    ['nobody, who has given it', true, line({ productId: 'dev14080098', hasE911Address: true }), undefined, []],
    ['a guest, where 1098 names the line', false, line(), 'newLine2, newLine1', ['newLine1']],
    ['no guest, where 1098 names another', false, line({ productId: 'dev14080098' }), 'newLine2', []],
    ['no guest without 1098', false, line({ productId: 'dev14080098' }), undefined, []],
    ['no guest who has given it', false, line({ hasE911Address: true }), 'newLine1', []],
  ])('asks %s', (_name, isSignedIn, given, fieldPath, expected) => {
    expect(linesNeedingE911Address({ isSignedIn, lines: [given], ...(fieldPath && { fieldPath }) })).toEqual(expected)
  })

  it('takes other product ids than the listed ones', () => {
    const facts = { isSignedIn: true, lines: [line({ productId: 'dev1' })], productIds: ['dev1'] }
    expect(linesNeedingE911Address(facts)).toEqual(['newLine1'])
  })
})

describe('readFieldPath', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['newLine1', ['newLine1']],
    [' newLine1 ,, newLine3', ['newLine1', 'newLine3']],
  ])('reads %j', (fieldPath, expected) => expect(readFieldPath(fieldPath)).toEqual(expected))
})
