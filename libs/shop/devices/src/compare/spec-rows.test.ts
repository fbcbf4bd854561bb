import { specKinds } from '@soe/contracts'
import { findProduct, listProducts } from '@soe/catalogue'
import { deviceTexts } from '../device-texts'
import { compareTexts } from './compare-texts'
import { specRows } from './spec-rows'

const rowsOf = (language: 'en' | 'es', ...names: string[]) =>
  Object.fromEntries(
    specRows(
      names.flatMap((name) => findProduct(name, language) ?? []),
      compareTexts(language),
      deviceTexts(language),
    ).map(({ name, cells }) => [name, cells]),
  )

describe('specifications', () => {
  it('of two phones stand side by side, and say where one states nothing', () => {
    const rows = rowsOf('en', 'orbit-12-pro', 'kestrel-5')
    expect(rows['Display']).toEqual([
      [{ value: '6.3 in', note: 'Matte display, readable in full sun' }],
      [{ value: '5.6 in', note: 'Display that a thumb can cross' }],
    ])
    expect(rows['Weight']).toEqual([[], [{ value: '149 g', note: 'Lighter than a cup of coffee' }]])
    expect(rows['Storage']?.[0]).toEqual([{ value: '128\u00A0GB, 256\u00A0GB, 512\u00A0GB' }])
    expect(rows['Case sizes']).toBeUndefined()
  })

  it('of a watch are in the language of the page', () => {
    const rows = rowsOf('es', 'orbit-watch-4')
    expect(rows['Batería']).toEqual([[{ value: '24 h', note: 'Entre cargas' }]])
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(['Tamaños de la caja', 'Correas', 'Sensores']))
  })

  it('have a row for each figure of every device', () => {
    const figures = listProducts().flatMap(({ specs = [] }) => specs)
    const named = compareTexts('en')
    const rows = specRows(listProducts(), named, deviceTexts('en')).map(({ name }) => name)
    expect(figures.length).toBeGreaterThan(100)
    expect(specKinds.filter((kind) => !rows.includes(named[kind]))).toEqual([])
    expect(figures.filter(({ kind }) => kind === undefined)).toEqual([])
  })
})
