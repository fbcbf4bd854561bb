import { readFileSync } from 'node:fs'
import { areas, carrierProject, carrierProjectFile, inputsOf } from './carrier-areas.mjs'

describe('the test targets of the carrier', () => {
  it('have their folder and what it imports as inputs: npm run areas brings them up to date', () => {
    expect(JSON.parse(readFileSync(carrierProjectFile, 'utf8'))).toEqual(carrierProject())
  })

  it('cover every area of the contract', () => {
    expect(areas()).toEqual(expect.arrayContaining(['cart', 'checkout', 'trade-in', 'wishlist']))
  })

  it('leave out what an area does not import', () => {
    const inputs = inputsOf('log')
    expect(inputs).toContain('{projectRoot}/src/log/**/*')
    expect(inputs.filter((input) => /src\/(wishlist|checkout|quote)\//.test(input))).toEqual([])
  })
})
