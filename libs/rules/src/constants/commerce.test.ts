import { accessoryFlowName, placeholderNumber } from './commerce'

describe('commerce constants', () => {
  it('hold a placeholder of ten nines', () => {
    expect(placeholderNumber).toMatch(/^9{10}$/)
  })

  it('name the flow of accessory-only carts', () => {
    expect([accessoryFlowName(true), accessoryFlowName(false)]).toEqual(['ACC', 'NSEACC'])
  })
})
