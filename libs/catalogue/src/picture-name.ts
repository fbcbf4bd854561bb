import { accessoryModels } from './accessory-models'
import { deviceModels } from './device-models'
import { isColourName, type ColourName } from './pictures/colours'
import { drawPicture } from './pictures/draw-picture'
import { pictureViews, viewsOf, type PictureSubject, type PictureView } from './pictures/picture-subject'

export interface PictureName {
  slug: string
  colour: ColourName
  view: PictureView
}

interface Pictured {
  slug: string
  picture: PictureSubject
  colours: ColourName[]
}

const pictured = new Map<string, Pictured>([...deviceModels, ...accessoryModels].map((model) => [model.slug, model]))

export const pictureName = ({ slug, colour, view }: PictureName): string => `${slug}_${colour}_${view}.svg`

const isView = (view: string): view is PictureView => pictureViews.some((each) => each === view)

const isSold = ({ slug, colour, view }: PictureName): boolean => {
  const model = pictured.get(slug)
  return model !== undefined && model.colours.includes(colour) && viewsOf(model.picture).includes(view)
}

/** Undefined unless the catalogue sells that slug in that colour and has that view. */
export function parsePictureName(name: string): PictureName | undefined {
  const [, slug = '', colour = '', view = ''] = /^([a-z0-9-]+)_([a-z]+)_([a-z]+)\.svg$/.exec(name) ?? []
  if (!isColourName(colour) || !isView(view)) return undefined
  const parsed = { slug, colour, view }
  return isSold(parsed) ? parsed : undefined
}

export function drawCataloguePicture(name: string): string | undefined {
  const parsed = parsePictureName(name)
  const model = parsed && pictured.get(parsed.slug)
  return model && drawPicture(model.picture, parsed.colour, parsed.view)
}
