import { accessoryModels } from './accessory-models'
import { deviceModels } from './device-models'
import { isColorName, type ColorName } from './pictures/colors'
import { drawPicture } from './pictures/draw-picture'
import { pictureViews, viewsOf, type PictureSubject, type PictureView } from './pictures/picture-subject'

export interface PictureName {
  slug: string
  color: ColorName
  view: PictureView
}

interface Pictured {
  slug: string
  picture: PictureSubject
  colors: ColorName[]
}

const pictured = new Map<string, Pictured>([...deviceModels, ...accessoryModels].map((model) => [model.slug, model]))

export const pictureName = ({ slug, color, view }: PictureName): string => `${slug}_${color}_${view}.svg`

const isView = (view: string): view is PictureView => pictureViews.some((each) => each === view)

const isSold = ({ slug, color, view }: PictureName): boolean => {
  const model = pictured.get(slug)
  return model !== undefined && model.colors.includes(color) && viewsOf(model.picture).includes(view)
}

/** Undefined unless the catalogue sells that slug in that color and has that view. */
export function parsePictureName(name: string): PictureName | undefined {
  const [, slug = '', color = '', view = ''] = /^([a-z0-9-]+)_([a-z]+)_([a-z]+)\.svg$/.exec(name) ?? []
  if (!isColorName(color) || !isView(view)) return undefined
  const parsed = { slug, color, view }
  return isSold(parsed) ? parsed : undefined
}

export function drawCataloguePicture(name: string): string | undefined {
  const parsed = parsePictureName(name)
  const model = parsed && pictured.get(parsed.slug)
  return model && drawPicture(model.picture, parsed.color, parsed.view)
}
