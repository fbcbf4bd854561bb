import { accessoryModels } from './accessory-models'
import { deviceModels } from './device-models'
import { drawCataloguePicture, parsePictureName, pictureName } from './picture-name'
import { viewsOf } from './pictures/picture-subject'

const names = [...deviceModels, ...accessoryModels].flatMap(({ slug, colors, picture }) =>
  colors.flatMap((color) => viewsOf(picture).map((view) => ({ slug, color, view }))),
)

describe('the name of a picture', () => {
  it('says slug, color and view', () => {
    expect(pictureName({ slug: 'orbit-12-pro', color: 'kelp', view: 'pair' })).toBe('orbit-12-pro_kelp_pair.svg')
  })

  it('parses back to what it was made of', () => {
    expect(names.map((name) => parsePictureName(pictureName(name)))).toEqual(names)
  })

  it.each([
    ['an unknown slug', 'orbit-99_kelp_pair.svg'],
    ['an unknown color', 'orbit-12-pro_mauve_pair.svg'],
    ['a color the model is not sold in', 'orbit-12-pro_buoy_pair.svg'],
    ['a property every object has', 'orbit-12-pro_constructor_pair.svg'],
    ['an unknown view', 'orbit-12-pro_kelp_top.svg'],
    ['a view an accessory lacks', 'bosun-charger_chalk_pair.svg'],
    ['another extension', 'orbit-12-pro_kelp_pair.png'],
    ['a path before it', '../orbit-12-pro_kelp_pair.svg'],
    ['a line after it', 'orbit-12-pro_kelp_pair.svg\n'],
    ['nothing', ''],
  ])('with %s is refused', (_, name) => {
    expect(parsePictureName(name)).toBeUndefined()
    expect(drawCataloguePicture(name)).toBeUndefined()
  })

  it('is enough to draw the picture', () => {
    expect(drawCataloguePicture('tern-watch-3_buoy_front.svg')).toMatch(/^<svg .*<\/svg>$/)
  })
})
