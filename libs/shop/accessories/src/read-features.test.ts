import { readFeatures } from './accessory-dialog'

describe('the feature list', () => {
  it('is read as plain text, item by item', () => {
    expect(readFeatures('<ul><li>Soft <b>silicone</b></li><li> Washable </li><li></li></ul>')).toEqual([
      'Soft silicone',
      'Washable',
    ])
  })

  it('carries no script along', () => {
    expect(readFeatures('<ul><li>Fine<img src=x onerror="fail()"></li></ul>')).toEqual(['Fine'])
  })

  it('is empty where there is none', () => {
    expect(readFeatures(undefined)).toEqual([])
  })
})
