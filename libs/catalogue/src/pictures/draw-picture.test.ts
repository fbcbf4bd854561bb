import { accessoryModels } from '../accessory-models'
import { deviceModels } from '../device-models'
import { drawPicture } from './draw-picture'
import { viewsOf, type CameraType, type PhoneSubject } from './picture-subject'

const SIZE_LIMIT = 14_000

const models = [...deviceModels, ...accessoryModels]
const pictures = models.flatMap((model) =>
  model.colors.flatMap((color) =>
    viewsOf(model.picture).map((view) => ({
      name: `${model.slug} ${color} ${view}`,
      svg: drawPicture(model.picture, color, view),
    })),
  ),
)
const namesWhere = (isWrong: (svg: string) => boolean): string[] =>
  pictures.filter(({ svg }) => isWrong(svg)).map(({ name }) => name)

const TAG = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>&]*")*)(\/?)>/g

/** Every tag closes in order, and the text holds only tags. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg.replace(TAG, (_, closing: string, tag: string, __: string, empty: string) => {
    if (closing) return open.pop() === tag ? '' : '!'
    if (!empty) open.push(tag)
    return ''
  })
  return rest === '' && open.length === 0
}

const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
const referencesOf = (svg: string): string[] =>
  [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id = '']) => id)

describe('every picture of the catalogue', () => {
  it('exists in every color and view', () => {
    expect(pictures.length).toBeGreaterThan(400)
  })

  it('is well-formed', () => {
    expect(namesWhere((svg) => !isWellFormed(svg))).toEqual([])
  })

  it('travels in less than 14 kB', () => {
    expect(namesWhere((svg) => svg.length >= SIZE_LIMIT)).toEqual([])
  })

  it('names each id once and refers to no other', () => {
    expect(namesWhere((svg) => new Set(idsOf(svg)).size !== idsOf(svg).length)).toEqual([])
    expect(namesWhere((svg) => referencesOf(svg).some((id) => !idsOf(svg).includes(id)))).toEqual([])
  })

  it('holds no broken number and no more than two decimals', () => {
    expect(namesWhere((svg) => /NaN|undefined|Infinity|\.\d{3,}/.test(svg))).toEqual([])
  })

  it('is a standalone square document', () => {
    expect(
      namesWhere(
        (svg) => !/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[^"]+" width="440" height="440">/.test(svg),
      ),
    ).toEqual([])
  })

  it('differs from the same picture in any other color', () => {
    const repeated = models.filter(
      ({ colors, picture }) =>
        new Set(colors.map((color) => drawPicture(picture, color, 'front'))).size < colors.length,
    )
    expect(repeated.map(({ slug }) => slug)).toEqual([])
  })
})

describe('a phone', () => {
  const phone = (camera: CameraType): PhoneSubject => ({
    form: 'phone',
    body: 'standard',
    camera,
    front: 'island',
    logo: 'orbit',
    wallpaper: 'sails',
  })
  const lenses = (svg: string): number => svg.split('href="#lens"').length - 1

  it.each([
    ['triple-square', 3],
    ['pill-bar', 3],
    ['dual-vertical-pill', 2],
    ['triple-dots', 3],
    ['dual-square', 2],
    ['single-ring', 1],
    ['round-island', 3],
  ] as const)('with a %s camera shows %d lenses', (camera, count) => {
    expect(lenses(drawPicture(phone(camera), 'kelp', 'back'))).toBe(count)
  })

  it('shows its camera from the back and its screen from the front', () => {
    expect(lenses(drawPicture(phone('dual-square'), 'kelp', 'front'))).toBe(0)
    expect(drawPicture(phone('dual-square'), 'kelp', 'front')).toContain('f-wall-sky')
  })

  it('is drawn the same twice', () => {
    expect(drawPicture(phone('pill-bar'), 'tide', 'pair')).toBe(drawPicture(phone('pill-bar'), 'tide', 'pair'))
  })
})
