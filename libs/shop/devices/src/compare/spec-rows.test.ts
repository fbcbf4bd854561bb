import { specKinds } from '@soe/contracts'
import { findProduct, listProducts } from '@soe/catalogue'
import { deviceTexts } from '../device-texts'
import { compareTexts } from './compare-texts'
import { isDifferent, specRows } from './spec-rows'

const rowsOf = (language: 'en' | 'es', ...names: string[]) =>
  Object.fromEntries(
    specRows(
      names.flatMap((name) => findProduct(name, language) ?? []),
      compareTexts(language),
      deviceTexts(language),
    ).map(({ name, cells }) => [name, cells]),
  )

describe('specifications', () => {
  it('of two phones stand side by side, and what one alone states stands together', () => {
    const rows = rowsOf('en', 'orbit-12-pro', 'kestrel-5')
    expect(rows['Display']).toEqual([
      [{ value: '6.3 in', note: 'Matte display, readable in full sun' }],
      [{ value: '5.6 in', note: 'Display that a thumb can cross' }],
    ])
    expect(rows['Weight']).toEqual([
      [{ value: '199 g', note: 'In the hand' }],
      [{ value: '149 g', note: 'Lighter than a cup of coffee' }],
    ])
    expect(rowsOf('en', 'lumen-fold', 'pelago-9')['Also']).toEqual([
      [
        { value: '4.2 mm', note: 'Thin when open' },
        { value: '400k', note: 'Folds before the hinge is serviced' },
      ],
      [{ value: '27 W', note: 'Half full in half an hour' }],
    ])
    expect(rows['Storage']?.[0]).toEqual([{ value: '128\u00A0GB, 256\u00A0GB, 512\u00A0GB' }])
    expect(rows['Case sizes']).toBeUndefined()
  })

  it('of a watch are in the language of the page', () => {
    const rows = rowsOf('es', 'orbit-watch-4')
    expect(rows['Batería']).toEqual([[{ value: '24 h', note: 'Entre cargas' }]])
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(['Tamaños de la caja', 'Correas', 'Sensores']))
  })

  it('of one device have a row for each of its figures, and no fact of their kind is empty of any two alike', () => {
    const texts = compareTexts('en')
    const words = deviceTexts('en')
    const devices = listProducts().filter(({ itemType }) => itemType === 'DEVICE')
    for (const device of devices) {
      const rows = specRows([device], texts, words).map(({ name }) => name)
      expect(device.specs?.filter(({ kind }) => !kind || !rows.includes(texts[kind]))).toEqual([])
      for (const other of devices.filter(({ category }) => category === device.category))
        expect(
          specRows([device, other], texts, words).filter(
            ({ name, cells }) => name !== texts.also && cells.some((cell) => cell.length === 0),
          ),
        ).toEqual([])
    }
    expect(specKinds.filter((kind) => texts[kind] === undefined)).toEqual([])
  })

  it('can be narrowed to what differs', () => {
    const differing = specRows(
      ['orbit-12-pro', 'orbit-12-max'].flatMap((name) => findProduct(name) ?? []),
      compareTexts('en'),
      deviceTexts('en'),
    )
      .filter(isDifferent)
      .map(({ name }) => name)
    expect(differing).toEqual(expect.arrayContaining(['Display', 'Battery', 'Weight']))
    expect(differing).not.toContain('Water and dust')
    expect(differing).not.toContain('Brand')
  })
})
