import { wantedTerm, type HumAddress } from './wanted-term'

describe('the term that the page of a hum device starts with', () => {
  it.each<[string, HumAddress, number]>([
    ['is that of the address', { contractTerm: 'INSTALLMENT', dppMonths: '24' }, 24],
    ['is none for a device bought outright', { contractTerm: 'MONTH_TO_MONTH' }, 0],
    ["is the line's own without an address", {}, 36],
    ["is the line's own where the address holds no number", { dppMonths: 'soon' }, 36],
    ["is the line's own where the address holds no term", { contractTerm: 'INSTALLMENT', dppMonths: '0' }, 36],
  ])('%s', (_, address, term) => {
    expect(wantedTerm(address, 36)).toBe(term)
  })
})
