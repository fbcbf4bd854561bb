import { type Colorway, colors, type ColorName } from './colors'
import { bookViews } from './draw-book'
import { flipViews } from './draw-flip'
import type { FoldSubject, PictureView, PictureSubject } from './picture-subject'
import { drawAccessory } from './draw-accessory'
import { drawPhone } from './draw-phone'
import { drawTablet } from './draw-tablet'
import { drawWatch } from './draw-watch'

const viewsByHinge = { book: bookViews, flip: flipViews }

const drawFold = (subject: FoldSubject, paint: Colorway, view: PictureView): string =>
  viewsByHinge[subject.hinge](subject, paint)[view]()

/** A standalone SVG document on a transparent ground; the same arguments give the same string. */
export function drawPicture(subject: PictureSubject, color: ColorName, view: PictureView): string {
  const paint = colors[color]
  switch (subject.form) {
    case 'phone':
      return drawPhone(subject, paint, view)
    case 'fold':
      return drawFold(subject, paint, view)
    case 'tablet':
      return drawTablet(subject, paint, view)
    case 'watch':
      return drawWatch(subject, paint, view)
    case 'accessory':
      return drawAccessory(subject, paint)
  }
}
